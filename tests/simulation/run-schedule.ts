import { type Change, type Digest, type PullAnswer, entityNames } from '#contract/sync.ts'
import type { QueuedMutation } from '#sync/store.ts'
import type { Reply } from '#sync/ports.ts'
import { act, bringLibrary, switchAccount } from './act.ts'
import { crash, type Device, evict, look, setClock, startDevice, stop } from './device.ts'
import { diceOf } from './dice.ts'
import { emptyDisk } from './disk.ts'
import type * as Engine from './engine.ts'
import { deviceDifferences, serverDifferences } from './expectations.ts'
import { Ledger } from './ledger.ts'
import { memoryRows } from './memory-rows.ts'
import { memoryStore } from './memory-store.ts'
import { type FaultKind, lasting } from './faults.ts'
import type { Plan } from './plan.ts'
import { serverOn, type SimulatedServer } from './simulated-server.ts'
import { type VirtualTime, virtualTime } from './virtual-time.ts'
import { fromTimeToTime, type OpenStorage, whereFaulty, type World } from './world.ts'

const minute = 60_000
const hour = 60 * minute
const twoDays = 48 * hour
const startOfTime = 1_900_000_000_000
const usuallyFaultyMs = 4 * minute
/** After so long without faults everything must have arrived (law I7). */
const healMs = 10 * minute
/** Late duplicates come after an hour at most, and once a day both sides are compared. */
const lateMs = 25 * 60 * minute

/** What a schedule is played on. */
export interface Stage {
  openServer: (engine: typeof Engine, time: VirtualTime, members: number) => Promise<SimulatedServer>
  openStorage: (time: VirtualTime, ...given: Parameters<OpenStorage>) => ReturnType<OpenStorage>
  trace?: (line: string) => void
  /** Hears how a schedule went, once it is over. */
  over?: (run: Run) => void
}

/** How many steps a schedule had, what was decided in it, and which faults have happened. */
export interface Run {
  steps: number
  ledger: Pick<Ledger, 'entries'>
  struck: ReadonlySet<FaultKind>
}

/** All in memory: nothing but the engine and the handlers takes time. */
export const inMemory: Stage = {
  openServer: async (engine, time, members) => serverOn(engine, time, ['ann', 'bob'].slice(0, members), memoryRows()),
  async openStorage(_, committed) {
    const disk = emptyDisk()
    const store = memoryStore(committed, disk)
    return { page: store, worker: store, disk }
  },
}

/**
 * Plays one schedule: devices of one or two people, each with a page and a worker that send, a lying network, wrong clocks,
 * crashes and all else the plan says, on the real engine and the server's real handlers. Resolves with the broken laws; none
 * is a pass.
 */
export async function runSchedule(
  engine: typeof Engine,
  plan: Plan,
  { openServer, openStorage, trace, over }: Stage = inMemory,
): Promise<string[]> {
  const dice = diceOf(plan.seed + 1_000_003)
  const faults = new Set(plan.faults)
  const time = virtualTime(startOfTime + (plan.seed % 20_000) * 86_400_000)
  const clock = { aheadMs: 0 }
  const server = await openServer(engine, { ...time, now: () => time.now() + clock.aheadMs }, faults.has('account-switch') ? 2 : 1)
  const begin = time.now()
  const world: World = {
    engine,
    dice,
    time,
    server,
    openStorage: (committed) => openStorage(time, committed),
    faults,
    struck: new Set(plan.faults.filter((kind) => lasting.has(kind))),
    steps: 0,
    takes: (step) => plan.steps?.includes(step) ?? true,
    ledger: new Ledger(server.peek, (violation) => world.trace(() => `!!! ${violation}`)),
    habits: plan.habits,
    healing: false,
    serverIsDown: false,
    serverClock: clock,
    purged: new Set(),
    written: 0,
    trace: (text) => trace?.(`${((time.now() - begin) / 1000).toFixed(2).padStart(9)}  ${text()}`),
  }
  trace?.(`seed ${plan.seed}: ${plan.devices} devices; ${plan.faults.join(', ')}`)
  const devices: Device[] = []
  for (let index = 0; index < plan.devices; index++) devices.push(await startDevice(world, `device-${index}`, server.members[0] ?? ''))
  const [first] = devices
  if (plan.library !== undefined && first !== undefined) await bringLibrary(world, first, plan.library)
  for (const device of devices) live(world, device)
  trouble(world)
  await time.runUntil(begin + (plan.faultyMs ?? usuallyFaultyMs))
  heal(world, devices)
  await time.runUntil(time.now() + healMs, () => devices.every(isIdle))
  const late = devices.flatMap((device) => waiting(device).map(inWords(device)))
  await lastLook(world, devices)
  const never = devices.flatMap((device) => waiting(device).map(inWords(device)))
  over?.(world)
  return [...world.ledger.violations, ...late, ...never, ...(await differences(world, devices))]
}

