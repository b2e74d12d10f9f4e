import { subscribe } from 'valtio'
import { deviceRandom } from '#platform/clock.ts'
import { listenToEvents } from '#remote/api/event-stream.ts'
import { connectivity } from '#state/connectivity.ts'
import { session, sessionToken } from '#state/session.ts'
import { backOffMs } from '#sync/failure.ts'

/** A connection to the server's hints that is made again whenever it breaks. */
export interface LiveHints {
  isConnected: () => boolean
  stop: () => void
}

/** A connection that held so long was a good one: the next attempt does not wait for the failures before it. */
const goodAfterMs = 30_000

/**
 * Keeps a connection to the server's hints for whoever is signed in, and calls `told` with the account's number each time it
 * changes. Not while the server cannot be reached: the probe finds it first.
 */
export function followHints(told: (seq: number) => void): LiveHints {
  let connection: AbortController | undefined
  let connected = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let followed: string | null = null
  let was = connectivity.state

  async function connect(): Promise<void> {
    disconnect()
    followed = sessionToken()
    if (followed === null || connectivity.state === 'offline') return
    const mine = new AbortController()
    connection = mine
    const since = performance.now()
    await listenToEvents({
      token: followed,
      signal: mine.signal,
      told(seq) {
        if (connection !== mine) return
        connected = true
        told(seq)
      },
    })
    if (connection !== mine) return
    connected = false
    failures = performance.now() - since > goodAfterMs ? 1 : failures + 1
    timer = setTimeout(() => void connect(), backOffMs(failures, deviceRandom))
  }

  function disconnect(): void {
    clearTimeout(timer)
    connection?.abort()
    connection = undefined
    connected = false
  }

  const leaveSession = subscribe(session, () => {
    if (sessionToken() !== followed) void connect()
  })
  const leaveConnectivity = subscribe(connectivity, () => {
    const isBack = was === 'offline' && connectivity.state === 'online'
    was = connectivity.state
    if (!isBack || connected) return
    failures = 0
    void connect()
  })
  void connect()

  return {
    isConnected: () => connected,
    stop() {
      leaveSession()
      leaveConnectivity()
      disconnect()
    },
  }
}
