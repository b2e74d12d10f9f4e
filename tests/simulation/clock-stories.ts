import { clearKey } from '#contract/sync.ts'
import { watched } from './scene.ts'
import { check, type Story } from './stage-directions.ts'

const second = 1000
const hour = 3_600_000
const twoDays = 48 * hour

/** Clocks that are wrong, of devices and of the server: what was decided later wins, or the person is told. */
export const clockStories = {
  async 'a device two days behind decides later than another'({ device, clock }) {
    const [one, behind] = [device(), device()]
    behind.setClock(-twoDays)
    await one.put('movie:1', 'earlier')
    await one.sync()
    clock.now += 6 * second
    await behind.put('movie:1', 'later')
    await behind.sync()
    await one.sync()
    return check(one.title('movie:1') === 'later', 'the earlier decision won against a slow clock')
  },

  async 'a device half a minute ahead decides before another'({ device, clock }) {
    const [one, ahead] = [device(), device()]
    await ahead.sync()
    ahead.setClock(30 * second)
    await ahead.put('movie:1', 'earlier')
    clock.now += 6 * second
    await one.put('movie:1', 'later')
    await one.sync()
    await ahead.sync()
    await one.sync()
    return check(one.title('movie:1') === 'later', 'the earlier decision won by a clock ahead')
  },

  async 'a title is saved again after it was deleted while the server was half a minute ahead'({ device, clock }) {
    const [one, other] = [device(), device()]
    await one.put('movie:1', 'first')
    await one.sync()
    clock.serverAheadMs = 30 * second
    await other.sync()
    await other.remove('movie:1')
    await other.sync()
    clock.serverAheadMs = 0
    clock.now += 6 * second
    await one.sync()
    await one.put('movie:1', 'again')
    await one.sync()
    await other.sync()
    return check(one.title('movie:1') === 'again' && other.title('movie:1') === 'again', 'the earlier deletion won')
  },

  async 'a device two days behind watches something after a clear elsewhere'({ device, clock }) {
    const [one, behind] = [device(), device()]
    behind.setClock(-twoDays)
    await one.change('watch_history', clearKey, { cleared_at: clock.now })
    await one.sync()
    clock.now += 6 * second
    await behind.change('watch_history', 'movie:1', watched('movie:1', clock.now))
    await behind.sync()
    await one.sync()
    return check(one.row('movie:1', 'watch_history') !== undefined, 'what was watched after the clear is gone')
  },

  async 'a device two days behind is closed before it reaches the server again'({ device, clock }) {
    const [one, behind] = [device(), device()]
    behind.setClock(-twoDays)
    await behind.sync()
    behind.setClock(-twoDays)
    await behind.put('movie:1', 'earlier')
    clock.now += 6 * second
    await one.put('movie:1', 'later')
    await one.put('movie:2', 'earlier')
    await one.sync()
    clock.now += 6 * second
    await behind.put('movie:2', 'later')
    behind.setClock(-twoDays)
    await behind.sync()
    await one.sync()
    return check(one.title('movie:1') === 'later' && one.title('movie:2') === 'later', 'the earlier decision won')
  },

  async 'a clock that was ahead is set right by the system'({ device, clock }) {
    const [one, tabs] = [device(), device()]
    tabs.setClock(twoDays)
    await tabs.put('movie:1', 'while it was ahead')
    await tabs.sync()
    await tabs.put('movie:2', 'earlier')
    clock.now += 6 * second
    await one.put('movie:2', 'later')
    await one.put('movie:3', 'earlier')
    await one.sync()
    clock.now += 6 * second
    tabs.setClock(0)
    await tabs.put('movie:3', 'later')
    await tabs.sync()
    await one.sync()
    const titles = ['movie:2', 'movie:3'].map((key) => one.title(key))
    return check(titles.join() === 'later,later', `the server holds ${titles.join()}`)
  },

  async 'nobody knows whether a decision was made before or after the clock was set'({ device, clock }) {
    const [one, tabs] = [device(), device()]
    tabs.setClock(hour)
    await tabs.sync()
    clock.now += 3 * hour
    tabs.setClock(0)
    await tabs.put('movie:1', 'theirs')
    clock.now += 6 * second
    await one.put('movie:1', 'ours')
    await one.sync()
    tabs.setClock(0)
    await tabs.sync()
    const letters = [...tabs.disk.dead.values()].map(({ reason, payload }) => [reason, (payload as { title: string }).title].join())
    return check(letters.join() === 'order-unknown,theirs', `the person is told ${letters.join() || 'nothing'}`)
  },

  async 'a server two days ahead for a moment blocks nothing afterwards'({ device, clock }) {
    const [one, other] = [device(), device()]
    clock.serverAheadMs = twoDays
    await one.put('movie:1', 'while the server was ahead')
    await one.sync()
    await other.sync()
    clock.serverAheadMs = 0
    clock.now += 60 * second
    await one.put('movie:1', 'again')
    await one.put('movie:2', 'earlier')
    await one.sync()
    clock.now += 6 * second
    await other.put('movie:2', 'later')
    await other.sync()
    await one.sync()
    const waiting = one.disk.outbox.size + other.disk.outbox.size
    return [
      ...check(waiting === 0, `${waiting} changes wait for two days`),
      ...check(other.title('movie:1') === 'again', 'what was seen was not overwritten'),
      ...check(one.title('movie:2') === 'later', 'the order of counters won against time'),
    ]
  },

  async 'a stamp of a server that was ahead leads no other key'({ device, clock }) {
    const [one, other] = [device(), device()]
    clock.serverAheadMs = twoDays
    await one.put('movie:1', 'while the server was ahead')
    await one.sync()
    clock.serverAheadMs = 0
    await other.sync()
    await other.put('movie:2', 'earlier')
    clock.now += 6 * second
    await one.sync()
    await one.put('movie:2', 'later')
    await one.sync()
    clock.now += 6 * second
    await other.sync()
    await one.sync()
    return check(one.title('movie:2') === 'later', 'an earlier decision won, stamped when it was refused')
  },

  async 'a page brings an earlier decision over one whose stamp is not mended yet'({ device, clock }) {
    const [one, behind] = [device(), device()]
    behind.setClock(-twoDays)
    await one.put('movie:1', 'earlier')
    await one.sync()
    clock.now += 6 * second
    const { pull } = behind
    behind.pull = async (request) => {
      behind.pull = pull
      const reply = await pull(request)
      await behind.put('movie:1', 'later')
      return reply
    }
    const { push } = behind
    let shown: unknown
    behind.push = (request) => {
      shown = behind.title('movie:1')
      return push(request)
    }
    await behind.sync()
    return check(shown === 'later', `the person sees ${String(shown)}`)
  },

  async 'what was decided while the server was ahead wins against later decisions of whoever did not see it, who is told'({
    device,
    clock,
  }) {
    const [one, other] = [device(), device()]
    await other.sync()
    clock.serverAheadMs = twoDays
    await one.put('movie:1', 'while the server was ahead')
    await one.sync()
    clock.serverAheadMs = 0
    clock.now += 60 * second
    await other.put('movie:1', 'later')
    await other.sync()
    return check([...other.disk.dead.values()].length === 1, 'nobody was told')
  },

  async 'a title deleted before its saving was answered, while the clock was an hour behind'({ device, clock, server }) {
    const one = device()
    await one.sync()
    clock.now += 10 * second
    await one.put('movie:1')
    const { push } = one
    one.push = async (request) => {
      const reply = await push(request)
      one.push = async () => ({ kind: 'unreachable' })
      one.setClock(-hour)
      await one.remove('movie:1')
      one.setClock(0)
      return reply
    }
    await one.sync()
    one.push = push
    clock.now += 10 * second
    await one.sync({ resetBackOff: true })
    const [held] = server.peek?.('ann').changes ?? []
    return check(held?.deleted === true, 'the deletion lost against the saving before it')
  },
} satisfies Record<string, Story>
