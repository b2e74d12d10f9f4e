import { accountOf, readAgain } from '#sync/store.ts'
import { ann } from './scene.ts'
import { aWhile, check, holdNextAnswer, sendAndFreeze, type Story } from './stage-directions.ts'

/** Edits over what another device has changed, or a restored server has lost. */
export const serverStories = {
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

  async 'a server that goes back without a word, and gives numbers again before every device has noticed'({ device, server, ledger }) {
    const [one, other] = [device(), device()]
    const restore = await server.backUp(ann)
    await one.put('movie:1')
    await one.sync()
    await other.put('movie:2')
    await other.sync()
    await restore({ isTold: false })
    ledger.restored()
    await one.sync()
    for (const id of [3, 4, 5]) await one.put(`movie:${id}`)
    await one.sync()
    await other.sync()
    await one.sync()
    return check(one.row('movie:2') !== undefined, 'what the other device alone still has is not sent again')
  },

  async 'a server that goes back without a word, while a device reads everything again'({ device, server, ledger }) {
    const one = device()
    for (const id of [1, 2, 3, 4, 5, 6]) await one.put(`movie:${id}`)
    await one.sync()
    const restore = await server.backUp(ann)
    await one.put('movie:7')
    await one.sync()
    await one.store.transact(async (tx) => tx.putAccount(readAgain(await accountOf(tx, ann))))
    const { pull } = one
    one.pull = async (request) => {
      one.pull = async () => ({ kind: 'unreachable' })
      return pull(request)
    }
    await one.sync()
    one.pull = pull
    await restore({ isTold: false })
    ledger.restored()
    await one.sync({ resetBackOff: true })
    return check(one.row('movie:7') !== undefined, 'what the server has lost is gone from the device too')
  },

  async 'what a restored server is told again keeps its stamp, though a clock is set right meanwhile'({ device, server, ledger, clock }) {
    const one = device()
    const restore = await server.backUp(ann)
    for (const key of ['movie:1', 'movie:2']) {
      clock.now += 1000
      await one.put(key)
      await one.sync()
    }
    const before = one.row('movie:1')?.stamp
    await restore()
    ledger.restored()
    const { push } = one
    one.push = async () => ({ kind: 'unreachable' })
    await one.sync()
    one.push = push
    one.setClock(3_600_000)
    await one.put('movie:3')
    await one.sync({ resetBackOff: true })
    await one.sync({ resetBackOff: true })
    const held = server.peek?.(ann).changes.find(({ key }) => key === 'movie:1')
    return check(held?.stamp === before, `movie:1 was told again as of ${held?.stamp} instead of ${before}`)
  },
} satisfies Record<string, Story>
