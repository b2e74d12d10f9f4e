import type { Movie, Show } from '../titles/title.ts'

export interface CastPart {
  person: number
  character: string
  place: number
}

/** Some actors play more than one part in a show: their further parts, after everybody else's. */
const doubles = ['The Narrator', 'The Voice on the Radio'] as const
const firstDoublePlace = 30

/** The cast of a title in order. In one show of three, one actor stands there three times (irregularity 17). */
export function castOf(title: Movie | Show): CastPart[] {
  if (title.quirks.bare === true) return []
  const cast = title.cast.map(({ person, character }, place) => ({ person, character, place }))
  const second = title.cast[1]
  if (title.kind === 'movie' || title.index % 3 !== 1 || second === undefined) return cast
  return [...cast, ...doubles.map((character, at) => ({ person: second.person, character, place: firstDoublePlace + at }))]
}
