import { activateLanguage } from '#i18n/i18n.ts'
import type { Language } from '#product/languages.ts'
import { appearance, setLanguage } from './appearance.ts'
import { showToast } from './toasts.ts'

/** Switches the interface once the language's words are here; when they cannot be had, says so and changes nothing. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (language === appearance.language) return
  try {
    await activateLanguage(language)
    setLanguage(language)
  } catch {
    showToast({ notice: 'language-unavailable' })
  }
}
