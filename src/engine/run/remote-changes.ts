import { holdLock } from '#platform/locks.ts'
import { isVisible, onLeave, onReturn, onSuspend } from '#platform/page-lifecycle.ts'
import { listenToEvents } from '#remote/api/event-stream.ts'
import { deviceOf } from '#sync/clock.ts'
import { backOffMs } from '#sync/failure.ts'
import type { Random } from '#sync/ports.ts'
import { leaderLock } from '#sync/tabs.ts'
import type { LocalData } from '#engine/device/open-device.ts'
import type { EnginePorts } from '#engine/ports.ts'

/** How this page learns of what other devices change. */
interface RemoteChanges {
  /** Whether this is the tab that keeps the connection. */
  isLeading: () => boolean
}

const lookEveryMs = 1000
/** How often a page asks for what other devices changed, give or take: where it has no connection, and for safety where it has one. */
const pollEveryMs = { disconnected: 10_000, connected: 300_000 }
/** Somebody who looks at another tab for a moment comes back to one that still leads (ms). */
const hiddenMs = 30_000
/** A connection that held so long was a good one: the next attempt does not wait for the failures before it. */
const goodAfterMs = 30_000

/** Three quarters to five quarters of so many ms: devices that were sent away together do not come back together. */
function spread(ms: number, random: Random): number {
  const [byte = 0] = random.bytes(1)
  return ms * (0.75 + byte / 510)
}

interface RemoteChangesPorts extends EnginePorts {
  open: () => Promise<LocalData>
}

/**
 * Calls `announced` with the account's number whenever the server announces a change to the leading tab, and `poll` from time to time, often
 * where the connection is missing or the server has no place for one. The rows that the leader fetches appear in all tabs.
 */
export function followRemoteChanges(
  ports: RemoteChangesPorts,
  { announced, poll }: { announced: (seq: number) => void; poll: () => void },
): RemoteChanges {
  let polledAt = performance.now()
  let share = spread(1, ports.random)
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
    if (performance.now() - polledAt < share * (isDisconnected ? pollEveryMs.disconnected : pollEveryMs.connected)) return
    polledAt = performance.now()
    share = spread(1, ports.random)
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
 * server cannot be reached: the probe finds it first. A server that has no place for it is asked again when it says.
 */
function connectToEvents({ identity, reachability, random, open }: RemoteChangesPorts, announced: (seq: number) => void): EventConnection {
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
    const clientId = await thisBrowser().catch(() => undefined)
    if (connection !== mine) return
    const since = performance.now()
    const retryAfterMs = await listenToEvents({
      token,
      clientId,
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
    timer = setTimeout(() => void connect(), retryAfterMs === null ? backOffMs(failures, random) : spread(retryAfterMs, random))
  }

  async function thisBrowser(): Promise<string> {
    const { store } = await open()
    return (await store.transact((tx) => deviceOf(tx, { random }), 'relaxed')).clientId
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