/** What happens on one device while there are faults. */
function live(world: World, device: Device): void {
  const { dice } = world
  void fromTimeToTime(world, 15_000, () => act(world, device))
  void whereFaulty(world, 'tab-crash', async () => crash(world, device))
  void whereFaulty(world, 'eviction', () => evict(world, device))
  void whereFaulty(world, 'account-switch', () => switchAccount(world, device))
  void whereFaulty(world, 'tab-freeze', async () => {
    device.frozenUntil = Math.max(device.frozenUntil, world.time.now() + dice.between(1000, 10 * minute))
    world.trace(() => `${device.name}: the page is frozen`)
  })
  void whereFaulty(world, 'clock-wrong', async () => {
    setClock(world, device, dice.pick([0, twoDays, -twoDays, 30 * hour, -15 * twoDays]))
  })
  void whereFaulty(world, 'clock-jump', async () => {
    setClock(world, device, dice.pick([0, 0, 40_000, -40_000, 3_600_000, -3_600_000, 70 * 365 * 86_400_000]))
  })
}

/** What happens to the server. */
function trouble(world: World): void {
  const { dice, time, server, ledger, trace } = world
  void whereFaulty(world, 'server-down', async () => {
    world.serverIsDown = true
    await time.sleep(dice.between(1000, minute))
    world.serverIsDown = false
  })
  void whereFaulty(world, 'server-clock', async () => {
    ledger.trueTime.wasServerClockSet = true
    world.serverClock.aheadMs = dice.pick([hour, -hour, twoDays, -twoDays])
    trace(() => `the server's clock is off by ${world.serverClock.aheadMs} ms`)
    await time.sleep(dice.between(1000, 2 * minute))
    world.serverClock.aheadMs = 0
    trace(() => "the server's clock is right")
  })
  for (const member of server.members) {
    void whereFaulty(world, 'tombstones-purged', async () => {
      await server.purge(member)
      world.purged.add(member)
      trace(() => `the tombstones of ${member} are purged`)
    })
    void whereFaulty(world, 'server-restored', async () => {
      const restore = await time.real(() => server.backUp(member))
      await time.sleep(dice.between(1, 2 * minute))
      if (world.healing) return
      await time.real(() => restore())
      ledger.restored()
      trace(() => `the server is restored for ${member}`)
    })
  }
}

function heal(world: World, devices: readonly Device[]): void {
  world.trace(() => 'all is well from here on')
  world.healing = true
  world.serverIsDown = false
  world.serverClock.aheadMs = 0
  world.faults.clear()
  for (const device of devices) {
    setClock(world, device, 0)
    if (device.frozenUntil > world.time.now()) crash(world, device)
  }
}

const waiting = ({ storage }: Device): QueuedMutation[] => [...storage.disk.outbox.values()]
const isIdle = (device: Device): boolean => waiting(device).length === 0
const inWords =
  ({ name }: Device) =>
  ({ owner, entity, key, stamp, attempts }: QueuedMutation): string =>
    `I7: ${owner}/${entity}/${key} at ${stamp} still waits on ${name} after ${attempts} failures`

/** Once the last late duplicate is there, each device looks again, for everybody it knows: what one brings is news to the others. */
async function lastLook(world: World, devices: readonly Device[]): Promise<void> {
  const { time, server } = world
  for (const device of devices) stop(device)
  await time.runUntil(time.now() + lateMs)
  for (let round = 0; round < 2; round++)
    for (const device of devices)
      for (const owner of server.members) {
        void look(world, device, owner)
        await time.runUntil(time.now() + minute)
      }
}

/** Compares the ledger, the server and every device once all is quiet (laws I3, I10 and I16). */
async function differences({ engine, server, ledger, purged }: World, devices: readonly Device[]): Promise<string[]> {
  const found: string[] = []
  for (const owner of server.members) {
    const { held, digest } = await readAll(server, owner)
    found.push(...serverDifferences({ owner, ledger, held, wasPurged: purged.has(owner) }))
    for (const { name, storage } of devices) {
      const { disk } = storage
      found.push(...deviceDifferences(name, disk, { owner, held }))
      for (const entity of entityNames) {
        const rows = [...disk.rows.values()].filter((row) => row.owner === owner && row.entity === entity)
        const { count, hash } = engine.digestOf(engine.comparedRows(entity, rows))
        if (count !== digest?.[entity].count || hash !== digest[entity].hash)
          found.push(`I16: the digests of ${name} and the server differ in ${entity} of ${owner}`)
      }
    }
  }
  return found
}

/** What the server holds, read as a new device would. */
async function readAll(server: SimulatedServer, owner: string): Promise<{ held: Change[]; digest: Digest | undefined }> {
  const held: Change[] = []
  let cursor: string | null = null
  for (;;) {
    const reply: Reply<PullAnswer> = await server.pull(owner, owner, cursor, true)
    if (reply.kind !== 'answer') throw new Error('the server does not answer')
    held.push(...reply.value.changes)
    if (!reply.value.hasMore) return { held, digest: reply.value.digest }
    cursor = reply.value.cursor
  }
}
