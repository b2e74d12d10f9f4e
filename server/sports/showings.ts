import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { mostInAll, mostShowings, type ShowingAnswer } from '#contract/showings.ts'
import type { CompetitionAnswer } from '#contract/sports.ts'
import { grouped } from '#domain/grouped.ts'
import type { ListedChannel } from '#domain/live-tv/playlist-channels.ts'
import { showingFinder } from '#domain/sports/showings.ts'
import { liveTv } from '#product/live-tv.ts'
import { addRoute } from '../http/routes.ts'
import { answerPrepared, prepareAnswer, type PreparedAnswer } from '../http/tagged-answer.ts'
import type { GuideProgramme } from '../live-tv/xmltv-reader.ts'
import { remembered } from '../remembered.ts'
import type { Services } from '../services.ts'
import { competitionsAt, type SportsOptions } from './competitions.ts'

interface ShowingSources extends SportsOptions {
  /** The operator's channels. */
  channelsOf: () => readonly ListedChannel[]
  programmesOf: () => readonly GuideProgramme[]
  /** The path of our own server under which a picture of others is shown. */
  signPicture: (url: string) => string
}

const hourMs = 3_600_000
/** So much is looked through before the server looks at what else there is to do. */
const atOnce = 200

/** Which of the operator's channels show which matches, of those that the guide reaches. The same for everybody, and found once for as long as it holds. */
export function showingRoutes(app: FastifyInstance, services: Services, sources: ShowingSources): void {
  const { channelsOf, programmesOf, itemsOf, signPicture } = sources
  const answer = remembered(
    (
      hour: number,
      _competitions: readonly CompetitionAnswer[],
      channels: readonly ListedChannel[],
      programmes: readonly GuideProgramme[],
    ): Promise<PreparedAnswer> => findShowings(competitionsAt(hour * hourMs, sources), hour, channels, programmes, signPicture),
  )
  addRoute(app, services, 'showings', async ({ request, reply }) =>
    answerPrepared(request, reply, await answer(Math.floor(services.clock() / hourMs), itemsOf(), channelsOf(), programmesOf())),
  )
}

async function findShowings(
  competitions: readonly CompetitionAnswer[],
  hour: number,
  channels: readonly ListedChannel[],
  programmes: readonly GuideProgramme[],
  signPicture: ShowingSources['signPicture'],
): Promise<PreparedAnswer> {
  const [from, to] = [(hour - liveTv.guideHours.back) * hourMs, (hour + liveTv.guideHours.ahead) * hourMs]
  const planned = competitions.map(({ matches }) => ({
    matches: matches.map(({ id, home, away, start_utc, is_timed }) => ({
      id,
      home,
      away,
      start: Date.parse(start_utc),
      isTimed: is_timed,
    })),
  }))
  const find = showingFinder(planned, ({ start }) => start >= from && start < to)
  const byId = new Map(channels.map((channel) => [channel.id, channel]))
  const shown = async function* (): AsyncGenerator<ShowingAnswer> {
    for (const [place, channel] of channels.entries()) {
      if (place % atOnce === 0) await setImmediate()
      for (const match of find.inName(channel.name)) yield showingOf(match, channel, null, signPicture)
    }
    for (const [place, programme] of programmes.entries()) {
      if (place % atOnce === 0) await setImmediate()
      const channel = byId.get(programme.channel)
      if (!channel || programme.isRepeat) continue
      for (const match of find.inProgramme(programme)) yield showingOf(match, channel, programme, signPicture)
    }
  }
  const showings = await Array.fromAsync(shown())
  const few = grouped(showings, ({ match }) => match).flatMap((ofMatch) => ofMatch.slice(0, mostShowings))
  return prepareAnswer({ showings: few.slice(0, mostInAll) })
}

const showingOf = (
  match: string,
  { id, name, picture }: ListedChannel,
  programme: Pick<GuideProgramme, 'start' | 'stop'> | null,
  signPicture: ShowingSources['signPicture'],
): ShowingAnswer => ({
  match,
  channel: id,
  name,
  logo: picture === null ? null : signPicture(picture),
  start: programme && new Date(programme.start).toISOString(),
  stop: programme && new Date(programme.stop).toISOString(),
})
