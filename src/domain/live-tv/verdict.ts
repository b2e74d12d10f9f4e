import { type Channel, isByTheClock } from './channel.ts'

/** What a device has learned of a channel by playing it: it plays here, only other programs can play it, or nobody can. */
export type Verdict = 'plays' | 'elsewhere' | 'dead'

/** A page that came by https is let into nothing unencrypted (Mixed Content, 4.4), except on the device itself. */
const isOpenTo = (url: string): boolean => /^(?:https:|\/|http:\/\/(?:localhost|127\.|\[::1\]))/i.test(url)

/** The streams of a channel that this page may ask for. */
export const playableStreams = ({ streams }: Pick<Channel, 'streams'>): Channel['streams'] => streams.filter(({ url }) => isOpenTo(url))

/** What is known before anything was tried, or what was learned. What is played by the clock always plays here. */
export function verdictOf(
  channel: Pick<Channel, 'id' | 'streams' | 'films' | 'books'>,
  learned: Readonly<Record<string, Verdict>>,
): Verdict | null {
  if (isByTheClock(channel)) return null
  return playableStreams(channel).length === 0 ? 'elsewhere' : (learned[channel.id] ?? null)
}

/**
 * What a failure says of a channel. A host that is there and does not let this page read serves other programs; one that is not there serves nobody.
 * A format that this browser does not know is no fault of the channel's.
 */
export function verdictFor(failure: 'unreachable' | 'refused' | 'missing' | 'unsupported' | 'broken', isHostThere: boolean): Verdict {
  if (failure === 'unsupported' || failure === 'broken') return 'elsewhere'
  return failure === 'unreachable' && isHostThere ? 'elsewhere' : 'dead'
}
