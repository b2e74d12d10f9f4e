import type { AccentColor } from '#contract/entities/preferences.ts'
import { appearance, setAccent } from '#state/appearance.ts'
import { changeSetting } from './change-setting.ts'
import { onPreferences } from './preferences.ts'

/** Paints the accent at once and saves it; when it cannot be saved the old one is back (specification, sections 4 and 8). */
export async function chooseAccent(color: AccentColor): Promise<void> {
  const before = appearance.accent
  if (color === before) return
  setAccent(color)
  if (!(await changeSetting('accentColor', color, { done: 'accent-saved', failed: 'accent-save-failed' }))) setAccent(before)
}

/** Follows the accent chosen on another device, or by whoever signs in here. */
export function followAccent(): void {
  onPreferences(({ accentColor }) => {
    if (accentColor !== undefined && accentColor !== appearance.accent) setAccent(accentColor)
  })
}
