/** A lock while it is held. */
export interface Hold {
  /** It was free: whoever held it before is gone. Not so when it was taken away from somebody. */
  exclusive: boolean
  /** Somebody has taken it away meanwhile. */
  isLost: () => boolean
}

/**
 * Runs `work` while holding a lock that spans tabs and worker; answers `busy` at once when somebody else holds it, unless `steal`
 * takes it away from them (a frozen tab), and `stolen` once it was taken away itself: the work then goes on unwatched. A browser
 * without Web Locks runs it unlocked, not `exclusive`: the lock saves work, safety does not need it.
 */
export async function withLock<T>(name: string, work: (hold: Hold) => Promise<T>, { steal = false } = {}): Promise<T | 'busy' | 'stolen'> {
  let isOver = false
  let isLost = false
  const hold = { exclusive: !steal && 'locks' in navigator, isLost: () => isLost }
  const watched = () =>
    work(hold).finally(() => {
      isOver = true
    })
  if (!('locks' in navigator)) return watched()
  try {
    return await navigator.locks.request(name, steal ? { steal } : { ifAvailable: true }, (lock) => (lock === null ? 'busy' : watched()))
  } catch (error) {
    if (isOver) throw error
    isLost = true
    return 'stolen'
  }
}

/**
 * Waits for a lock and keeps it until `signal` aborts. `begin` is called when it is there and answers with what ends what it
 * began. Without Web Locks everybody has it.
 */
export async function holdLock(name: string, signal: AbortSignal, begin: () => () => void): Promise<void> {
  const held = async () => {
    if (signal.aborted) return
    const end = begin()
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
    end()
  }
  if (!('locks' in navigator)) return held()
  // Given up while still waiting: nothing was begun.
  await navigator.locks.request(name, { signal }, held).catch(() => undefined)
}

/** Runs `work` once nobody else on this origin is in the middle of the same; without Web Locks at once. */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work()
}
