import { clearKey } from '#contract/sync.ts'
import type { SyncPorts } from '#sync/ports.ts'
import { type MemoryMirror, memoryMirror } from './mirror.ts'
import { ann, titled, watched, type Player, type Scene } from './scene.ts'
import { check, mendOnTheWay, sendAndFreeze, type Story } from './stage-directions.ts'

/** A decision of the page, which has a mirror. */
const writeMirrored = (engine: Scene['engine'], mirror: MemoryMirror, { store }: Player, title: string, ports: SyncPorts): Promise<void> =>
  engine.backedUpStore(store, { backup: mirror, isGuest: () => false, isInMemory: () => false, saved: () => undefined }).transact((tx) =>
    engine.writeLocally(tx, ports, {
      owner: ann,
      queued: true,
      entity: 'favorites',
      key: 'movie:1',
      op: 'put',
      value: titled('movie:1', title),
    }),
  )

/** What happens on a device: tabs, clocks, guests, versions. */
export const deviceStories = {
  async 'a stamp mended while its request was under way'(scene) {
    const tabs = await mendOnTheWay(scene)
    await tabs.sync({ resetBackOff: true })
  },

  async 'a stamp mended while its request was under way, and the answer lost'(scene) {
    const tabs = await mendOnTheWay(scene, true)
    await tabs.put('movie:1', 'decided later')
    for (let time = 0; time < 2; time++) {
      scene.clock.now += 60_000
      await tabs.sync({ resetBackOff: true })
    }
    return check(tabs.title('movie:1') === 'decided later', 'a later decision lost against an earlier one')
  },

  async 'a guest had saved what the account has deleted since'({ device, clock }) {
    const tabs = device()
    await tabs.change('favorites', 'movie:1', titled('movie:1'), 'guest-1')
    clock.now += 1000
    await tabs.put('movie:1')
    await tabs.remove('movie:1')
    await tabs.sync()
    await tabs.sync()
    await tabs.merge('guest-1')
    await tabs.sync()
    return check(tabs.row('movie:1') === undefined, 'what was deleted is still shown')
  },

  async 'the worker sets the clock right, and then the page decides anew'({ device, clock, engine }) {
    const tabs = device()
    const mirror = memoryMirror(engine)
    const wrong = { ...tabs.ports, clock: { now: () => clock.now + 3_600_000, run: () => 'wrong' } }
    await writeMirrored(engine, mirror, tabs, 'wrong clock', wrong)
    let requests = 0
    const { push } = tabs
    tabs.push = async (request) => (requests++ === 0 ? push(request) : { kind: 'unreachable' })
    await tabs.sync({}, wrong)
    tabs.push = push
    await writeMirrored(engine, mirror, tabs, 'right clock', tabs.ports)
    const titles = mirror.entries().map(({ value }) => (value as { title?: unknown } | null)?.title)
    return check(titles.join() === 'right clock', `the mirror holds ${titles.join()}`)
  },

  async 'a stamp of a wrong clock comes back from the mirror, and the server has no row of it'({ device, clock, server, engine, ledger }) {
    const [tabs, other] = [device(), device()]
    const mirror = memoryMirror(engine)
    const wrong = { ...tabs.ports, clock: { now: () => clock.now + 3_600_000, run: () => 'wrong' } }
    await writeMirrored(engine, mirror, tabs, 'wrong clock', wrong)
    await tabs.sync({}, wrong)
    clock.now += 1000
    await other.sync()
    await other.remove('movie:1')
    await other.sync()
    await server.purge(ann)
    const emptied = device()
    ledger.evicted(tabs.disk, mirror.entries())
    await emptied.store.transact((tx) => engine.restoreBackup(tx, emptied.ports, mirror.entries()))
    await emptied.sync()
    await emptied.put('movie:2')
  },

  async 'an older copy takes the place of the database, and the clock stands where it stood then'({ device, ledger, engine }) {
    const tabs = device()
    await tabs.put('movie:2')
    const known = tabs.disk.device
    await tabs.put('movie:1', 'first')
    await tabs.sync()
    const older = device()
    ledger.evicted(tabs.disk, [])
    await older.store.transact(async (tx) => {
      if (known) await tx.putDevice(known)
      await engine.restoreBackup(tx, older.ports, [])
    })
    await older.put('movie:1', 'second')
    await older.sync()
  },

  async 'a frozen tab that has taken the changes'({ device, clock }) {
    const tabs = device()
    await tabs.put('movie:1')
    await sendAndFreeze(tabs)
    await tabs.put('movie:2')
    clock.now += 35_000
    await tabs.sync()
    return check(tabs.disk.outbox.size === 0, 'after 35 s the other tab still waits for the frozen one')
  },

  async 'page and worker send the same lane at once'({ device }) {
    const tabs = device()
    for (const id of [1, 2, 3]) await tabs.put(`movie:${id}`)
    await Promise.all([tabs.sync({ exclusive: true }), tabs.sync({ exclusive: true })])
  },

  async 'one tab signs in again while another is sent away with the old token'({ device }) {
    const tabs = device()
    await tabs.put('movie:1')
    const { push } = tabs
    tabs.push = async () => ({ kind: 'refused', code: 'unauthenticated', message: '', retryAfterMs: null })
    const { paused } = await tabs.sync()
    tabs.push = push
    const waits = tabs.disk.outbox.size
    await tabs.store.transact(async (tx) => {
      const account = await tx.account(ann)
      if (account) await tx.putAccount({ ...account, paused: null })
    })
    return [...check(paused === 'sign-in', 'nobody is asked to sign in'), ...check(waits === 1, 'a 401 took a change out of the queue')]
  },

  async 'a refused change of a guest over what the account has'({ device, clock }) {
    const tabs = device()
    await tabs.put('movie:1', 'first')
    await tabs.sync()
    clock.now += 1000
    await tabs.change('favorites', 'movie:1', titled('movie:1', ''), 'guest-1')
    await tabs.merge('guest-1')
    await tabs.sync()
    return check(tabs.title('movie:1') === 'first', 'what the account has is not shown')
  },

  async 'a decision the disk refuses, before the browser empties the database'({ device, ledger, engine }) {
    const tabs = device()
    const mirror = memoryMirror(engine)
    const full: Player['store'] = {
      ...tabs.store,
      transact: (work) =>
        tabs.store.transact(async (tx) => {
          await work(tx)
          throw new Error('the disk is full')
        }),
    }
    await writeMirrored(engine, mirror, { ...tabs, store: full }, 'movie:1', tabs.ports).catch(() => undefined)
    ledger.evicted(tabs.disk, mirror.entries())
  },

  async 'a guest is merged, the tab dies, and the guest is merged again'({ device, ledger }) {
    const tabs = device()
    await tabs.change('watch_history', 'movie:1', watched('movie:1', 5), 'guest-1')
    for (let time = 0; time < 2; time++) await tabs.merge('guest-1')
    await tabs.sync()
    return check(ledger.entries.size === 1, 'the same title was merged twice')
  },

  async 'an old version of the app after a new one has upgraded the data'({ device }) {
    const tabs = device()
    await tabs.put('movie:1')
    await tabs.store.transact(async (tx) => {
      const known = await tx.device()
      if (known) await tx.putDevice({ ...known, minWriterVersion: 99 })
    })
    const before = JSON.stringify([...tabs.disk.rows])
    const refused = await tabs.put('movie:2').then(
      () => false,
      () => true,
    )
    const failed = await tabs.sync().then(
      ({ paused }) => paused === 'reload',
      () => true,
    )
    const isUntouched = before === JSON.stringify([...tabs.disk.rows]) && tabs.disk.outbox.size === 1
    await tabs.store.transact(async (tx) => {
      const known = await tx.device()
      if (known) await tx.putDevice({ ...known, minWriterVersion: 1 })
    })
    return check(refused && failed && isUntouched, 'an old version wrote into newer data')
  },

  async 'a clock of 2099, and the first request once more'({ device, clock }) {
    const [one, other] = [device(), device()]
    const [now, wrong] = [clock.now, Date.UTC(2099, 0, 1)]
    one.ports = { ...one.ports, clock: { now: () => wrong + clock.now - now, run: () => 'of 2099' } }
    const sent: Parameters<Player['push']>[0][] = []
    const { push } = one
    one.push = (request) => {
      sent.push(request)
      return push(request)
    }
    await one.put('movie:1', 'in 2099')
    await one.sync({}, one.ports)
    clock.now += 1000
    await other.sync()
    await other.put('movie:1', 'now')
    await other.sync()
    for (const request of sent) await push(request)
    await other.sync()
    one.push = push
    await one.sync({}, one.ports)
    return check(other.title('movie:1') === 'now', 'the clock of 2099 won')
  },

  async 'a history is cleared, and a device that was away brings older history'({ device, clock }) {
    const [one, away] = [device(), device()]
    for (const id of [1, 2]) await away.change('watch_history', `movie:${id}`, watched(`movie:${id}`, clock.now))
    clock.now += 60_000
    await one.change('watch_history', 'movie:3', watched('movie:3', clock.now))
    await one.change('watch_history', clearKey, { cleared_at: clock.now })
    await one.sync()
    await away.sync()
    await one.sync()
    return check(one.disk.rows.size === 1 && away.disk.rows.size === 1, 'older history came back')
  },

  async 'a transaction of which nobody hears, and the same again'({ device, ledger }) {
    const tabs = device()
    await tabs.put('movie:1')
    let isDeaf = true
    const store: Player['store'] = {
      ...tabs.store,
      async transact(work) {
        const result = await tabs.store.transact(work)
        if (!isDeaf || tabs.disk.outbox.size > 0) return result
        isDeaf = false
        throw new Error('the database hangs')
      },
    }
    await tabs.sync({}, { ...tabs.ports, store }).catch(() => undefined)
    await tabs.sync()
    return check(ledger.entries.size === 1, 'the change was recorded twice')
  },

  async 'a guest keeps what they watched last, and no more than the limit'({ device, engine }) {
    const tabs = device()
    const limit = engine.entities.watch_history.guestLimit
    for (let id = 1; id <= limit + 5; id++) await tabs.change('watch_history', `movie:${id}`, watched(`movie:${id}`, id), 'guest-1')
    const kept = [...tabs.disk.rows.values()].map(({ value }) => (value as { watched_at: number }).watched_at)
    const isRight = kept.length === limit && Math.min(...kept) === 6
    await tabs.merge('guest-1')
    return check(isRight, `a guest keeps ${kept.length} rows, from ${Math.min(...kept)} on`)
  },
} satisfies Record<string, Story>
