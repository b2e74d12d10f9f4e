import type { AccentColor } from '#contract/entities/preferences.ts'
import { appearance, setAccent } from '#state/appearance.ts'
import { showToast } from '#state/toasts.ts'
import { onPreferences, savePreference } from './preferences.ts'

/** Paints the accent at once and saves it; when it cannot be saved the old one is back (specification, sections 4 and 8). */
export async function chooseAccent(color: AccentColor): Promise<void> {
  const before = appearance.accent
  if (color === before) return
  setAccent(color)
  try {
    await savePreference('accentColor', color)
    showToast({ notice: 'accent-saved' })
  } catch {
    setAccent(before)
    showToast({ notice: 'accent-save-failed' })
  }
}

/** Follows the accent chosen on another device, or by whoever signs in here. */
export function followAccent(): void {
  onPreferences(({ accentColor }) => {
    if (accentColor !== undefined && accentColor !== appearance.accent) setAccent(accentColor)
  })
}
