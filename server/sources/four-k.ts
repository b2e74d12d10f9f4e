import type { FastifyInstance } from 'fastify'
import type { FourKTitleAnswer } from '#contract/four-k.ts'
import { mediaKey } from '#contract/media.ts'
import { isFourK } from '#domain/sources/four-k.ts'
import { fourK } from '#product/four-k.ts'
import { addRoute } from '../http/routes.ts'
import { answerPrepared, prepareAnswer, type PreparedAnswer } from '../http/tagged-answer.ts'
import type { Services } from '../services.ts'
import type { BuiltInStreams } from './streams.ts'

const hourMs = 3_600_000

/** Every title in 4K that comes with Matinee, the same for everybody. Looked for again every hour: titles come out by the day. */
export function fourKRoutes(app: FastifyInstance, services: Services, builtIn: BuiltInStreams): void {
  let known: { hour: number; answer: PreparedAnswer } | undefined
  addRoute(app, services, 'fourK', async ({ request, reply }) => {
    const now = services.clock()
    const hour = Math.floor(now / hourMs)
    if (known?.hour !== hour) known = { hour, answer: prepareAnswer({ titles: fourKTitles(builtIn, now) }) }
    return answerPrepared(request, reply, known.answer)
  })
}

/** The titles of which a stream reports enough lines, each with its largest one: what is played says it, and no list beside it. */
export function fourKTitles({ streamsOf, playable }: BuiltInStreams, now: number): FourKTitleAnswer[] {
  const largest = new Map<string, FourKTitleAnswer>()
  for (const ref of playable())
    for (const { height, licence } of streamsOf(ref, now)) {
      const key = mediaKey(ref)
      if (isFourK(height) && height > (largest.get(key)?.height ?? 0))
        largest.set(key, { media_type: ref.media_type, media_id: ref.media_id, height, licence })
    }
  return [...largest.values()].slice(0, fourK.titles)
}
