import { holdLock } from '#platform/locks.ts'
import { isVisible, onLeave, onReturn, onSuspend } from '#platform/page-lifecycle.ts'
import { listenToEvents } from '#remote/api/event-stream.ts'
import { backOffMs } from '#sync/failure.ts'
import { leaderLock } from '#sync/tabs.ts'
import type { EnginePorts } from '#engine/ports.ts'

/** How this page learns of what other devices change. */
interface RemoteChanges {
  /** Whether this is the tab that keeps the connection. */
  isLeading: () => boolean
}

const lookEveryMs = 10_000
/** How often a page asks for what other devices changed: where its connection is missing, and for safety where it is not. */
const pollEveryMs = { disconnected: 30_000, connected: 300_000 }
/** Somebody who looks at another tab for a moment comes back to one that still leads (ms). */
const hiddenMs = 30_000
/** A connection that held so long was a good one: the next attempt does not wait for the failures before it. */
const goodAfterMs = 30_000

/**
 * Calls `announced` with the account's number whenever the server announces a change to the leading tab, and `poll` from time to time, often
 * where the connection is missing. The rows that the leader fetches appear in all tabs.
 */
export function followRemoteChanges(
  ports: EnginePorts,
  { announced, poll }: { announced: (seq: number) => void; poll: () => void },
): RemoteChanges {
  let polledAt = performance.now()
  let connection: EventConnection | undefined
  standForLeader(() => {
    connection = connectToEvents(ports, announced)
    return () => {
      connection?.stop()
      connection = undefined
    }
  })
  setInterval(() => {
    if (!isVisible() || ports.reachability.state() === 'offline') return
    const isDisconnected = connection !== undefined && !connection.isConnected()
    if (performance.now() - polledAt < (isDisconnected ? pollEveryMs.disconnected : pollEveryMs.connected)) return
    polledAt = performance.now()
    poll()
  }, lookEveryMs)
  return { isLeading: () => connection !== undefined }
}

/**
 * Lets one tab of the browser lead, always one that is looked at if there is one (sync protocol 1.9). Leading is a convenience:
 * every tab writes and sends. `begin` is called when this tab leads and answers with what ends it; a tab that is frozen, left or
 * hidden for 30 s makes way for another.
 */
function standForLeader(begin: () => () => void): void {
  let standing: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const stand = () => {
    clearTimeout(timer)
    if (standing !== undefined) return
    standing = new AbortController()
    void holdLock(leaderLock, standing.signal, begin)
  }
  const resign = () => {
    clearTimeout(timer)
    standing?.abort()
    standing = undefined
  }

  if (isVisible()) stand()
  onReturn(stand)
  onLeave(() => {
    clearTimeout(timer)
    timer = setTimeout(resign, hiddenMs)
  })
  onSuspend(resign)
}

interface EventConnection {
  isConnected: () => boolean
  stop: () => void
}

/**
 * Keeps a connection to the server's event stream for whoever is signed in; it is made again whenever it breaks, but not while the
 * server cannot be reached: the probe finds it first.
 */
function connectToEvents({ identity, reachability, random }: EnginePorts, announced: (seq: number) => void): EventConnection {
  let connection: AbortController | undefined
  let isConnected = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let token: string | null = null
  let was = reachability.state()

  async function connect(): Promise<void> {
    disconnect()
    token = identity.token()
    if (token === null || reachability.state() === 'offline') return
    const mine = new AbortController()
    connection = mine
    const since = performance.now()
    await listenToEvents({
      token,
      signal: mine.signal,
      announced(seq) {
        if (connection !== mine) return
        isConnected = true
        announced(seq)
      },
    })
    if (connection !== mine) return
    isConnected = false
    failures = performance.now() - since > goodAfterMs ? 1 : failures + 1
    timer = setTimeout(() => void connect(), backOffMs(failures, random))
  }

  function disconnect(): void {
    clearTimeout(timer)
    connection?.abort()
    connection = undefined
    isConnected = false
  }

  const leaveIdentity = identity.onChange(() => {
    if (identity.token() !== token) void connect()
  })
  const leaveReachability = reachability.onChange(() => {
    const isBack = was === 'offline' && reachability.state() === 'online'
    was = reachability.state()
    if (!isBack || isConnected) return
    failures = 0
    void connect()
  })
  void connect()

  return {
    isConnected: () => isConnected,
    stop() {
      leaveIdentity()
      leaveReachability()
      disconnect()
    },
  }
}
