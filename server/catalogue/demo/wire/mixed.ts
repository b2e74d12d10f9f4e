import { paged } from '../answers.ts'
import type { Ask } from '../ask.ts'
import { trending } from '../lists.ts'
import type { TrendingWindow } from '../lists.ts'
import { popularPeople, personItem } from './person.ts'
import { findHits } from '../search.ts'
import type { Hit } from '../search.ts'
import { snapshotOf } from '../snapshot.ts'
import type { Dated } from '../snapshot.ts'
import { listItem, mixedItem } from './items.ts'

const showHit = (hit: Hit, ask: Ask): Record<string, unknown> =>
  hit.kind === 'title' ? mixedItem(hit.item, ask.lang, ask.today) : { ...personItem(hit.person, ask), media_type: 'person' }

/** `GET /trending/all/{window}`: movies and shows in turn, and one person among them (irregularity 18). */
export function trendingAll(window: TrendingWindow, ask: Ask): Record<string, unknown> {
  const movies = trending('movie', window, ask.today)
  const shows = trending('tv', window, ask.today)
  const turns = movies.flatMap((item, at): Hit[] =>
    [item, shows[at]].filter((one): one is Dated => one !== undefined).map((one) => ({ kind: 'title', item: one })),
  )
  const [person] = popularPeople
  const mixed: Hit[] = person === undefined ? turns : [...turns.slice(0, 12), { kind: 'person', person }, ...turns.slice(12)]
  return { ...paged(ask, mixed, (hit) => showHit(hit, ask)) }
}

export type SearchKind = 'multi' | 'movie' | 'tv' | 'person'

/** `GET /search/{kind}`. Only `multi` says what kind each result is (irregularity 15). */
export function searchAnswer(kind: SearchKind, ask: Ask): Record<string, unknown> {
  const { movies, shows } = snapshotOf(ask.today)
  const titles: readonly Dated[] = [
    ...(kind === 'multi' || kind === 'movie' ? movies : []),
    ...(kind === 'multi' || kind === 'tv' ? shows : []),
  ]
  const persons = kind === 'multi' || kind === 'person' ? popularPeople : []
  const hits = findHits(
    ask.param('query'),
    titles.toSorted((a, b) => b.popularity - a.popularity),
    persons,
  )
  const show = (hit: Hit): Record<string, unknown> => {
    if (kind === 'multi') return showHit(hit, ask)
    return hit.kind === 'title' ? listItem(hit.item, ask.lang, ask.today) : personItem(hit.person, ask)
  }
  return { ...paged(ask, hits, show) }
}
