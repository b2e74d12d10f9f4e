/**
 * Runs `work` while holding a lock that spans tabs and worker; answers `busy` at once when somebody else holds it. A browser
 * without Web Locks runs it unlocked, not `exclusive`: the lock saves work, safety does not need it.
 */
export async function withLock<T>(name: string, work: (exclusive: boolean) => Promise<T>): Promise<T | 'busy'> {
  if (!('locks' in navigator)) return work(false)
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? 'busy' : work(true)))
}

/** The same, taking the lock away from a holder that makes no progress (a frozen tab). */
export async function withStolenLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(name, { steal: true }, work)
}
