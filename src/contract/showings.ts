import { z } from 'zod'
import { schema } from './entity.ts'
import { channelId, channelLogo } from './live-tv.ts'
import { matchId } from './sports.ts'
import { text } from './titles.ts'

/** A channel of the operator's that shows a match (`domain/sports/showings.ts`). */
const showingSchema = schema(() =>
  z.strictObject({
    match: matchId,
    channel: channelId,
    name: text(200).min(1),
    logo: channelLogo.nullable(),
    /** Of the programme; both are null where the channel is named after the match. */
    start: z.iso.datetime().nullable(),
    stop: z.iso.datetime().nullable(),
  }),
)
export type ShowingAnswer = z.infer<typeof showingSchema>

/** More of one match are left out: a list has each station many times. */
export const mostShowings = 12
/** More of all matches together are left out. */
export const mostInAll = 20_000

/** Of the matches of two days. */
export const showingsAnswer = schema(() => z.strictObject({ showings: z.array(showingSchema).max(mostInAll).readonly() }))
