import { subscribe } from 'valtio'
import { watchableKey } from '#contract/media.ts'
import { answerTo } from '#data/catalogue/catalogue.ts'
import { allOnShelf } from '#data/library/shelf-values.ts'
import { shelves } from '#data/library/shelves.ts'
import { sourceOwner } from '#data/sources/records.ts'
import { today } from '#data/today.ts'
import type { Details } from '#domain/title/details.ts'
import type { Episode } from '#domain/title/season.ts'
import { isFor, watchedCopies } from '#domain/watching/download.ts'
import { begunSeasons, episodesAhead, seasonsAhead } from '#domain/watching/next-for-you.ts'
import { seenEpisodes } from '#domain/watching/seen-episodes.ts'
import { deviceClock } from '#platform/clock.ts'
import { withLock } from '#platform/locks.ts'
import { savesData } from '#platform/network.ts'
import { downloading } from '#product/downloads.ts'
import { detailsQueries } from '#remote/tmdb/details.ts'
import { seasonQueries } from '#remote/tmdb/seasons.ts'
import { appearance } from '#state/appearance.ts'
import { connectivity } from '#state/connectivity.ts'
import { downloadSettings } from '#state/download-settings.ts'
import { downloads } from '#state/downloads.ts'
import { player } from '#state/player.ts'
import { streamsOf } from '../streams.ts'
import { startDownload } from './downloads.ts'
import { removeRecord } from './records.ts'

/** One tab does it. */
const lock = 'downloads-by-themselves'
/** A change of the history is followed by others (ms). */
const calmMs = 2000
let timer: ReturnType<typeof setTimeout> | undefined

/** Removes what was watched and keeps the next episodes ready, where somebody wants that on this device. The app calls it once. */
export function followWatching(): void {
  shelves.watch_history.subscribe(tidySoon)
  for (const state of [downloadSettings, connectivity, player]) subscribe(state, tidySoon)
}

function tidySoon(): void {
  if (!downloadSettings.removesWatched && downloadSettings.ahead.length === 0) return
  timer ??= setTimeout(() => {
    timer = undefined
    void withLock(lock, tidy).catch(() => undefined)
  }, calmMs)
}

async function tidy(): Promise<void> {
  const history = await watchedItems()
  if (downloadSettings.removesWatched) await removeWatched(history)
  if (connectivity.state === 'offline' || savesData()) return
  for (const { id } of downloadSettings.ahead) await keepAhead(id, [...history.keys()])
}

/** When each movie and episode was watched last (epoch ms), by its key. */
const watchedItems = async (): Promise<Map<string, number>> =>
  new Map((await allOnShelf('watch_history')).map(({ key, value }) => [key, value.watched_at ?? 0]))

async function removeWatched(history: ReadonlyMap<string, number>): Promise<void> {
  const playing = player.playing && watchableKey(player.playing.watchable)
  const own = downloads.list.filter((download) => isFor(download, sourceOwner()))
  for (const { watchable } of watchedCopies(own, (key) => history.get(key), playing)) await removeRecord(watchableKey(watchable))
}

const triedAt = new Map<string, number>()

/** Begins the copies of a show's next episodes that are not here. */
async function keepAhead(show: number, watched: readonly string[]): Promise<void> {
  const { language } = appearance
  const details = await answerTo(detailsQueries.details('tv', show, language))
  if (details === undefined) return
  const seen = seenEpisodes(watched, show)
  const seasons = await Promise.all(
    seasonsAhead(begunSeasons(details.seasons, today()), seen).map(({ number }) => answerTo(seasonQueries.season(show, number, language))),
  )
  const episodes = seasons.flatMap((season) => season?.episodes ?? [])
  for (const episode of episodesAhead(episodes, seen, today(), downloading.episodesAhead)) await bringHere(details, episode)
}

async function bringHere(show: Details, episode: Episode): Promise<void> {
  const watchable = { media_type: 'tv', media_id: show.id, season: episode.season, episode: episode.number } as const
  const key = watchableKey(watchable)
  const isHere = downloads.list.some((download) => watchableKey(download.watchable) === key)
  if (isHere || deviceClock.now() - (triedAt.get(key) ?? Number.NEGATIVE_INFINITY) < downloading.aheadAgainMs) return
  triedAt.set(key, deviceClock.now())
  const answer = await streamsOf(watchable)
  const stream = answer.kind === 'known' ? answer.streams.find(({ downloadable }) => downloadable) : undefined
  if (stream) await startDownload({ watchable, title: show, episode }, stream)
}
