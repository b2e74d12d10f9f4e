import type { EntityName, PushAnswer } from '#contract/sync.ts'
import type { Reply, SyncPorts } from '#sync/ports.ts'
import type { Row, Store } from '#sync/store.ts'
import type { SyncReport } from '#sync/sync-once.ts'
import { type Disk, emptyDisk, idOf } from './disk.ts'
import { diceOf } from './dice.ts'
import type * as Engine from './engine.ts'
import { deviceDifferences, serverDifferences } from './expectations.ts'
import { Ledger } from './ledger.ts'
import { memoryRows } from './memory-rows.ts'
import { memoryStore } from './memory-store.ts'
import type { SyncRows } from '#server/sync/sync-rows.ts'
import { checkSize } from './request-size.ts'
import { serverOn, type SimulatedServer } from './simulated-server.ts'

/** The one account of a directed schedule, unless it says otherwise. */
export const ann = 'ann'

/** One device of a directed schedule. `push` and `pull` may be replaced to make something happen on the way. */
export interface Player {
  store: Store
  disk: Disk
  ports: SyncPorts
  push: SyncPorts['transport']['push']
  pull: SyncPorts['transport']['pull']
  put: (key: string, title?: string) => Promise<void>
  remove: (key: string) => Promise<void>
  change: (entity: EntityName, key: string, value: unknown, owner?: string) => Promise<void>
  /** Sets the device's clock, so far ahead of the true time (ms); also what a new page finds. */
  setClock: (aheadMs: number) => void
  sync: (options?: { resetBackOff?: boolean; exclusive?: boolean }, ports?: SyncPorts) => Promise<SyncReport>
  /** A guest's rows join the account with the next pull. */
  merge: (guest: string) => Promise<void>
  /** What the last merge brought is taken out again. */
  undo: () => Promise<void>
  row: (key: string, entity?: EntityName) => Row | undefined
  /** What a favorite is called here. */
  title: (key: string) => unknown
}

/** A small world in which everything happens when the schedule says so. */
export interface Scene {
  engine: typeof Engine
  clock: { now: number; /** How far the server's clock is ahead of it, ms. */ serverAheadMs: number }
  server: SimulatedServer
  /** What the server asks its database; a call may be replaced to make something happen meanwhile. */
  rows: SyncRows
  ledger: Ledger
  device: () => Player
  /** What is wrong once every device has synchronised twice. */
  ending: () => Promise<string[]>
}

export function sceneOf(engine: typeof Engine): Scene {
  const clock = { now: 1_900_000_000_000, serverAheadMs: 0 }
  const database = memoryRows()
  const memory = serverOn(engine, { now: () => clock.now + clock.serverAheadMs }, [ann, 'bob'], database)
  let wasPurged = false
  const server: SimulatedServer = {
    ...memory,
    async purge(member) {
      wasPurged = true
      await memory.purge(member)
    },
  }
  const ledger = new Ledger(server.peek)
  const devices: Player[] = []

  async function ending(): Promise<string[]> {
    for (let round = 0; round < 2; round++)
      for (const device of devices) {
        clock.now += 600_000
        await device.sync({ resetBackOff: true })
      }
    const held = server.peek?.(ann).changes ?? []
    const left = devices.flatMap(({ disk }) => [...disk.outbox.values()].map(({ key }) => `I7: ${key} still waits`))
    const differ = devices.flatMap(({ disk }, index) => deviceDifferences(`device-${index}`, disk, { owner: ann, held }))
    return [...ledger.violations, ...left, ...differ, ...serverDifferences({ owner: ann, ledger, held, wasPurged })]
  }

  return { engine, clock, server, rows: database.rows, ledger, device: () => playerOf({ engine, clock, server, ledger, devices }), ending }
}

function playerOf({ engine, clock, server, ledger, devices }: Omit<Scene, 'device' | 'ending' | 'rows'> & { devices: Player[] }): Player {
  const disk = emptyDisk()
  const store = memoryStore((commit, now) => ledger.committed(commit, now), disk)
  const dice = diceOf(devices.length + 1)
  let aheadMs = 0
  let runs = 0
  const change: Player['change'] = (entity, key, value, owner = ann) =>
    player.ports.store.transact((tx) =>
      engine.writeLocally(tx, player.ports, { owner, queued: owner === ann, entity, key, op: value === null ? 'delete' : 'put', value }),
    )
  const player: Player = {
    store,
    disk,
    async push({ owner, items }): Promise<Reply<PushAnswer>> {
      const reply = await server.push(owner, owner, items)
      if (reply.kind === 'answer') ledger.answered(owner, items, reply.value)
      return reply
    },
    pull: ({ owner, cursor, digest = false }) => server.pull(owner, owner, cursor, digest),
    ports: {
      store,
      clock: { now: () => clock.now + aheadMs, run: () => `run ${runs}` },
      random: { bytes: dice.bytes },
      transport: {
        push(request) {
          checkSize(ledger, request.items)
          return player.push(request)
        },
        pull: (request) => player.pull(request),
      },
    },
    put: (key, title = key) => change('favorites', key, titled(key, title)),
    remove: (key) => change('favorites', key, null),
    change,
    setClock(ahead) {
      aheadMs = ahead
      runs++
    },
    sync: ({ resetBackOff = false, exclusive = false } = {}, ports = player.ports) =>
      engine.syncOnce(ports, ann, { budgetMs: 60_000, resetBackOff, exclusive }),
    async merge(guest) {
      await player.ports.store.transact((tx) => engine.joinAtNextPull(tx, guest, ann))
    },
    undo: () =>
      player.ports.store.transact(async (tx) => {
        const { lastMerge, ...account } = (await tx.account(ann)) ?? engine.newAccount(ann)
        await engine.undoMerge(tx, player.ports, ann, lastMerge?.rows ?? [])
        await tx.putAccount({ ...account, lastMerge: null })
      }),
    row: (key, entity = 'favorites') => disk.rows.get(idOf(ann, entity, key)),
    title: (key) => (player.row(key)?.value as { title?: unknown } | undefined)?.title,
  }
  devices.push(player)
  return player
}

/** A value a title may have in any list. */
export function titled(key: string, title = key) {
  const [type, id] = key.split(':')
  return { media_id: Number(id), media_type: type, title, poster_path: null, backdrop_path: null, overview: '', rating: 5 }
}

/** One that was watched. */
export const watched = (key: string, at: number) => {
  const [season = null, episode = null] = key.split(':').slice(2).map(Number)
  return { ...titled(key), season, episode, watch_position: 0, duration: 0, preferred_source: null, watched_at: at }
}
