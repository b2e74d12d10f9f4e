import { i18n, type Messages } from '@lingui/core'
import type { Language } from '#spec/languages.ts'

const catalogues: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('./locales/en.po'),
  de: () => import('./locales/de.po'),
}

/** Loads a language's words and switches the interface to it. Rejects when its file can be had neither from cache nor network. */
export async function activateLanguage(language: Language): Promise<void> {
  const { messages } = await catalogues[language]()
  i18n.loadAndActivate({ locale: language, messages })
}

export { i18n }
