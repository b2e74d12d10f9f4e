import { i18n, type Messages } from '@lingui/core'
import { type ComponentType, lazy } from 'react'
import { retryStyles, untilLoaded } from '#platform/app-parts.ts'
import type { Language } from '#product/languages.ts'

type Words = () => Promise<{ messages: Messages }>

/** The words of the first screen, and all others (the build knows which is which: `scripts/vite/split-words.ts`). */
const catalogues: Record<Language, { start: Words; later: Words }> = {
  en: { start: () => import('./locales/en.po'), later: () => import('./locales/en.po?later') },
  de: { start: () => import('./locales/de.po'), later: () => import('./locales/de.po?later') },
}

let language: Language = 'en'
let later: Promise<void> | undefined

/** Loads a language's words and switches the interface to it. Rejects when its file can be had neither from cache nor network. */
export async function activateLanguage(next: Language): Promise<void> {
  language = next
  const [{ messages }] = await Promise.all([catalogues[next].start(), later && addLater(next)])
  // Added to what is there: the words of a later part may have arrived first.
  i18n.load(next, messages)
  i18n.activate(next)
}

/** Loads a part of the interface that is not in the start, together with the words it needs. Rejects when it cannot be had. */
export function withWords<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    later ??= addLater(language)
    later.catch(() => {
      later = undefined
    })
    const [part] = await Promise.all([load(), later, retryStyles()])
    return part
  }
}

/**
 * A component that is not in the start. Where it cannot be had, its place stays empty until it can: no screen falls for one of its parts.
 * `preload` asks for it ahead, once.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const part = withWords(load)
  return Object.assign(
    lazy(async () => ({ default: await untilLoaded(part) })),
    { preload: () => void part().catch(() => undefined) },
  )
}

async function addLater(of: Language): Promise<void> {
  const { messages } = await catalogues[of].later()
  i18n.load(of, messages)
}

export { i18n }
