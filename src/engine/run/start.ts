import { queryAgain } from '#db/changes.ts'
import { askForPeriodicSync } from '#platform/background-sync.ts'
import type { Channel } from '#platform/channel.ts'
import { onNetworkHint, seemsOnline } from '#platform/network.ts'
import { isVisible, onLeave, onReturn } from '#platform/page-lifecycle.ts'
import { resume } from '#sync/failure.ts'
import type { TabMessage } from '#sync/tabs.ts'
import type { LocalData } from '#engine/device/open-device.ts'
import type { EnginePorts, LoadedPorts } from '#engine/ports.ts'
import { followRemoteChanges } from './remote-changes.ts'
import type { Scheduler } from './scheduler.ts'
import { watchForStuck } from './watchdog.ts'

export interface StartPorts extends LoadedPorts {
  open: () => Promise<LocalData>
  scheduler: Scheduler
  channel: Channel<TabMessage>
  /** Applies what an earlier page has journalled. */
  replay: () => Promise<void>
  /** Called at the start and whenever another person signs in, once their journal is replayed. */
  arrived: () => Promise<void>
}

/** Begins to keep this device and the server in step. */
export async function startSync(ports: StartPorts): Promise<void> {
  const { identity, reachability, scheduler, channel, open } = ports
  // The database decides who is signed in: nothing is asked in the name of somebody who is not. Without one local storage does.
  await open().catch(() => undefined)
  const { isLeading } = followRemoteChanges(ports, { announced: scheduler.announce, poll: () => scheduler.wake('poll') })
  channel.listen((message) => {
    if (message === 'outbox' && isLeading()) scheduler.wake('other-tab')
    if (message === 'session') void followOtherTab(ports)
    if (message === 'applied') queryAgain()
  })
  onReturn(() => {
    identity.refresh()
    scheduler.wake('returned')
  })
  onLeave(scheduler.sendBeforeLeaving)
  startProbe(ports, () => scheduler.wake('reachable'))
  onNetworkHint((isOnline) => (isOnline ? scheduler.wake('reachable') : reachability.set(false)))
  identity.onChange(() => {
    channel.post('session')
    void followIdentity(ports)
  })
  watchForStuck(ports, scheduler.restart)
  if (!seemsOnline()) reachability.set(false)
  await followIdentity(ports)
}

/** Local storage says what another tab did, or where that is refused the database. */
async function followOtherTab({ open, identity, settleIdentity }: StartPorts): Promise<void> {
  identity.refresh()
  try {
    const { store, ports } = await open()
    await settleIdentity(store, ports)
  } catch {
    // The database is unavailable: local storage has to do.
  }
}

/**
 * What an earlier page has journalled is written first. The worker acts for whoever the database says is signed in. Then the account is
 * synchronised at once, and what a guest kept is dealt with, even if an earlier attempt was cut short.
 */
async function followIdentity({ open, identity, settleIdentity, scheduler, replay, arrived }: StartPorts): Promise<void> {
  try {
    const { store, ports } = await open()
    await settleIdentity(store, ports)
    await replay()
    const owner = identity.member()
    if (owner !== null) {
      await store.transact((tx) => resume(tx, owner))
      void askForPeriodicSync()
    }
    scheduler.wake('signed-in')
    await arrived()
  } catch {
    // The database is unavailable: the commands say so when somebody wants to keep something.
  }
}

/** At most fifteen probes a minute, one where the browser believes there is no network at all (decision record 13). */
const probeEveryMs = { hopeful: 4000, hopeless: 60_000 }
/** A server that is there answers a probe in a moment; one that hangs is asked again. */
const probeAnswerMs = 4000

/**
 * While a visible page cannot reach our server, asks again every few seconds, so that changes leave soon after it is back,
 * whatever the back-off has grown to. `reachable` is called each time it is back.
 */
function startProbe({ callApi, random, reachability }: EnginePorts, reachable: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = reachability.state()

  const plan = () => {
    clearTimeout(timer)
    timer = undefined
    if (reachability.state() === 'online' || !isVisible()) return
    const [jitter = 0] = random.bytes(1)
    timer = setTimeout(() => void ask(), (seemsOnline() ? probeEveryMs.hopeful : probeEveryMs.hopeless) + jitter * 2)
  }
  const ask = async () => {
    await callApi('health', { signal: AbortSignal.timeout(probeAnswerMs) })
    plan()
  }

  reachability.onChange(() => {
    const was = last
    last = reachability.state()
    if (was === 'offline' && last === 'online') reachable()
    if (was !== last) plan()
  })
  onReturn(plan)
  void ask()
}
