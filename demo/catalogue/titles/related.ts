import { paged } from '../responses.ts'
import type { Ask } from '../request.ts'
import { remembered } from '../snapshot.ts'
import type { Dated } from '../snapshot.ts'
import type { Title } from './title.ts'
import { listItem, mixedItem } from './items.ts'

const longest = 60

/** Titles of the same kind that somebody who liked this one may like; the title itself is not among them. */
function related(item: Dated, ask: Ask, name: string, wanted: (other: Title) => boolean): readonly Dated[] {
  return remembered(ask.snapshot, `${name} ${item.title.id}`, () => {
    const all: readonly Dated[] = item.title.kind === 'movie' ? ask.snapshot.movies : ask.snapshot.shows
    return all.filter((other) => other.title.id !== item.title.id && wanted(other.title)).slice(0, longest)
  })
}

/** `GET /{movie|tv}/{id}/recommendations`: of the same first genre or mood. */
export function recommendations(item: Dated, ask: Ask): Record<string, unknown> {
  const { title } = item
  const found = related(item, ask, 'recommended with', (other) => other.genres[0] === title.genres[0] || other.art === title.art)
  const turned = [...found.slice(title.index % 7), ...found.slice(0, title.index % 7)]
  return { ...paged(ask, title.quirks.bare === true ? [] : turned, (other) => mixedItem(other, ask.lang, ask.today)) }
}

/** `GET /{movie|tv}/{id}/similar`: of the same mood. */
export const similar = (item: Dated, ask: Ask): Record<string, unknown> => ({
  ...paged(
    ask,
    related(item, ask, 'similar to', (other) => other.art === item.title.art),
    (other) => listItem(other, ask.lang, ask.today),
  ),
})
