import type { Title } from '#domain/title/title.ts'

interface Entry<T> {
  item: T
  /** The name in small letters without accents. */
  name: string
  words: readonly string[]
}

/** How well a name answers what was typed, best first. */
const ranks = { whole: 0, wholeWords: 1, beginning: 2, words: 3, inside: 4, none: 5 } as const

/** Small letters without accents, so that "amelie" finds "Amélie" and "strasse" finds "Straße". */
export const foldText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')

/** Whether a name holds every one of some words, or their beginnings or parts. */
export function holdsWords(words: string): (name: string) => boolean {
  const wanted = foldText(words).split(/\s+/u).filter(Boolean)
  return (name) => wanted.every((word) => foldText(name).includes(word))
}

const wordsOf = (folded: string): string[] => folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/** What answers a text, best first. */
export type Finder<T> = (typed: string, max: number) => T[]

/**
 * Prepares things for searching by name. The answer to a text holds those whose name has every typed word, then those in which each begins
 * a word, then those that contain the text, then those one typing error away; among equals, those of more worth first.
 */
export function nameFinder<T>(items: readonly T[], nameOf: (item: T) => string, worthOf: (item: T) => number): Finder<T> {
  const entries = items.map((item): Entry<T> => {
    const name = foldText(nameOf(item).trim())
    return { item, name, words: wordsOf(name) }
  })
  const byWorth = (a: Entry<T>, b: Entry<T>): number => worthOf(b.item) - worthOf(a.item)
  return (typed, max) => {
    const text = foldText(typed.trim())
    const words = wordsOf(text)
    if (text === '') return []
    // Most names hold not even the letters: only the others are worth a look at their words.
    const exact = entries
      .filter(({ name }) => words.every((word) => name.includes(word)) || name.includes(text))
      .map((entry) => ({ entry, rank: rankOf(entry, text, words) }))
      .filter(({ rank }) => rank < ranks.none)
      .sort((a, b) => a.rank - b.rank || byWorth(a.entry, b.entry))
      .map(({ entry }) => entry)
    const answers = exact.length < max ? [...exact, ...withTypos(entries, exact, words).sort(byWorth)] : exact
    return answers.slice(0, max).map(({ item }) => item)
  }
}

/** The same for titles; better voted ones first among equals. */
export const titleFinder = (titles: readonly Title[]): Finder<Title> =>
  nameFinder(
    titles,
    ({ title }) => title,
    ({ rating }) => rating,
  )

function rankOf({ name, words }: Omit<Entry<unknown>, 'item'>, text: string, typed: readonly string[]): number {
  if (name === text) return ranks.whole
  if (typed.length > 0 && typed.every((word) => words.includes(word))) return ranks.wholeWords
  if (name.startsWith(text)) return ranks.beginning
  if (typed.length === 0) return ranks.none
  if (typed.every((word) => words.some((own) => own.startsWith(word)))) return ranks.words
  return text.length > 1 && name.includes(text) ? ranks.inside : ranks.none
}

/** Those that match with one typing error. */
function withTypos<T>(entries: readonly Entry<T>[], exact: readonly Entry<T>[], typed: readonly string[]): Entry<T>[] {
  const found = new Set(exact)
  const isMeant = ({ words }: Entry<T>): boolean => typed.every((word) => words.some((own) => own.startsWith(word) || isTypoOf(word, own)))
  return typed.length === 0 ? [] : entries.filter((entry) => !found.has(entry) && isMeant(entry))
}

/** Short words are too much alike to guess; a longer one may still be unfinished. */
const shortest = 4
const isTypoOf = (typed: string, own: string): boolean =>
  typed.length >= shortest &&
  [own, own.slice(0, typed.length), own.slice(0, typed.length + 1)].some((candidate) => isOneEditAway(typed, candidate))

/** Whether one letter too many, too few or wrong, or two neighbours swapped, makes one word the other (Damerau-Levenshtein distance 1). */
export function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const rests = (fromA: number, fromB: number): boolean => a.slice(start + fromA) === b.slice(start + fromB)
  const isSwapped = a[start] === b[start + 1] && a[start + 1] === b[start]
  return rests(1, 0) || rests(0, 1) || rests(1, 1) || (isSwapped && rests(2, 2))
}
