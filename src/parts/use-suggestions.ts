import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useQuery } from '#data/catalogue.ts'
import { queries } from '#data/queries.ts'
import { searchText } from '#domain/search-text.ts'
import type { Title } from '#domain/title.ts'
import { limits } from '#spec/limits.ts'
import { appearance } from '#state/appearance.ts'

/**
 * Up to five titles for what is typed, 250 ms after the last key; empty on failure. Each text is its own question, so an
 * answer that comes late belongs to its own text and is never shown under another.
 */
export function useSuggestions(typed: string, wanted: boolean): readonly Title[] {
  const { language } = useSnapshot(appearance)
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), limits.search.debounceMs)
    return () => clearTimeout(timer)
  }, [typed])
  const text = searchText(settled)
  const { value } = useQuery(wanted && text !== null && settled === typed ? queries.search(text, language) : null)
  return value?.titles.slice(0, limits.search.suggestions) ?? []
}
