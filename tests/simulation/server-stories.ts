import { accountOf, readAgain } from '#sync/store.ts'
import { ann } from './scene.ts'
import { aWhile, check, holdNextAnswer, holdNextPage, loseNextAnswer, sendAndFreeze, type Story } from './stage-directions.ts'

/** What happens to the server, and to what is under way. */
export const serverStories = {
  async 'a page that another tab has overtaken'({ device }) {
    const [tabs, other] = [device(), device()]
    await tabs.sync()
    await other.put('movie:1')
    await other.sync()
    // The first tab has asked for a page, and gets it only after the second tab has deleted what is on it.
    const arrive = holdNextPage(tabs)
    const first = tabs.sync()
    await aWhile()
    await tabs.sync()
    await tabs.remove('movie:1')
    await tabs.sync()
    await tabs.sync()
    arrive()
    await first
    return check(tabs.row('movie:1') === undefined, 'the deleted title is back')
  },

  async 'a change is acknowledged while the first page is on its way'({ device }) {
    const tabs = device()
    const arrive = holdNextPage(tabs)
    const first = tabs.sync()
    await aWhile()
    const { pull } = tabs
    tabs.pull = async () => ({ kind: 'unreachable' })
    await tabs.put('movie:1')
    await tabs.sync()
    arrive()
    await first
    tabs.pull = pull
    return check(tabs.row('movie:1') !== undefined, 'what the account has is gone')
  },

  async 'a purge between two pages of a full read'({ device, server }) {
    const [writer, reader] = [device(), device()]
    for (const id of [1, 2, 3, 4, 5, 6, 7]) await writer.put(`movie:${id}`)
    await writer.sync()
    await reader.put('movie:9')
    const { pull } = reader
    reader.pull = async (request) => {
      const page = await pull(request)
      if (request.cursor !== null) return page
      reader.pull = pull
      await writer.remove('movie:1')
      await writer.sync()
      await server.purge(ann)
      return page
    }
    await reader.sync()
    return check(reader.row('movie:1') === undefined, 'the second page is of another time than the first')
  },

  async 'a lost answer, a purge, and the same change again'({ device, server, clock }) {
    const [one, other] = [device(), device()]
    await one.put('movie:1')
    await one.sync()
    await one.put('movie:1', 'again')
    loseNextAnswer(one)
    await one.sync()
    clock.now += 1000
    await other.sync()
    await other.remove('movie:1')
    await other.sync()
    await server.purge(ann)
    clock.now += 60_000
    const { pull } = one
    one.pull = async () => ({ kind: 'unreachable' })
    await one.sync({ resetBackOff: true })
    one.pull = pull
    return check(one.row('movie:1') === undefined, 'what was deleted and purged is still shown')
  },

  async 'a purge while a device was away'({ device, server }) {
    const [one, away] = [device(), device()]
    await one.put('movie:1')
    await one.sync()
    await away.sync()
    await one.remove('movie:1')
    await one.sync()
    await server.purge(ann)
  },

  async 'a refused edit over what another device has changed'({ device, clock }) {
    const [one, other] = [device(), device()]
    await one.put('movie:1', 'first')
    await one.sync()
    await other.sync()
    await other.put('movie:1', 'second')
    await other.sync()
    clock.now += 1000
    await one.put('movie:1', '')
    await sendAndFreeze(one)
    clock.now += 1000
    await one.sync()
    clock.now += 600_000
    await one.sync({ resetBackOff: true })
  },

  async 'a refused edit over what a restored server has lost'({ device, server, ledger, clock }) {
    const one = device()
    await one.sync()
    const restore = await server.backUp(ann)
    await one.put('movie:1', 'first')
    await one.sync()
    await restore()
    ledger.restored()
    await one.put('movie:1', '')
    await sendAndFreeze(one)
    clock.now += 1000
    await one.sync()
    clock.now += 600_000
    await one.sync({ resetBackOff: true })
  },

  async 'a refused edit over what a restored server has lost, after everything was read twice'({ device, server, ledger, clock }) {
    const one = device()
    await one.put('movie:2')
    await one.sync()
    const restore = await server.backUp(ann)
    await one.put('movie:1', 'first')
    await one.sync()
    await restore()
    ledger.restored()
    await one.put('movie:1', '')
    await sendAndFreeze(one)
    clock.now += 1000
    await one.sync()
    await one.store.transact(async (tx) => tx.putAccount(readAgain(await accountOf(tx, ann))))
    await one.sync()
    clock.now += 600_000
    await one.sync({ resetBackOff: true })
  },

  async 'a refused edit in place of what a restored server is to be told again'({ device, server, ledger, engine }) {
    const one = device()
    const restore = await server.backUp(ann)
    await one.put('movie:1', 'first')
    await one.sync()
    await restore()
    ledger.restored()
    await engine.pull(one.ports, ann, Number.POSITIVE_INFINITY)
    await one.put('movie:1', '')
  },

  async 'what a restored server has lost, while all that waits is discarded'({ device, server, ledger, engine }) {
    const one = device()
    const restore = await server.backUp(ann)
    await one.put('movie:1', 'first')
    await one.sync()
    await restore()
    ledger.restored()
    await engine.pull(one.ports, ann, Number.POSITIVE_INFINITY)
    await one.put('movie:2', 'discarded')
    ledger.released([...one.disk.outbox.values()])
    await one.store.transact((tx) => engine.discardPending(tx, one.ports, ann))
    return check(one.title('movie:1') === 'first', 'what the server is told again is not shown')
  },

  async 'an edit on its way, a deletion that beats it, and a server that loses the deletion'({ device, server, ledger, clock }) {
    const [one, other] = [device(), device()]
    await one.put('movie:1', 'first')
    await one.sync()
    await other.sync()
    const restore = await server.backUp(ann)
    await one.put('movie:1', 'second')
    await sendAndFreeze(one)
    clock.now += 1000
    await other.remove('movie:1')
    await other.sync()
    await one.sync()
    await other.put('movie:2')
    await other.remove('movie:2')
    await other.sync()
    await server.purge(ann)
    await one.sync()
    const isShown = one.title('movie:1') === 'second'
    await other.sync()
    await restore()
    ledger.restored()
    await one.sync()
    return [
      ...check(isShown, 'what waits is not shown where nothing is known to be newer'),
      ...check(one.title('movie:1') === undefined, 'what beats it is not remembered'),
    ]
  },

  async 'two changes taken back over what a restored server has lost'({ device, server, ledger, engine }) {
    const one = device()
    const restore = await server.backUp(ann)
    await one.put('movie:1', 'first')
    await one.sync()
    await restore()
    ledger.restored()
    await one.put('movie:1', 'second')
    await sendAndFreeze(one)
    await one.sync()
    await one.put('movie:1', 'third')
    ledger.released([...one.disk.outbox.values()])
    await one.store.transact((tx) => engine.discardPending(tx, one.ports, ann))
    return check(one.title('movie:1') === 'first', 'what the server is told again is not shown')
  },

  async 'an answer under way while the server is restored'({ device, server, ledger, clock }) {
    const tabs = device()
    await tabs.put('movie:1')
    await tabs.sync()
    const restore = await server.backUp(ann)
    await tabs.put('movie:2')
    const arrive = holdNextAnswer(tabs)
    const first = tabs.sync()
    await aWhile()
    await restore()
    ledger.restored()
    clock.now += 1000
    await tabs.sync()
    arrive()
    await first
  },

  async 'a change without an answer, a restore and a purge that makes it stale'({ device, server, ledger, clock }) {
    const [one, other] = [device(), device()]
    await one.sync()
    const restore = await server.backUp(ann)
    await one.put('movie:1')
    await sendAndFreeze(one, { arrives: true })
    await one.sync()
    await restore()
    ledger.restored()
    await one.sync()
    clock.now += 60_000
    await other.put('movie:2')
    await other.remove('movie:2')
    await other.sync()
    await server.purge(ann)
    for (let time = 0; time < 2; time++) {
      clock.now += 600_000
      await one.sync({ resetBackOff: true })
    }
    return check(one.disk.dead.size === 1, `one refused change left ${one.disk.dead.size} letters`)
  },

  async 'the server is restored while a device edits what it lost'({ device, server, ledger }) {
    const [one, other] = [device(), device()]
    const restore = await server.backUp(ann)
    await one.put('movie:1')
    await one.sync()
    await other.sync()
    await one.put('movie:1', 'edited offline')
    await restore()
    ledger.restored()
    await other.sync()
    await one.sync()
  },

  async 'a change that makes the server fail delays no other'({ device, clock }) {
    const tabs = device()
    const { push } = tabs
    tabs.push = async (request) => {
      clock.now += 50
      const fails = request.items.some(({ key }) => key === 'movie:13')
      return fails ? { kind: 'refused', code: 'internal', message: '', retryAfterMs: null } : push(request)
    }
    await tabs.put('movie:13')
    for (let id = 1; id <= 10; id++) await tabs.put(`tv:${id}`)
    for (let second = 0; second < 60; second++) {
      clock.now += 1000
      await tabs.sync()
    }
    const left = tabs.disk.outbox.size
    tabs.push = push
    return check(left === 1, `${left - 1} changes still wait behind the one that fails`)
  },

  async 'an outage is no storm'({ device, clock }) {
    const tabs = device()
    for (let id = 1; id <= 10; id++) await tabs.put(`tv:${id}`)
    const { push, pull } = tabs
    let requests = 0
    const nobody = async (): Promise<{ kind: 'unreachable' }> => {
      requests++
      return { kind: 'unreachable' }
    }
    Object.assign(tabs, { push: nobody, pull: nobody })
    for (let quarter = 0; quarter < 40 * 60; quarter++) {
      clock.now += 250
      await tabs.sync()
    }
    Object.assign(tabs, { push, pull })
    return check(requests <= 300, `${requests} requests in ten minutes without a network`)
  },
} satisfies Record<string, Story>
