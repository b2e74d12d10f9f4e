import { check, type Story } from './stage-directions.ts'

/** How many requests leave, and how large they are. */
export const requestStories = {
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

  async 'an account that is full keeps everything on its devices, is left alone, and takes it up once there is room'({
    device,
    server,
    clock,
  }) {
    const [one, two] = [device(), device()]
    server.quota.rows = 1
    await one.put('movie:1')
    await one.sync()
    for (let id = 1; id <= 5; id++) await two.put(`tv:${id}`)
    const { push } = two
    let requests = 0
    two.push = (request) => {
      // The first only asks for the time.
      if (request.items.length > 0) requests++
      return push(request)
    }
    for (let minute = 0; minute < 59; minute++) {
      await two.sync()
      clock.now += 60_000
    }
    const waits = two.disk.outbox.size === 5 && two.title('tv:5') === 'tv:5'
    const asked = requests
    server.quota.rows = 3
    await two.remove('movie:1')
    await two.sync()
    const isTaken = two.disk.outbox.size === 2
    // Somebody else made room: an hour later it is found.
    server.quota.rows = 9
    clock.now += 3_600_000
    await two.sync()
    return [
      ...check(waits, 'a change without room is gone from the device'),
      ...check(asked === 1, `${asked} requests in an hour without room`),
      ...check(isTaken, `${two.disk.outbox.size} of 2 still wait although there is room for the others`),
      ...check(two.disk.outbox.size === 0, 'what found no room is not tried again'),
    ]
  },

  async 'a server that asks for a wait is left alone until it is over'({ device, clock }) {
    const tabs = device()
    await tabs.put('movie:1')
    const { push, pull } = tabs
    let requests = 0
    const later = async (): Promise<{ kind: 'refused'; code: 'rate-limited'; message: string; retryAfterMs: number }> => {
      requests++
      return { kind: 'refused', code: 'rate-limited', message: '', retryAfterMs: 120_000 }
    }
    Object.assign(tabs, { push: later, pull: later })
    for (let second = 0; second < 120; second++) {
      await tabs.sync({ resetBackOff: true })
      clock.now += 1000
    }
    Object.assign(tabs, { push, pull })
    await tabs.sync()
    const isSent = tabs.disk.outbox.size === 0
    return [...check(requests === 1, `${requests} requests in the two minutes to wait`), ...check(isSent, 'it waits on and on')]
  },

  async 'a large library leaves in requests the server takes'({ device }) {
    const tabs = device()
    for (let id = 1; id <= 250; id++) await tabs.put(`movie:${id}`)
    await tabs.sync()
    return check(tabs.disk.outbox.size === 0, 'it is not sent in one run')
  },

  async 'long notes leave in requests the server takes'({ device, clock }) {
    const tabs = device()
    // Three bytes each.
    const note = '映'.repeat(2000)
    const title = { media_type: 'movie', title: 'Long', poster_path: null, backdrop_path: null }
    for (let id = 1; id <= 100; id++)
      await tabs.change('title_notes', `movie:${id}`, { ...title, media_id: id, stars: 5, note, updated_at: clock.now })
    await tabs.sync()
    return check(tabs.disk.outbox.size === 0, 'they are not sent in one run')
  },
} satisfies Record<string, Story>
