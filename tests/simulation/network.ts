import type { ErrorCode } from '#contract/errors.ts'
import type { Mutation } from '#contract/sync.ts'
import type { Reply, Transport } from '#sync/ports.ts'
import type { FrequentFault } from './faults.ts'
import { checkSize } from './request-size.ts'
import { hits, type World } from './world.ts'

/** How long a client waits for an answer, ms. */
const timeoutMs = 15_000
const hour = 3_600_000
/** A value with this title makes the server fail, until it is mended. */
export const spoiledTitle = 'spoiled'

const unreachable: Reply<never> = { kind: 'unreachable' }
const refused = (code: ErrorCode, retryAfterMs: number | null = null): Reply<never> => ({
  kind: 'refused',
  code,
  message: '',
  retryAfterMs,
})

/** Answers that come before the request reaches our server, or instead of it. */
const refusals: readonly [FrequentFault, ErrorCode][] = [
  ['session-lost', 'unauthenticated'],
  ['forbidden', 'forbidden'],
  ['owner-mismatch', 'owner-mismatch'],
  ['failed-before-commit', 'internal'],
]

/** The way from one device to the server, through a network that lies. `session` is whose token the device has when it sends. */
export function network(world: World, name: string, session: () => string | undefined): Transport {
  const { time, dice, server, ledger, trace } = world

  async function call<T>(what: string, reach: (session: string | undefined) => Promise<Reply<T>>): Promise<Reply<T>> {
    const token = session()
    trace(() => `${name} sends ${what}`)
    const reply = await travel(() => {
      trace(() => `  the server has ${what} of ${name}`)
      return reach(token)
    })
    trace(() => `  ${name} has for ${what}: ${reply.kind === 'refused' ? reply.code : reply.kind}`)
    return reply
  }

  /** An answer, a lie, or none. */
  async function travel<T>(reach: () => Promise<Reply<T>>): Promise<Reply<T>> {
    const slow = hits(world, 'slow')
    const [there, back] = [dice.between(5, slow ? 20_000 : 300), dice.between(5, slow ? 20_000 : 300)]
    if (there > timeoutMs) {
      void later(there, reach)
      return lost(timeoutMs)
    }
    await time.sleep(there)
    if (world.serverIsDown || hits(world, 'request-lost')) return lost(dice.chance(0.5) ? timeoutMs - there : 50)
    if (hits(world, 'captive-portal')) return unreachable
    if (hits(world, 'throttled')) return refused('rate-limited', dice.between(1, 30) * 1000)
    for (const [kind, code] of refusals) if (hits(world, kind)) return refused(code)
    if (hits(world, 'reordered')) {
      void later(dice.between(1, hour), reach)
      return lost(timeoutMs - there)
    }
    const reply = await reach()
    if (hits(world, 'duplicate')) void later(dice.between(1, hour), reach)
    if (hits(world, 'failed-after-commit')) return refused('internal')
    if (world.serverIsDown || hits(world, 'reply-lost')) return lost(dice.chance(0.5) ? timeoutMs - there : 50)
    if (there + back > timeoutMs) return lost(timeoutMs - there)
    await time.sleep(back)
    return reply
  }

  async function later(ms: number, reach: () => Promise<unknown>): Promise<void> {
    await time.sleep(ms)
    // Nobody waits for it, so nobody else would hear of a server that breaks.
    await reach().catch((error: unknown) => ledger.failed(error))
  }

  async function lost(ms: number): Promise<Reply<never>> {
    await time.sleep(ms)
    return unreachable
  }

  async function push(token: string | undefined, owner: string, items: readonly Mutation[]) {
    if (!world.healing && items.some(isSpoiled)) return refused('internal')
    const reply = await server.push(token, owner, items)
    if (reply.kind === 'answer') {
      ledger.answered(token ?? '', items, reply.value)
      trace(() => `  ${reply.value.results.map(({ mutationId, result, code }) => `${mutationId.slice(-6)} ${code ?? result}`).join(', ')}`)
    }
    return reply
  }

  return {
    push({ owner, items }) {
      checkSize(ledger, items)
      return call(`push ${items.map(inShort).join(', ')}`, (token) => push(token, owner, items))
    },
    pull: ({ owner, cursor, digest = false }) =>
      call(`pull ${cursor === null ? 'everything' : 'what is new'}`, (token) => server.pull(token, owner, cursor, digest)),
  }
}

const isSpoiled = ({ value }: Mutation): boolean =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'title') === spoiledTitle

const inShort = ({ mutationId, entity, key, op, stamp }: Mutation): string => `${mutationId.slice(-6)} ${op} ${entity}/${key} @${stamp}`
