import type { Ask } from '../ask.ts'
import { openFilms } from '../open-films.ts'
import { around } from '../chance.ts'
import { paged } from '../answers.ts'
import { providersOf, regions } from '../providers.ts'
import { snapshotOf } from '../snapshot.ts'
import type { Dated } from '../snapshot.ts'
import type { Movie, Show, Title } from '../titles.ts'
import { picturePath } from '../pictures.ts'
import { listItem, mixedItem } from './items.ts'

const filmed = openFilms.filter((film) => film.video !== undefined)

/**
 * Trailers. An invented title has none of its own: a real open film stands in and says so by name. One title in four lists
 * featurettes first (irregularity 25).
 */
export function videosOf(title: Title, ask: Ask): Record<string, unknown> {
  const standIn = around(filmed, title.id)
  const shown = title.video ?? { key: standIn.video ?? '', name: `Demo trailer: ${standIn.title} (Blender Studio, CC BY)` }
  if (title.art === 'silent' || title.quirks.bare === true || (title.homepage !== '' && title.video === undefined)) return { results: [] }
  const video = (type: string, at: number): Record<string, unknown> => ({
    iso_639_1: ask.lang,
    iso_3166_1: ask.lang === 'de' ? 'DE' : 'US',
    name: shown.name,
    key: shown.key,
    site: 'YouTube',
    size: 1080,
    type,
    official: true,
    published_at: '2023-09-05T12:00:00.000Z',
    id: (title.id * 10 + at).toString(16).padStart(24, '0'),
  })
  return { results: title.id % 4 === 2 ? [video('Featurette', 0), video('Trailer', 1)] : [video('Trailer', 0)] }
}

/** Titles of the same kind that share the first genre, or the mood; the title itself is not among them. */
function related(item: Dated, ask: Ask, wanted: (other: Title) => boolean): Dated[] {
  const { movies, shows } = snapshotOf(ask.today)
  const all: readonly Dated[] = item.title.kind === 'movie' ? movies : shows
  return all.filter((other) => other.title.id !== item.title.id && wanted(other.title)).slice(0, 60)
}

export function recommendations(item: Dated, ask: Ask): Record<string, unknown> {
  const found = related(item, ask, (other) => other.genres[0] === item.title.genres[0] || other.art === item.title.art)
  const turned = [...found.slice(item.title.index % 7), ...found.slice(0, item.title.index % 7)]
  return { ...paged(ask, item.title.quirks.bare === true ? [] : turned, (other) => mixedItem(other, ask.lang, ask.today)) }
}

export const similar = (item: Dated, ask: Ask): Record<string, unknown> => ({
  ...paged(
    ask,
    related(item, ask, (other) => other.art === item.title.art),
    (other) => listItem(other, ask.lang, ask.today),
  ),
})

/** Providers per region, grouped by offer; a group that is empty is missing (irregularity 24). */
export function watchProviders(title: Movie | Show): Record<string, unknown> {
  const results: Record<string, unknown> = {}
  for (const [region] of regions) {
    const found = providersOf(title, region)
    if (found.length === 0) continue
    const offers = Object.groupBy(found, (provider) => provider.offer)
    const entry: Record<string, unknown> = { link: `https://www.themoviedb.org/${title.kind}/${title.id}/watch?locale=${region}` }
    for (const [offer, group] of Object.entries(offers)) {
      entry[offer] = group.map((provider, at) => ({
        logo_path: picturePath('provider', provider.id),
        provider_id: provider.id,
        provider_name: provider.name,
        display_priority: at,
      }))
    }
    results[region] = entry
  }
  return { results }
}
