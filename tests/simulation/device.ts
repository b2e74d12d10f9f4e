import type { Change as ServerChange } from '#contract/sync.ts'
import type { SyncReport } from '#sync/sync-once.ts'
import type { Durability, ReadTx, Store, Tx } from '#sync/store.ts'
import type { SyncPorts } from '#sync/ports.ts'
import type { Change, PlacedRow } from './disk.ts'
import { type MemoryMirror, memoryMirror } from './mirror.ts'
import { network } from './network.ts'
import { isGuest } from './people.ts'
import { hits, type Storage, type World } from './world.ts'

const minute = 60_000

/** One browser profile, with a page and a worker that both may send. */
export interface Device {
  name: string
  storage: Storage
  mirror: MemoryMirror
  /** Who is signed in: a member, or a guest of this device. */
  owner: string
  guests: number
  /** How far the device's clock is off, ms. */
  skewMs: number
  /** How often it was set. */
  clockSets: number
  /** Rises with every crash: what an older generation still awaits never comes. */
  generation: number
  /** A frozen page goes on at this time. */
  frozenUntil: number
  /** Somebody sends and holds the lock. */
  locked: boolean
}

/** A transaction failed, because of a fault of the storage. */
export class StorageFailed extends Error {
  override name = 'StorageFailed'
}

export async function startDevice(world: World, name: string, owner: string): Promise<Device> {
  const device: Device = {
    name,
    owner,
    storage: await emptyStorage(world, name),
    mirror: memoryMirror(world.engine),
    guests: 0,
    skewMs: 0,
    clockSets: 0,
    generation: 0,
    frozenUntil: 0,
    locked: false,
  }
  boot(world, device)
  return device
}

function emptyStorage({ openStorage, ledger, trace }: World, name: string): Promise<Storage> {
  return openStorage((commit, disk) => {
    for (const change of commit.rows) trace(() => `    ${name}: ${rowInShort(change)}`)
    for (const { before, after } of commit.accounts)
      if (before?.epoch !== after?.epoch || before?.differedAt !== after?.differedAt)
        trace(() => `    ${name}: ${after?.owner} epoch ${after?.epoch}, differed at ${after?.differedAt}`)
    ledger.committed(commit, disk)
  })
}

const stateInShort = (row: PlacedRow | undefined): string =>
  row === undefined
    ? 'nothing'
    : `${row.deleted ? 'deleted ' : ''}${row.stamp} #${row.ackSeq}${row.shadow === undefined ? '' : ` over ${row.shadow?.stamp ?? 'nothing'}`}`

function rowInShort({ before, after }: Change<PlacedRow>): string {
  const touched = after ?? before
  return touched === undefined ? 'nothing' : `${touched.entity}/${touched.key} ${stateInShort(before)} -> ${stateInShort(after)}`
}

/** The browser empties the device's database; the person opens the app again, and it brings back what the mirror has. */
export async function evict(world: World, device: Device): Promise<void> {
  const { engine, ledger, trace } = world
  stop(device)
  const mirrored = device.mirror.entries()
  trace(() => `${device.name} loses its database; ${mirrored.length} changes are mirrored`)
  ledger.evicted(device.storage.disk, mirrored)
  device.storage = await emptyStorage(world, device.name)
  await device.storage.page.transact((tx) => engine.restoreBackup(tx, portsOf(world, device, true), mirrored))
  crash(world, device)
}

/** The device's clock is set; `skewMs` is how far it is off from now on. */
export function setClock({ trace }: World, device: Device, skewMs: number): void {
  device.skewMs = skewMs
  device.clockSets++
  trace(() => `${device.name}: the clock is off by ${skewMs} ms`)
}

/** The tab dies and is opened again. */
export function crash(world: World, device: Device): void {
  world.trace(() => `${device.name} begins anew`)
  stop(device)
  boot(world, device)
}

/** Nothing runs on the device any more. */
export function stop(device: Device): void {
  device.generation++
  device.locked = false
  device.frozenUntil = 0
}

function boot(world: World, device: Device): void {
  void send(world, device, { isPage: true, everyMs: 6000 })
  void send(world, device, { isPage: false, everyMs: 40_000 })
}

/** One run for one owner, by a device on which nothing else runs. */
export async function look(world: World, device: Device, owner: string): Promise<void> {
  device.owner = owner
  await syncUnderLock(world, device, portsOf(world, device, false), owner)
}

interface Sender {
  isPage: boolean
  /** The longest time it does nothing. */
  everyMs: number
}

async function send(world: World, device: Device, { isPage, everyMs }: Sender): Promise<void> {
  const { dice, time } = world
  const { generation } = device
  const ports = portsOf(world, device, isPage)
  let wakeAt = 0
  while (device.generation === generation) {
    await time.sleep(world.healing ? Math.min(minute, Math.max(100, wakeAt - time.now())) : dice.between(100, everyMs))
    if (device.generation !== generation) return
    const owners = world.healing && isPage ? world.server.members : [device.owner]
    wakeAt = Number.POSITIVE_INFINITY
    for (const owner of owners) {
      if (isGuest(owner)) continue
      if (world.healing) device.owner = owner
      const report = await syncUnderLock(world, device, ports, owner)
      if (report) wakeAt = Math.min(wakeAt, wakeUpOf(world, device, report))
    }
  }
}

