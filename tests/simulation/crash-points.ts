import type { ReadTx, Store, Tx } from '#sync/store.ts'
import type * as Engine from './engine.ts'
import { adoptFormer, saveAsFormer } from './former-account.ts'
import { ann, type Player, type Scene, sceneOf, titled, watched } from './scene.ts'

/** What a crash makes of the call it falls on: it never happened, it happened and nobody heard, or nobody can tell the caller. */
const kinds = ['dropped', 'kept', 'unknown'] as const
type Kind = (typeof kinds)[number]

/** What happens on a device that may die at each of its waits. Before it, the device has edits, news and a guest. */
const mutations: Record<string, (scene: Scene, device: Player) => Promise<unknown>> = {
  enqueue: (_, device) => device.put('movie:9'),
  'enqueue over a sent change': (_, device) => device.put('movie:2', 'once more'),
  clear: ({ clock }, device) => device.change('watch_history', '*clear', { cleared_at: clock.now }),
  'flush and pull': (_, device) => device.sync({ resetBackOff: true }),
  'flush of a refused change': async (_, device) => {
    await device.put('movie:4', '')
    await device.sync({ resetBackOff: true })
  },
  'flush with a wrong clock': async ({ clock, engine }, device) => {
    const ports = { ...device.ports, clock: { now: () => clock.now + 3_600_000, run: () => 'wrong' } }
    await device.ports.store.transact((tx) =>
      engine.writeLocally(tx, ports, {
        owner: ann,
        queued: true,
        entity: 'favorites',
        key: 'movie:5',
        op: 'put',
        value: titled('movie:5'),
      }),
    )
    await device.sync({ resetBackOff: true }, ports)
  },
  'full read': async ({ engine }, device) => {
    await device.ports.store.transact((tx) => engine.discardPending(tx, device.ports, ann))
    await device.sync({ resetBackOff: true })
  },
  merge: (_, device) => device.merge('guest-1'),
  'adopt an account that was lost': async (scene, device) => {
    await saveAsFormer(scene, device, 'movie:6')
    await saveAsFormer(scene, device, 'movie:2', 'edited before')
    await adoptFormer(scene, device)
    await device.sync({ resetBackOff: true })
  },
}

class Died extends Error {
  override name = 'Died'
}

interface Mortal {
  /** A call of the engine to its outside world. */
  outside: <T>(call: () => Promise<T>) => Promise<T>
  /** A call within a transaction, which dies with the device. */
  inside: <T>(call: () => Promise<T>) => Promise<T>
  calls: () => number
}

/** Stands between the engine and its outside world, and dies at the chosen call. */
function dyingAt(point: number, kind: Kind): Mortal {
  let calls = 0
  let isDead = false
  async function inside<T>(call: () => Promise<T>): Promise<T> {
    if (isDead) throw new Died()
    if (calls++ !== point) return call()
    isDead = kind !== 'unknown'
    if (kind !== 'dropped') await call()
    throw new Died()
  }
  async function outside<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await inside(call)
    } finally {
      // Whoever has died hears nothing any more, neither of success nor of failure.
      if (isDead) await new Promise(() => undefined)
    }
  }
  return { outside, inside, calls: () => calls }
}

/** The calls of a transaction, each a point to die at: all of it must be as if it never was. */
const guarded = <T extends ReadTx>(tx: T, { inside }: Mortal): T =>
  new Proxy(tx, {
    get: (target, name) => {
      const call: unknown = Reflect.get(target, name)
      return typeof call === 'function'
        ? (...given: unknown[]) => inside(() => Reflect.apply(call, target, given) as Promise<unknown>)
        : call
    },
  })

export interface CrashReport {
  points: number
  cases: number
  failures: string[]
}

/** Every mutation, dying at each of its waits in each of the ways; then the app starts again and all must come right. */
export async function crashEverywhere(engine: typeof Engine): Promise<CrashReport> {
  const report: CrashReport = { points: 0, cases: 0, failures: [] }
  for (const name of Object.keys(mutations)) {
    for (let point = 0; ; point++) {
      const reached = await Promise.all(kinds.map((kind) => crashOnce(engine, name, point, kind, report)))
      if (!reached.some(Boolean)) break
      report.points++
    }
  }
  return report
}

/** False when the mutation is over before it comes to the point. */
async function crashOnce(engine: typeof Engine, name: string, point: number, kind: Kind, report: CrashReport): Promise<boolean> {
  const scene = sceneOf(engine)
  const device = await prepared(scene)
  const { store, ports } = device
  const mortal = dyingAt(point, kind)
  const { outside, calls } = mortal
  const dying: Store = {
    transact: (work) => outside(() => store.transact((tx: Tx) => work(guarded(tx, mortal)))),
    read: (work) => outside(() => store.read((tx) => work(guarded(tx, mortal)))),
  }
  const transport: Player['ports']['transport'] = {
    push: (request) => outside(() => device.push(request)),
    pull: (request) => outside(() => device.pull(request)),
  }
  device.ports = { ...ports, store: dying, transport }
  const over = Promise.resolve(mutations[name]?.(scene, device)).catch(() => undefined)
  // What died never ends: all that can still happen has happened when nothing in memory is left to do.
  await Promise.race([over, new Promise((resolve) => setImmediate(resolve))])
  device.ports = ports
  if (calls() <= point) return false
  report.cases++
  await adoptFormer(scene, device)
  const found = await scene.ending()
  if (found.length > 0) report.failures.push(`${name}, ${kind} at ${point}: ${found.join('; ')}`)
  return true
}

/** A device with something of everything: sent and unsent changes, news on the server, and what a guest kept. */
async function prepared(scene: Scene): Promise<Player> {
  const { clock, device } = scene
  const [own, other] = [device(), device()]
  await own.put('movie:1')
  await own.change('watch_history', 'movie:1', watched('movie:1', clock.now))
  await own.sync()
  await other.put('movie:3')
  await other.sync()
  await own.put('movie:1', 'edited')
  await own.remove('movie:3')
  await own.put('movie:2')
  const { push } = own
  own.push = async (request) => {
    await push(request)
    return { kind: 'unreachable' }
  }
  await own.sync()
  own.push = push
  await own.change('favorites', 'movie:1', titled('movie:1', 'guest'), 'guest-1')
  await own.change('watchlist', 'tv:3', titled('tv:3'), 'guest-1')
  clock.now += 60_000
  await other.put('movie:1', 'edited elsewhere')
  await other.sync()
  return own
}
