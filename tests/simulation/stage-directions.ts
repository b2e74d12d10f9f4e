import { ann, titled, type Player, type Scene } from './scene.ts'

/** Plays one story; resolves with what it broke, beyond what the ledger finds by itself. */
export type Story = (scene: Scene) => Promise<string[] | void>

export const check = (holds: boolean, what: string): string[] => (holds ? [] : [what])

/** Lets the rest of a request happen when the schedule says so. */
function gate(): { open: () => void; opened: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { open: resolve, opened: promise }
}

const held =
  <Request, Answer>(call: (request: Request) => Promise<Answer>, begin: () => void, opened: Promise<void>) =>
  async (request: Request): Promise<Answer> => {
    begin()
    const answer = await call(request)
    await opened
    return answer
  }

/** The server answers the device's next pull, and the page arrives when the function that comes back is called. */
export function holdNextPage(device: Player): () => void {
  const { open, opened } = gate()
  const { pull } = device
  device.pull = held(pull, () => (device.pull = pull), opened)
  return open
}

/** The same for the answer to its next push. */
export function holdNextAnswer(device: Player): () => void {
  const { open, opened } = gate()
  const { push } = device
  device.push = held(push, () => (device.push = push), opened)
  return open
}

/** The device loses the answer to its next push: the server has carried it out. */
export function loseNextAnswer(device: Player): void {
  const { push } = device
  device.push = async (request) => {
    device.push = push
    await push(request)
    return { kind: 'unreachable' }
  }
}

/** Everything that is ready goes on. */
export const aWhile = () => new Promise((resolve) => setImmediate(resolve))

/** A tab begins to send and freezes: what it took has to wait, while the device goes on reading. `arrives`: the server has it. */
export async function sendAndFreeze(device: Player, { arrives = false } = {}): Promise<void> {
  const { push } = device
  device.push = async (request) => {
    if (arrives) await push(request)
    return new Promise(() => undefined)
  }
  void device.sync()
  await aWhile()
  device.push = push
}

/** A clock 70 s ahead is set right by a second request while the first is under way, which then is 55 s ahead and accepted. */
export async function mendOnTheWay({ device, clock, engine }: Scene, losesAnswer = false): Promise<Player> {
  const tabs = device()
  const wrong = { ...tabs.ports, clock: { now: () => clock.now + 70_000, run: () => 'wrong' } }
  const arrives = gate()
  const { push } = tabs
  tabs.push = async (request) => {
    tabs.push = push
    await arrives.opened
    const answer = await push(request)
    return losesAnswer ? { kind: 'unreachable' } : answer
  }
  const write = (key: string) =>
    tabs.store.transact((tx) =>
      engine.writeLocally(tx, wrong, { owner: ann, queued: true, entity: 'favorites', key, op: 'put', value: titled(key) }),
    )
  await write('movie:1')
  const first = tabs.sync({}, wrong)
  await aWhile()
  await write('movie:2')
  await tabs.sync({}, wrong)
  clock.now += 15_000
  arrives.open()
  await first
  return tabs
}
