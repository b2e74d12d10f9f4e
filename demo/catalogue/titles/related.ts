import type { ApiRequest } from '../request.ts'
import { paged } from '../responses.ts'
import { cached } from '../snapshot.ts'
import type { Dated } from '../snapshot.ts'
import { listItem, mixedItem } from './items.ts'
import type { Title } from './title.ts'

const longest = 60

/** Titles of the same kind that somebody who liked this one may like; the title itself is not among them. */
function related(item: Dated, request: ApiRequest, name: string, wanted: (other: Title) => boolean): readonly Dated[] {
  return cached(request.snapshot, `${name} ${item.title.id}`, () => {
    const all: readonly Dated[] = item.title.kind === 'movie' ? request.snapshot.movies : request.snapshot.shows
    return all.filter((other) => other.title.id !== item.title.id && wanted(other.title)).slice(0, longest)
  })
}

/** `GET /{movie|tv}/{id}/recommendations`: of the same first genre or mood. */
export function recommendations(item: Dated, request: ApiRequest): Record<string, unknown> {
  const { title } = item
  const found = related(item, request, 'recommended with', (other) => other.genres[0] === title.genres[0] || other.art === title.art)
  const rotated = [...found.slice(title.index % 7), ...found.slice(0, title.index % 7)]
  return { ...paged(request, title.quirks.bare === true ? [] : rotated, (other) => mixedItem(other, request.lang, request.today)) }
}

/** `GET /{movie|tv}/{id}/similar`: of the same mood. */
export const similar = (item: Dated, request: ApiRequest): Record<string, unknown> => ({
  ...paged(
    request,
    related(item, request, 'similar to', (other) => other.art === item.title.art),
    (other) => listItem(other, request.lang, request.today),
  ),
})
