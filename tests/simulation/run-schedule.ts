import type { TestMember, TestServer } from '#support/server.ts'
import { type Dice, diceOf } from './dice.ts'
import { backUp } from './backup.ts'
import { differences } from './differences.ts'
import type * as engineModule from './engine.ts'
import { Ledger } from './ledger.ts'
import { type MemoryStore, memoryStore } from './memory-store.ts'
import type { ReadTx, Tx } from '#sync/store.ts'
import { type FaultKind, faultKinds, network } from './network.ts'
import { type VirtualTime, virtualTime } from './virtual-time.ts'

export type Engine = typeof engineModule

const minute = 60_000
const startOfTime = 1_900_000_000_000
const faultyMs = 6 * minute
/** After so long without faults everything must have arrived (law I7). */
const healMs = 10 * minute

/** The whole world of one run. */
interface World {
  engine: Engine
  dice: Dice
  time: VirtualTime
  ledger: Ledger
  server: TestServer
  member: TestMember
  faults: Set<FaultKind>
  healing: boolean
}

interface Device {
  store: MemoryStore
  /** How far the device's clock is off, ms. */
  skewMs: number
  /** Rises with every crash: what an older generation still awaits never comes. */
  generation: number
}

/**
 * Plays one random schedule: some devices of one person, each with two flushers, a lying network, wrong clocks and crashes, on
 * the real engine and the real server. Resolves with the broken laws; an empty list is a pass.
 */
export async function runSchedule(server: TestServer, engine: Engine, seed: number): Promise<string[]> {
  const dice = diceOf(seed)
  const time = virtualTime(startOfTime + seed * 86_400_000)
  server.clock.now = time.now()
  const member = await server.register()
  const world: World = { engine, dice, time, ledger: new Ledger(), server, member, faults: swarm(dice), healing: false }
  const devices = Array.from({ length: dice.between(1, 3) }, () => startDevice(world))
  const crashes = dice.chance(0.5)
  const jumps = dice.chance(0.5)
  for (const device of devices) {
    void act(world, () => typeSomething(world, device), 15_000)
    if (crashes) void act(world, async () => crash(world, device), 2 * minute)
    if (jumps) void act(world, async () => jump(world, device), 2 * minute)
  }
  if (dice.chance(0.3)) void loseServer(world)
  await time.runUntil(time.now() + faultyMs)
  heal(world, devices)
  await time.runUntil(time.now() + healMs)
  const late = devices.flatMap(({ store }, index) =>
    store.disk().outbox.size > 0 ? [`I7: device ${index} still has changes waiting`] : [],
  )
  await lastLook(world, devices)
  return [
    ...world.ledger.violations,
    ...late,
    ...(await differences(
      world,
      devices.map(({ store }) => store.disk()),
    )),
  ]
}

/** Which kinds of fault this run has at all: what found the rare holes. */
const swarm = (dice: Dice): Set<FaultKind> => new Set((Object.keys(faultKinds) as FaultKind[]).filter(() => dice.chance(0.5)))

function startDevice(world: World): Device {
  const device: Device = { store: memoryStore((before, after) => world.ledger.committed(before, after)), skewMs: 0, generation: 0 }
  boot(world, device)
  return device
}

/** A page and a worker, both sending, with no lock between them (so neither is `exclusive`): safety must not need it. */
function boot(world: World, device: Device): void {
  for (const everyMs of [6000, 40_000]) void flushFromTimeToTime(world, device, device.generation, everyMs)
}

async function flushFromTimeToTime(world: World, device: Device, generation: number, everyMs: number): Promise<void> {
  const { engine, dice, time, member } = world
  const ports = portsOf(world, device, generation)
  while (device.generation === generation) {
    await time.sleep(world.healing ? minute : dice.between(100, everyMs))
    if (device.generation !== generation) return
    if (world.healing || dice.chance(0.2)) await signInAgain(device, member.user.id)
    await engine.syncOnce(ports, member.user.id, { budgetMs: minute, forgive: dice.chance(0.3), exclusive: false })
  }
}

