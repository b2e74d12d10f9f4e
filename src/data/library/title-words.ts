import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { MediaType } from '#contract/media.ts'
import { answerTo } from '#data/catalogue/catalogue.ts'
import { keptAnswer } from '#data/catalogue/kept-answer.ts'
import { titleQuery } from '#data/catalogue/list-queries.ts'
import type { Language } from '#product/languages.ts'
import { appearance, isLanguageChosen } from '#state/appearance.ts'

interface Named {
  type: MediaType
  id: number
  title: string
}

/** Names that were looked up, by language and title; null where nobody has translated it. */
const names = new Map<string, string | null>()

/** How many are remembered. */
const mostNames = 2000

/**
 * What was kept with a name in the language of that day, with its name in the language of the interface: from this device, else asked for
 * once, then kept like all answers. Where it cannot be had, and for those who never chose a language, the kept name stays.
 */
export function useTitleWords<T extends Named>(kept: T): T {
  const { language } = useSnapshot(appearance)
  const { type, id } = kept
  const key = `${language}:${type}:${id}`
  const [, found] = useState('')
  useEffect(() => {
    if (!isLanguageChosen() || names.has(key)) return undefined
    let isWanted = true
    const lookUp = async (): Promise<void> => {
      const name = await nameIn(language, type, id)
      if (name === undefined) return
      if (names.size >= mostNames) names.clear()
      names.set(key, name)
      if (isWanted) found(key)
    }
    void lookUp()
    return () => {
      isWanted = false
    }
  }, [key, language, type, id])
  const name = names.get(key)
  return name ? { ...kept, title: name } : kept
}

/** Undefined where the movie database cannot be asked now. Never rejects. */
async function nameIn(language: Language, type: MediaType, id: number): Promise<string | null | undefined> {
  const query = titleQuery(type, id, language)
  const title = (await keptAnswer(query)) ?? (await answerTo(query))
  return title && (title.foreign?.title === undefined ? title.title : null)
}
