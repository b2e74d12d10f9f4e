import { paged } from '../responses.ts'
import type { Ask } from '../request.ts'
import { trending } from './lists.ts'
import type { TrendingWindow } from './lists.ts'
import type { Dated } from '../snapshot.ts'
import { mixedItem } from '../titles/items.ts'
import { personItem, popularPeople } from '../people/person-answers.ts'

type Show = () => Record<string, unknown>

/** How many titles come before the one person. */
const before = 12

/** `GET /trending/all/{window}`: movies and shows in turn, and one person among them (irregularity 18). */
export function trendingAll(window: TrendingWindow, ask: Ask): Record<string, unknown> {
  const movies = trending('movie', window, ask.snapshot)
  const shows = trending('tv', window, ask.snapshot)
  const turns = movies.flatMap((item, at) => [item, shows[at]].filter((one): one is Dated => one !== undefined))
  const titles = turns.map(
    (item): Show =>
      () =>
        mixedItem(item, ask.lang, ask.today),
  )
  const person = popularPeople.slice(0, 1).map((one): Show => () => ({ ...personItem(one, ask), media_type: 'person' }))
  return { ...paged(ask, [...titles.slice(0, before), ...person, ...titles.slice(before)], (show) => show()) }
}
