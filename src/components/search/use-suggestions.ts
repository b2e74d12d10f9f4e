import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useQuery } from '#data/catalogue/catalogue.ts'
import { titleSearchQuery } from '#data/catalogue/list-queries.ts'
import { searchText } from '#domain/search/search-text.ts'
import { suggestions } from '#domain/search/suggestions.ts'
import type { Title } from '#domain/title/title.ts'
import { limits } from '#product/limits.ts'
import { appearance } from '#state/appearance.ts'
import { titleSearch, useDeviceMatches } from './use-device-matches.ts'

/**
 * Up to five titles for what is typed, 250 ms after the last key: what the device knows first, then what the network finds. Each
 * text is its own question, so a late answer is never shown under another text.
 */
export function useSuggestions(typed: string, wanted: boolean): readonly Title[] {
  const { language } = useSnapshot(appearance)
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), limits.search.debounceMs)
    return () => clearTimeout(timer)
  }, [typed])
  const text = wanted && settled === typed ? searchText(settled) : null
  const answer = useQuery(text === null ? null : titleSearchQuery(text, language))
  const own = useDeviceMatches(text, limits.search.suggestions, titleSearch, answer)
  // Until the device has looked, the network's titles would stand where its own belong.
  if (text === null || own === undefined) return []
  return suggestions(own, answer.value?.titles ?? (answer.failure ? null : undefined), limits.search.suggestions)
}
