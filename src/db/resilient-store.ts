import type { Durability, NewMutation, ReadTx, Store, Tx } from '#sync/store.ts'
import { DatabaseUnavailable, isNamed } from './errors.ts'

/** What helps a database in trouble. */
export interface Rescue {
  isOpen: () => boolean
  /** Closes the connection and opens it again; rejects when that is impossible. */
  reopen: () => Promise<void>
  /** Drops what can be fetched again, the most dispensable first; false when nothing more can go. */
  makeRoom: (step: number) => Promise<boolean>
  /** There is no room even so. */
  full: () => void
  /** A newer version of the app has upgraded the data. */
  outdated: () => void
}

/** A transaction whose work is done completes in milliseconds; after this its connection is stuck (ms). */
const commitMs = 3000
/** One request inside a transaction takes this long at most, waiting for other tabs included (ms). */
const requestMs = 10_000

/** The disk or the browser's allowance is full: nothing was saved. */
class StorageFull extends Error {
  override name = 'StorageFull'
}

class Stuck extends Error {
  override name = 'Stuck'
}

/** What the browser says when it lost the connection (a suspended phone, a crashed storage process). */
const lost = ['Stuck', 'DatabaseClosedError', 'InvalidStateError', 'UnknownError', 'AbortError']

/**
 * A store that survives a full disk, a lost connection and one that hangs (sync protocol 1.13): it makes room or opens the database
 * again, and repeats the transaction. One whose outcome is unknown is looked up by the mutations it queued before it is repeated,
 * so that no change is made twice. What fails even then rejects, with nothing changed.
 */
export function resilientStore(store: Store, rescue: Rescue): Store {
  const ensureOpen = async () => {
    if (!rescue.isOpen()) await rescue.reopen()
  }

  async function transact<T>(work: (tx: Tx) => Promise<T>, durability?: Durability): Promise<T> {
    const begin: Store['transact'] = (inside) => store.transact(inside, durability)
    await ensureOpen()
    const first = new Attempt(work)
    try {
      return await first.run(begin)
    } catch (error) {
      if (isNamed(error, ['WriterTooOld'])) rescue.outdated()
      if (isNamed(error, ['QuotaExceededError'])) return inMadeRoom(work, begin, error)
      if (!isNamed(error, lost)) throw error
      await rescue.reopen()
      return await new Attempt((tx) => first.unlessDone(tx)).run(begin).catch(refuse)
    }
  }

  /** A change a person made outranks everything that can be fetched again. */
  async function inMadeRoom<T>(work: (tx: Tx) => Promise<T>, begin: Store['transact'], error: unknown): Promise<T> {
    let last = error
    for (let step = 0; isNamed(last, ['QuotaExceededError']) && (await rescue.makeRoom(step)); step++) {
      try {
        return await new Attempt(work).run(begin)
      } catch (again) {
        last = again
      }
    }
    return refuse(last)
  }

  const refuse = (error: unknown): never => {
    if (isNamed(error, ['Stuck']))
      throw new DatabaseUnavailable('The data on this device does not answer. Reload the page.', { cause: error })
    if (!isNamed(error, ['QuotaExceededError'])) throw error
    rescue.full()
    throw new StorageFull('There is no room left on this device. Free some space and try again.', { cause: error })
  }

  return {
    transact,
    async read(work) {
      await ensureOpen()
      const read = () => withinLimits(store.read, work)
      try {
        return await read()
      } catch (error) {
        if (!isNamed(error, lost)) throw error
        await rescue.reopen()
        return read().catch(refuse)
      }
    },
  }
}

/** Does the work in a transaction; rejects with `Stuck` when one of its requests, or its end, does not come in time. */
function withinLimits<T, Kind extends ReadTx>(
  begin: (work: (tx: Kind) => Promise<T>) => Promise<T>,
  work: (tx: Kind) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const expectWithin = (ms: number): void => {
      clearTimeout(timer)
      timer = setTimeout(() => reject(new Stuck('the database does not answer')), ms)
    }
    const watched = (tx: Kind): Kind =>
      new Proxy(tx, {
        get(target, name) {
          expectWithin(requestMs)
          return Reflect.get(target, name)
        },
      })
    expectWithin(requestMs)
    const finished = begin(async (tx) => {
      const value = await work(watched(tx))
      expectWithin(commitMs)
      return value
    })
    finished.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** One try of a piece of work that writes. */
class Attempt<T> {
  readonly #work: (tx: Tx) => Promise<T>
  /** The mutations it queued, for the first time or anew. */
  #queued: NewMutation[] = []
  #done: { value: T } | undefined

  constructor(work: (tx: Tx) => Promise<T>) {
    this.#work = work
  }

  run(begin: Store['transact']): Promise<T> {
    return withinLimits<T, Tx>(begin, async (tx) => {
      const value = await this.#work(this.#noted(tx))
      this.#done = { value }
      return value
    })
  }

  /** Does the work in another transaction, unless this one was committed after all. */
  async unlessDone(tx: Tx): Promise<T> {
    return this.#done !== undefined && (await this.#isCommitted(tx)) ? this.#done.value : this.#work(tx)
  }

  /** A mutation that was committed is in the outbox, or another tab has sent it and the row is what it made. */
  async #isCommitted(tx: Tx): Promise<boolean> {
    const [change] = this.#queued
    if (change === undefined) return false
    const [row] = await tx.rows(change.entity, change.owner, [change.key])
    return row?.stamp === change.stamp || (await tx.mutation(change.mutationId))?.stamp === change.stamp
  }

  #noted(tx: Tx): Tx {
    const noting: Pick<Tx, 'addMutations' | 'putMutations'> = {
      addMutations: (mutations) => {
        this.#queued.push(...mutations)
        return tx.addMutations(mutations)
      },
      putMutations: (mutations) => {
        this.#queued.push(...mutations.filter(({ everSent }) => !everSent))
        return tx.putMutations(mutations)
      },
    }
    return new Proxy(tx, {
      get: (target, name: keyof Tx) => (name === 'addMutations' || name === 'putMutations' ? noting[name] : target[name]),
    })
  }
}
