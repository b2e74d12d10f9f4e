import { untilLoaded } from '#platform/app-parts.ts'
import { openChannel } from '#platform/channel.ts'
import { whenIdle } from '#platform/page-lifecycle.ts'
import { syncChannel, type TabMessage } from '#sync/tabs.ts'
import type { LocalData } from './device/open-device.ts'
import { createLiveView, type LiveView, type Watch } from './live-view.ts'
import type { EnginePorts } from './ports.ts'
import type { Scheduler, SyncOutcome } from './run/scheduler.ts'
import { createJournal, type Journal } from './write/journal.ts'
import { createWriter, type Write, type Writer } from './write/write.ts'

/** Keeps a person's data on this device, and this device and the server in step. */
export interface Engine {
  /**
   * Opens the person's own data on this device. Dexie and the rules of synchronisation arrive with the first call, so that no start
   * waits for them. Rejects while the database is unavailable; the next call tries again.
   */
  open: () => Promise<LocalData>
  /** Makes a live view of a query of that data. */
  liveView: <T>(watch: Watch<T>) => LiveView<T>
  write: Write
  journal: Journal
  /** Applies what an earlier page has journalled for the current owner. */
  replay: Writer['replay']
  /** Something was written otherwise than by `write`: it is sent. */
  requestSync: () => void
  /** Sends and fetches everything now, whatever the back-off. Never rejects. */
  syncNow: () => Promise<SyncOutcome>
  /**
   * Begins to synchronise once the page is idle. `arrived` is called at the start and whenever another person signs in, once what an earlier
   * page has journalled is written.
   */
  start: (arrived: () => Promise<void>) => void
}

const unavailable: SyncOutcome = { end: 'unavailable', sent: 0, pending: 0 }

/** Composes the engine of one page. Each call makes one of its own, as each tab of a browser has. */
export function createEngine(ports: EnginePorts): Engine {
  const { identity } = ports
  const channel = openChannel<TabMessage>(syncChannel)
  const journal = createJournal(ports.clock)
  let opening: Promise<LocalData> | undefined
  let scheduler: Promise<Scheduler> | undefined

  function open(): Promise<LocalData> {
    opening ??= Promise.all([import('./device/open-device.ts'), ports.loadLater()]).then(([{ openDevice }, later]) =>
      openDevice({ ...ports, ...later }, requestSync),
    )
    opening.catch(() => {
      opening = undefined
    })
    return opening
  }

  function loadScheduler(): Promise<Scheduler> {
    scheduler ??= Promise.all([import('./run/scheduler.ts'), ports.loadLater()]).then(([{ createScheduler }, later]) =>
      createScheduler({ ...ports, ...later }, open, channel),
    )
    // Its file is out of reach on an interrupted first visit.
    scheduler.catch(() => {
      scheduler = undefined
    })
    return scheduler
  }

  const requestSync = (): void => void loadScheduler().then(({ wakeForWrite }) => wakeForWrite(), ignore)

  async function start(arrived: () => Promise<void>): Promise<void> {
    await whenIdle()
    const [{ startSync }, later, scheduler] = await untilLoaded(() =>
      Promise.all([import('./run/start.ts'), ports.loadLater(), loadScheduler()]),
    )
    await startSync({ ...ports, ...later, open, scheduler, channel, replay, arrived })
  }

  const { write, replay } = createWriter({ identity, journal, open, requestSync })

  return {
    open,
    liveView: (watch) => createLiveView(open, identity, watch),
    write,
    journal,
    replay,
    requestSync,
    syncNow: () =>
      loadScheduler()
        .then(({ runNow }) => runNow())
        .catch(() => unavailable),
    start: (arrived) => void start(arrived),
  }
}

const ignore = (): void => undefined
