import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useQuery } from '#data/catalogue/catalogue.ts'
import { titleSearchQuery } from '#data/search/search-queries.ts'
import { searchText } from '#domain/search/search-text.ts'
import { type Found, suggestions } from '#domain/search/suggestions.ts'
import { limits } from '#product/limits.ts'
import { appearance } from '#state/appearance.ts'
import { peopleSearch, titleSearch, useDeviceMatches } from './use-device-matches.ts'

/**
 * Up to five titles and people for what is typed, 250 ms after the last key: what the device knows first, then what the network finds. Each
 * text is its own question, so a late answer is never shown under another text.
 */
export function useSuggestions(typed: string, wanted: boolean): readonly Found[] {
  const { language } = useSnapshot(appearance)
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), limits.search.debounceMs)
    return () => clearTimeout(timer)
  }, [typed])
  const text = wanted && settled === typed ? searchText(settled) : null
  const answer = useQuery(text === null ? null : titleSearchQuery(text, language))
  const titles = useDeviceMatches(text, limits.search.suggestions, titleSearch, answer)
  const people = useDeviceMatches(text, limits.search.suggestions, peopleSearch, answer)
  // Until the device has looked, what the network found would stand where its own belongs.
  if (text === null || titles === undefined || people === undefined) return []
  return suggestions({ titles, people }, answer.value?.found ?? (answer.failure ? null : undefined), limits.search.suggestions)
}
