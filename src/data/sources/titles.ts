import { mediaKey, watchableKey, type WatchableRef } from '#contract/media.ts'
import type { Heights } from '#domain/sources/four-k.ts'
import type { Source } from '#domain/sources/source.ts'
import { deviceClock } from '#platform/clock.ts'
import { fourK } from '#product/four-k.ts'
import { askingSources, sourceAddresses } from '#product/sources.ts'
import { jellyfinEpisode, jellyfinFourK, type JellyfinTitles, jellyfinTitles } from '#remote/sources/jellyfin.ts'
import type { SourceAnswer } from '#remote/sources/ask.ts'
import { rememberListed } from './four-k-records.ts'
import { sourceCache } from './records.ts'

/** What a server has, as this device remembers it. */
interface KeptTitles {
  /** Epoch ms. */
  readAt: number
  titles: JellyfinTitles
}

const addressOf = (source: Source): string => sourceAddresses.titles + source.id

async function kept(source: Source): Promise<KeptTitles | undefined> {
  const record = await sourceCache.record(addressOf(source)).catch(() => undefined)
  return isKept(record) ? record : undefined
}

/** What is stored under an address of ours was written here. */
const isKept = (value: unknown): value is KeptTitles => typeof value === 'object' && value !== null && 'titles' in value

const reading = new Map<string, Promise<SourceAnswer<JellyfinTitles>>>()

/** Reads anew what a server has, and keeps it. One reading at a time. */
export function readTitles(source: Source): Promise<SourceAnswer<JellyfinTitles>> {
  const begun = reading.get(source.id)
  if (begun) return begun
  const read = async (): Promise<SourceAnswer<JellyfinTitles>> => {
    const answer = await jellyfinTitles(source)
    // Without room the list is read again the next time.
    if (answer.ok)
      await sourceCache.putRecord(addressOf(source), { readAt: deviceClock.now(), titles: answer.value }).catch(() => undefined)
    return answer
  }
  const now = read().finally(() => reading.delete(source.id))
  reading.set(source.id, now)
  return now
}

/** How many movies and shows a server has, by what is known here; undefined before they were read. */
export async function titleCounts(source: Source): Promise<{ movies: number; shows: number; readAt: number } | undefined> {
  const known = await kept(source)
  return known && { movies: Object.keys(known.titles.movie).length, shows: Object.keys(known.titles.tv).length, readAt: known.readAt }
}

/** Asks a server what it has in 4K, and keeps it. */
export async function readFourK(source: Source): Promise<SourceAnswer<Heights>> {
  const answer = await jellyfinFourK(source)
  if (!answer.ok) return answer
  const shows = answer.value.flatMap((item) => ('show' in item ? item.show : []))
  const known = await tmdbIdsOf(source, shows)
  if (!known.ok) return known
  const heights = answer.value.flatMap((item): [string, number][] => {
    if ('movie' in item) return [[mediaKey({ media_type: 'movie', media_id: item.movie }), item.height]]
    const media_id = known.value.get(item.show)
    return media_id === undefined ? [] : [[watchableKey({ ...item, media_type: 'tv', media_id }), item.height]]
  })
  const listed = Object.fromEntries(heights.slice(0, fourK.titles))
  await rememberListed(source.id, listed, deviceClock.now())
  return { ok: true, value: listed }
}

/** The ids in the movie database of shows by the server's own; what is known here may be too old for some of them. */
async function tmdbIdsOf(source: Source, shows: readonly string[]): Promise<SourceAnswer<ReadonlyMap<string, number>>> {
  const known = await kept(source)
  const ids = known && idsIn(known.titles)
  if (ids && shows.every((show) => ids.has(show))) return { ok: true, value: ids }
  const answer = await readTitles(source)
  return answer.ok ? { ok: true, value: idsIn(answer.value) } : answer
}

const idsIn = ({ tv }: JellyfinTitles): ReadonlyMap<string, number> => new Map(Object.entries(tv).map(([tmdb, id]) => [id, Number(tmdb)]))

/**
 * The server's own id of a movie or an episode; null where it does not have it. What is known here answers at once; what is old is read again
 * behind it, and what the server may have got since, where it is not among it.
 */
export async function itemOf(
  source: Source,
  { media_type, media_id, season, episode }: WatchableRef,
): Promise<SourceAnswer<string | null>> {
  const known = await kept(source)
  const isOld = known === undefined || deviceClock.now() - known.readAt > askingSources.titlesFreshMs
  const again = isOld ? readTitles(source) : undefined
  let item = known?.titles[media_type][media_id]
  if (item === undefined && again) {
    const answer = await again
    if (!answer.ok) return answer
    item = answer.value[media_type][media_id]
  }
  if (item === undefined || season === null || episode === null) return { ok: true, value: item ?? null }
  return jellyfinEpisode(source, item, season, episode)
}
