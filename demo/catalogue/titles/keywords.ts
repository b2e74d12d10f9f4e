import { hash } from '../../random.ts'
import { firstId } from '../ids.ts'
import type { Movie, Show } from './title.ts'
import { keywordsOfMood, keywordsOfTitle } from './keyword-words.ts'

export interface Keyword {
  id: number
  name: string
}

/** Every keyword once, in the order of the alphabet. */
export const keywords: readonly Keyword[] = [
  ...new Set([...Object.values(keywordsOfMood).flat(), ...keywordsOfTitle.map(([, name]) => name), 'trilogy']),
]
  .toSorted()
  .map((name, index) => ({ id: firstId.keyword + index, name }))

const byName = new Map(keywords.map((keyword) => [keyword.name, keyword]))
const byId = new Map(keywords.map((keyword) => [keyword.id, keyword]))

export const keywordWithId = (id: number): Keyword | undefined => byId.get(id)

const known = new WeakMap<Movie | Show, readonly Keyword[]>()

/** What a title is about: three words of its mood, what its name says, and whether it is part of a series. */
export function keywordsOf(title: Movie | Show): readonly Keyword[] {
  const found = known.get(title) ?? find(title)
  known.set(title, found)
  return found
}

function find(title: Movie | Show): Keyword[] {
  if (title.quirks.bare === true) return []
  const mood = keywordsOfMood[title.art]
  const start = hash(`keywords ${title.title.en}`)
  const names = new Set([
    ...(title.art === 'anime' ? ['anime'] : []),
    ...[0, 3, 5].map((step) => mood[(start + step) % mood.length] ?? ''),
    ...keywordsOfTitle.filter(([word]) => word.test(title.title.en)).map(([, name]) => name),
    ...(title.kind === 'movie' && title.collection !== undefined ? ['trilogy'] : []),
  ])
  return [...names].flatMap((name) => byName.get(name) ?? [])
}
