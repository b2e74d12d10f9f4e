/** What goes wrong below the store, for the next transactions. */
export interface DatabaseFaults {
  /** How many writes of the outbox find the disk full. */
  quota: number
  /** How many writing transactions never tell that they are complete, although they are. */
  silent: number
  /** How many transactions, reading ones as well, answer nothing and never end. */
  hung: number
  /** How many writing transactions are aborted at their first write, as a browser does that loses the connection. */
  aborted: number
}

const faultsOf = new Map<string, DatabaseFaults>()

/** Lets the browser's own transactions on the database of this name fail on demand, on every connection opened from here on. */
export function withFaults(name: string): DatabaseFaults {
  const faults: DatabaseFaults = { quota: 0, silent: 0, hung: 0, aborted: 0 }
  faultsOf.set(name, faults)
  return faults
}

const { transaction: begin } = IDBDatabase.prototype

IDBDatabase.prototype.transaction = function (this: IDBDatabase, stores, mode, options) {
  const transaction = begin.call(this, stores, mode, options)
  const faults = faultsOf.get(this.name)
  if (faults !== undefined && faults.hung > 0) {
    faults.hung--
    return hung(transaction)
  }
  if (faults === undefined || mode !== 'readwrite') return transaction
  if (faults.silent > 0) {
    faults.silent--
    transaction.addEventListener('complete', (event) => event.stopImmediatePropagation())
  }
  const open = transaction.objectStore.bind(transaction)
  const objectStore = (table: string) => (table === 'outbox' ? faultyOutbox(open(table), faults) : open(table))
  return Object.assign(transaction, { objectStore })
}

/** The transaction, as it looks when the browser has closed its connection without a word: nobody hears of its end, nor of what is asked in it. */
function hung(transaction: IDBTransaction): IDBTransaction {
  for (const end of ['complete', 'abort', 'error']) transaction.addEventListener(end, (event) => event.stopImmediatePropagation())
  const silent = (store: IDBObjectStore): IDBObjectStore =>
    new Proxy(store, {
      get: (_, name) => (name === 'index' ? () => silent(store) : () => new EventTarget()),
    })
  const open = transaction.objectStore.bind(transaction)
  return Object.assign(transaction, { objectStore: (table: string) => silent(open(table)) })
}

function faultyOutbox(outbox: IDBObjectStore, faults: DatabaseFaults): IDBObjectStore {
  const { transaction } = outbox
  const failing =
    (write: (value: unknown) => IDBRequest<IDBValidKey>) =>
    (value: unknown): IDBRequest<IDBValidKey> => {
      const request = write(value)
      if (faults.quota > 0) {
        faults.quota--
        const full = new DOMException('the disk is full', 'QuotaExceededError')
        Object.defineProperty(transaction, 'error', { get: () => full })
        transaction.abort()
      } else if (faults.aborted > 0) {
        faults.aborted--
        transaction.abort()
      }
      return request
    }
  const { add, put } = Object.getPrototypeOf(outbox) as IDBObjectStore
  return Object.assign(outbox, { add: failing(add.bind(outbox)), put: failing(put.bind(outbox)) })
}