/** One run as the app would do it; undefined when somebody else has the lock, or the storage failed. */
async function syncUnderLock(world: World, device: Device, ports: SyncPorts, owner: string): Promise<SyncReport | undefined> {
  const { engine, dice, faults } = world
  const free = !faults.has('two-flushers') && !faults.has('lock-stolen')
  if (free && device.locked) return undefined
  if (free) device.locked = true
  const exclusive = free || faults.has('lock-stolen')
  try {
    if (world.healing || dice.chance(0.2)) await signInAgain(ports, owner)
    const held = world.server.peek?.(owner)
    const report = await engine.syncOnce(ports, owner, { budgetMs: minute, resetBackOff: world.healing || dice.chance(0.3), exclusive })
    if (report.stop === null && held !== undefined) checkFetched(world, device, owner, held)
    device.mirror.tidy(device.storage.disk)
    return report
  } catch (error) {
    if (!(error instanceof StorageFailed)) world.ledger.failed(error)
    return undefined
  } finally {
    if (free) device.locked = false
  }
}

/** Law I7: a run that says that it has come to its end has fetched what the server held when it began, unless all is read again since. */
function checkFetched(world: World, device: Device, owner: string, held: { epoch: string; changes: readonly ServerChange[] }): void {
  const account = device.storage.disk.accounts.get(owner)
  if (account === undefined || account.cursor === null || account.reading !== null || account.epoch !== held.epoch) return
  const newest = held.changes.at(-1)?.seq ?? 0
  if (account.seq < newest) world.ledger.violate('I7', `${device.name} takes number ${account.seq} for the newest; it was ${newest}`)
}

/** Law I7b: whoever leaves changes behind, or could not fetch everything, says when to look again. */
function wakeUpOf(world: World, device: Device, { stop, pending, nextRunAt, paused }: SyncReport): number {
  const local = world.time.now() + device.skewMs
  if ((pending > 0 || stop !== null) && paused === null && (nextRunAt === null || nextRunAt > local + 86_400_000 + minute))
    world.ledger.violate('I7', `${device.name} stopped for ${stop} with ${pending} changes waiting and would look again at ${nextRunAt}`)
  return nextRunAt === null ? Number.POSITIVE_INFINITY : nextRunAt - device.skewMs
}

/** The engine's outside world for one life of a device; after a crash its promises never settle, and a frozen page waits. */
export function portsOf(world: World, device: Device, isPage: boolean): SyncPorts {
  const { dice, engine, time } = world
  const { generation, mirror, storage } = device
  const store = isPage ? storage.page : storage.worker
  const never = new Promise<never>(() => undefined)
  async function alive<T>(work: () => Promise<T>): Promise<T> {
    await thaw()
    const value = await work().catch((error: unknown) => {
      if (device.generation === generation) throw error
      return never
    })
    await thaw()
    return device.generation === generation ? value : never
  }
  async function thaw(): Promise<void> {
    if (isPage && device.frozenUntil > time.now()) await time.sleep(device.frozenUntil - time.now())
    if (device.generation !== generation) await never
  }
  const faulty: Store = { transact: (work, durability) => transact(world, store, work, durability), read: store.read }
  // The worker has no mirror: it has no local storage.
  const kept = isPage ? engine.backedUpStore(faulty, { backup: mirror, isGuest, isInMemory: () => false, saved: () => undefined }) : faulty
  const transport = network(world, device.name, () => (isGuest(device.owner) ? undefined : device.owner))
  return {
    clock: { now: () => time.now() + device.skewMs, run: () => `${isPage ? 'page' : 'worker'}-${generation}-${device.clockSets}` },
    random: { bytes: dice.bytes },
    store: {
      transact: <T>(work: (tx: Tx) => Promise<T>, durability?: Durability) => alive(() => kept.transact(work, durability)),
      read: <T>(work: (tx: ReadTx) => Promise<T>) => alive(() => kept.read(work)),
    },
    transport: {
      push: (request) => alive(() => transport.push(request)),
      pull: (request) => alive(() => transport.pull(request)),
    },
  }
}

/** A transaction on a disk that may fail, before or after it has written. */
async function transact<T>(world: World, store: Store, work: (tx: Tx) => Promise<T>, durability?: Durability): Promise<T> {
  if (hits(world, 'storage-abort'))
    return store.transact(async (tx) => {
      await work(tx)
      throw new StorageFailed('aborted')
    }, durability)
  const result = await store.transact(work, durability)
  if (hits(world, 'outcome-unknown')) throw new StorageFailed('nobody knows whether it was written')
  return result
}

function signInAgain({ store }: SyncPorts, owner: string): Promise<void> {
  return store.transact(async (tx) => {
    const account = await tx.account(owner)
    if (account !== undefined && account.paused !== null) await tx.putAccount({ ...account, paused: null })
  })
}
