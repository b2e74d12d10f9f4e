import type { Database } from '#db/database.ts'

/** What goes wrong below the store, for the next writing transactions. */
export interface DatabaseFaults {
  /** How many writes of the queue find the disk full. */
  quota: number
  /** How many writing transactions never tell that they are complete, although they are. */
  silent: number
  /** How many writing transactions are aborted at their first write, as a browser does that loses the connection. */
  aborted: number
}

/** Lets the browser's own transactions on this database fail on demand, also after it was opened again. */
export function withFaults(database: Database): DatabaseFaults {
  const faults: DatabaseFaults = { quota: 0, silent: 0, aborted: 0 }
  const backend = database.backendDB.bind(database)
  database.backendDB = () => {
    const connection = backend()
    if (!Object.hasOwn(connection, 'transaction')) Object.assign(connection, { transaction: faulty(connection, faults) })
    return connection
  }
  return faults
}

function faulty(connection: IDBDatabase, faults: DatabaseFaults): IDBDatabase['transaction'] {
  const begin = connection.transaction.bind(connection)
  return (stores, mode, options) => {
    const transaction = begin(stores, mode, options)
    if (mode !== 'readwrite') return transaction
    if (faults.silent > 0) {
      faults.silent--
      transaction.addEventListener('complete', (event) => event.stopImmediatePropagation())
    }
    const open = transaction.objectStore.bind(transaction)
    const objectStore = (name: string) => (name === 'outbox' ? faultyQueue(open(name), faults) : open(name))
    return Object.assign(transaction, { objectStore })
  }
}

function faultyQueue(queue: IDBObjectStore, faults: DatabaseFaults): IDBObjectStore {
  const { transaction } = queue
  const failing =
    (write: (value: unknown) => IDBRequest<IDBValidKey>) =>
    (value: unknown): IDBRequest<IDBValidKey> => {
      if (faults.quota > 0) {
        faults.quota--
        const full = new DOMException('the disk is full', 'QuotaExceededError')
        Object.defineProperty(transaction, 'error', { get: () => full })
        transaction.abort()
      } else if (faults.aborted > 0) {
        faults.aborted--
        transaction.abort()
      }
      return write(value)
    }
  const { add, put } = Object.getPrototypeOf(queue) as IDBObjectStore
  return Object.assign(queue, { add: failing(add.bind(queue)), put: failing(put.bind(queue)) })
}