/** The engine's outside world for one life of a device; after a crash its promises never settle. */
function portsOf(world: World, device: Device, generation: number) {
  const { dice, time, server, member, ledger } = world
  const alive = <T>(promise: Promise<T>): Promise<T> =>
    promise.then((value) => (device.generation === generation ? value : new Promise<T>(() => undefined)))
  const transport = network({ server, member, time, dice, faults: () => world.faults, answered: (answer) => ledger.answered(answer) })
  return {
    clock: { now: () => time.now() + device.skewMs },
    random: { bytes: dice.bytes },
    store: {
      transact: <T>(work: (tx: Tx) => Promise<T>) => alive(device.store.transact(work)),
      read: <T>(work: (tx: ReadTx) => Promise<T>) => alive(device.store.read(work)),
    },
    transport: {
      push: (request: Parameters<typeof transport.push>[0]) => alive(transport.push(request)),
      pull: (request: Parameters<typeof transport.pull>[0]) => alive(transport.pull(request)),
    },
  }
}

/** Once in the run the server is lost, and comes back as it was some minutes before. */
async function loseServer({ dice, time, server, member, ledger }: World): Promise<void> {
  await time.sleep(dice.between(1, faultyMs / 2))
  const restore = await time.real(() => backUp(server, member))
  await time.sleep(dice.between(1, faultyMs / 2))
  await time.real(restore)
  ledger.restored()
}

async function act({ dice, time, ...world }: World, action: () => Promise<void>, everyMs: number): Promise<void> {
  const end = time.now() + faultyMs
  for (;;) {
    await time.sleep(dice.between(1, everyMs))
    if (time.now() >= end || world.healing) return
    await action()
  }
}

const keys = ['movie:1', 'movie:2', 'tv:3', 'movie:4', 'tv:5']
let written = 0

async function typeSomething(world: World, device: Device): Promise<void> {
  const { dice, engine, member } = world
  const owner = member.user.id
  const ports = portsOf(world, device, device.generation)
  const change = dice.chance(0.25) ? preferenceChange(dice) : favoriteChange(dice)
  await device.store.transact((tx) => engine.writeLocally(tx, ports, { owner, queued: true, ...change }))
}

function favoriteChange(dice: Dice) {
  const key = dice.pick(keys)
  const [type, id] = key.split(':')
  // Now and then the server will refuse it for good: a title must not be empty.
  const title = dice.chance(0.05) ? '' : `title ${++written}`
  const value = { media_id: Number(id), media_type: type, title, poster_path: null, backdrop_path: null, overview: '', rating: 5 }
  return dice.chance(0.35)
    ? ({ entity: 'favorites', key, op: 'delete', value: null } as const)
    : ({ entity: 'favorites', key, op: 'put', value } as const)
}

const preferenceChange = (dice: Dice) =>
  ({ entity: 'preferences', key: 'isWatchHistoryEnabled', op: 'put', value: dice.chance(0.5) }) as const

function crash(world: World, device: Device): void {
  device.generation++
  boot(world, device)
}

function jump({ dice }: World, device: Device): void {
  device.skewMs = dice.pick([0, 0, 40_000, -40_000, 3_600_000, -3_600_000, 70 * 365 * 86_400_000])
}

function signInAgain({ store }: Device, owner: string): Promise<void> {
  return store.transact(async (tx) => {
    const account = await tx.account(owner)
    if (account !== undefined && account.paused !== null) await tx.putAccount({ ...account, paused: null })
  })
}

function heal(world: World, devices: readonly Device[]): void {
  world.healing = true
  world.faults.clear()
  for (const device of devices) device.skewMs = 0
}

/** Late duplicates may still arrive, an hour at most; then each device looks once more. */
async function lastLook(world: World, devices: readonly Device[]): Promise<void> {
  const { engine, time, member } = world
  for (const device of devices) device.generation++
  await time.runUntil(time.now() + 61 * minute)
  for (const device of devices) {
    void engine.syncOnce(portsOf(world, device, device.generation), member.user.id, { budgetMs: minute, forgive: true, exclusive: false })
  }
  await time.runUntil(time.now() + minute)
}
