import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { homePlaces } from '#contract/home-places.ts'
import { mediaKey, watchableKey } from '#contract/media.ts'
import { listChanges } from '#contract/setting-lists.ts'
import type { SavedTitle } from '#contract/titles.ts'
import { applyMutations, type Write } from './sync/apply-mutations.ts'
import type { SyncStore } from './sync/sync-rows.ts'

/** A title as the demo catalogue's lists have it. */
interface Listed {
  id: number
  title?: string
  name?: string
  overview: string
  poster_path: string | null
  backdrop_path: string | null
  vote_average: number
}

interface Season {
  episodes: { episode_number: number; runtime: number | null }[]
}

const dayMs = 86_400_000
const minute = 60
/** How long an episode is where nobody says (minutes). */
const usualMinutes = 40

/**
 * Fills the account of the demo member, so that a newcomer sees what the product is: a show in the middle of an episode and a movie begun,
 * both lists, a history, stars, a note, and a filter on home.
 *
 * @param now epoch ms
 */
export async function fillDemoAccount(app: FastifyInstance, store: SyncStore, userId: string, now: number): Promise<void> {
  const ask = async <T>(path: string): Promise<T> => (await app.inject({ url: `/tmdb/3${path}` })).json<T>()
  const [movies, shows] = await Promise.all(
    (['movie', 'tv'] as const).map(async (type) => {
      const { results } = await ask<{ results: Listed[] }>(`/${type}/popular?language=en-US`)
      return results.map((listed) => savedTitle(type, listed))
    }),
  )
  const [begun, first, second, ...rest] = movies ?? []
  const [show, ...otherShows] = shows ?? []
  if (!begun || !first || !second || !show) return
  const { episodes } = await ask<Season>(`/tv/${show.media_id}/season/1?language=en-US`)
  const ago = (days: number): number => Math.round(now - days * dayMs)
  const writes = [
    ...rest.slice(0, 4).map((title, place) => saved('favorites', title, ago(place + 1))),
    saved('favorites', show, ago(6)),
    ...rest.slice(5, 9).map((title, place) => saved('watchlist', title, ago(place + 2))),
    ...otherShows.slice(0, 2).map((title, place) => saved('watchlist', title, ago(place + 7))),
    watched(first, 100 * minute, ago(4)),
    watched(second, 100 * minute, ago(7)),
    opinion('ratings', first, { stars: 5 }, ago(4)),
    opinion('title_notes', first, { note: 'Again, on a larger screen.' }, ago(4)),
    opinion('ratings', second, { stars: 4 }, ago(7)),
    stopped(begun, 38 * minute, 95 * minute, ago(2)),
    ...episodes.slice(0, 3).map(({ episode_number: number, runtime }, place) => {
      const seconds = (runtime ?? usualMinutes) * minute
      const at = { season: 1, episode: number }
      return place < 2 ? watched(show, seconds, ago(2 - place), at) : stopped(show, Math.round(seconds * 0.4), seconds, ago(0.5), at)
    }),
    ...settings(),
  ]
  await applyMutations(store, userId, [{ mutationId: randomUUID(), writes }], now)
}

const savedTitle = (media_type: 'movie' | 'tv', listed: Listed): SavedTitle => ({
  media_id: listed.id,
  media_type,
  title: listed.title ?? listed.name ?? '',
  poster_path: listed.poster_path,
  backdrop_path: listed.backdrop_path,
  overview: listed.overview,
  rating: listed.vote_average,
})

const write = (entity: Write['entity'], key: string, value: Write['value']): Write => ({ entity, key, value, stamp: undefined })

const saved = (list: 'favorites' | 'watchlist', title: SavedTitle, added_at: number): Write =>
  write(list, mediaKey(title), { ...title, added_at })

interface EpisodePlace {
  season: number
  episode: number
}
const whole = { season: null, episode: null }

function watched(title: SavedTitle, duration: number, watched_at: number, at: EpisodePlace | typeof whole = whole): Write {
  const item = { ...title, ...at, watch_position: duration, duration, preferred_source: null, watched_at }
  return write('watch_history', watchableKey(item), item)
}

function stopped(
  title: SavedTitle,
  watch_position: number,
  duration: number,
  updated_at: number,
  at: EpisodePlace | typeof whole = whole,
): Write {
  const item = { ...undescribed(title), ...at, watch_position, duration, updated_at }
  return write('continue_watching', watchableKey(item), item)
}

const opinion = (
  entity: 'ratings' | 'title_notes',
  title: SavedTitle,
  value: { stars: number } | { note: string },
  updated_at: number,
): Write => write(entity, mediaKey(title), { ...undescribed(title), ...value, updated_at })

const undescribed = ({ media_id, media_type, title, poster_path, backdrop_path }: SavedTitle) => ({
  media_id,
  media_type,
  title,
  poster_path,
  backdrop_path,
})

/** A filter of the member's own, on home behind the first rows. */
function settings(): Write[] {
  const filter = { id: 'c0ffee0000000001', type: 'movie', name: 'Comedies', query: 'genres=comedy' } as const
  const usual = Object.keys(homePlaces)
  const order = [...usual.slice(0, 2), `filter:${filter.id}`, ...usual.slice(2)]
  const rows = [...listChanges('savedFilters', [filter], []), ...listChanges('homeOrder', order, [])]
  return rows.flatMap(({ key, value }) => (isSetting(value) ? [write('preferences', key, value)] : []))
}

const isSetting = (value: unknown): value is Exclude<Write['value'], null> => value !== null && value !== undefined
