import type { EndpointName } from '#contract/endpoints.ts'
import { isErrorBody } from '#contract/errors.ts'
import type { PullAnswer, PushAnswer } from '#contract/sync.ts'
import { isPullAnswer, isPushAnswer } from '#remote/sync-transport.ts'
import type { Reply, Transport } from '#sync/ports.ts'
import type { CallOptions, TestMember, TestServer } from '#support/server.ts'
import type { Dice } from './dice.ts'
import type { VirtualTime } from './virtual-time.ts'

/** The network's faults with their probabilities per request; each run switches whole kinds off and on (swarm). */
export const faultKinds = {
  'request-lost': 0.15,
  'reply-lost': 0.15,
  duplicate: 0.1,
  'failed-before': 0.08,
  'failed-after': 0.08,
  portal: 0.05,
  'session-lost': 0.02,
  throttled: 0.05,
  late: 0.08,
} as const
export type FaultKind = keyof typeof faultKinds

/** How long a client waits for an answer, ms. */
const timeoutMs = 15_000

interface NetworkOptions {
  server: TestServer
  member: TestMember
  time: VirtualTime
  dice: Dice
  /** Which faults happen now; empty once the world is healed. */
  faults: () => ReadonlySet<FaultKind>
  /** Sees every answer the server gave to a push, even one that gets lost. */
  answered: (answer: PushAnswer) => void
}

/** The way from one device to the real server, through a network that lies. */
export function network({ server, member, time, dice, faults, answered }: NetworkOptions): Transport {
  async function reach(name: EndpointName, options: CallOptions): Promise<unknown> {
    return time.real(async () => {
      server.clock.now = time.now()
      const { body } = await server.call(name, { ...options, token: member.token })
      if (isPushAnswer(body)) answered(body)
      return body
    })
  }

  async function call<T>(name: EndpointName, options: CallOptions, isAnswer: (body: unknown) => body is T): Promise<Reply<T>> {
    const hits = (kind: FaultKind) => faults().has(kind) && dice.chance(faultKinds[kind])
    await time.sleep(dice.between(5, 300))
    if (hits('request-lost')) return lost()
    if (hits('portal')) return { kind: 'unreachable' }
    if (hits('failed-before')) return { kind: 'refused', code: 'internal', message: '', retryAfterMs: null }
    if (hits('throttled')) return { kind: 'refused', code: 'rate-limited', message: '', retryAfterMs: dice.between(1, 30) * 1000 }
    if (hits('session-lost')) return { kind: 'refused', code: 'unauthenticated', message: '', retryAfterMs: null }
    if (hits('late')) {
      void time.sleep(dice.between(1, 3_600_000)).then(() => reach(name, options))
      return lost()
    }
    const body = await reach(name, options)
    if (hits('duplicate')) void time.sleep(dice.between(1, 3_600_000)).then(() => reach(name, options))
    if (hits('failed-after')) return { kind: 'refused', code: 'internal', message: '', retryAfterMs: null }
    if (hits('reply-lost')) return lost()
    await time.sleep(dice.between(5, 300))
    if (isAnswer(body)) return { kind: 'answer', value: body }
    if (isErrorBody(body)) return { kind: 'refused', code: body.error.code, message: body.error.message, retryAfterMs: null }
    return { kind: 'unreachable' }
  }

  async function lost(): Promise<{ kind: 'unreachable' }> {
    await time.sleep(dice.chance(0.5) ? timeoutMs : 50)
    return { kind: 'unreachable' }
  }

  return {
    push: ({ owner, items }) => call<PushAnswer>('push', { body: { items }, headers: { 'x-sync-owner': owner } }, isPushAnswer),
    pull: ({ owner, cursor }) =>
      call<PullAnswer>('pull', { ...(cursor === null ? {} : { query: { cursor } }), headers: { 'x-sync-owner': owner } }, isPullAnswer),
  }
}
