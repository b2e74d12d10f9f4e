import type { Player, Scene } from './scene.ts'

/** Plays one story; resolves with what it broke, beyond what the ledger finds by itself. */
export type Story = (scene: Scene) => Promise<string[] | void>

export const check = (holds: boolean, what: string): string[] => (holds ? [] : [what])

/** Lets the rest of a request happen when the schedule says so. */
function gate(): { open: () => void; opened: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { open: resolve, opened: promise }
}

type Push = Player['push']

/** Replaces the device's next push that carries changes; one that only asks for the server's time goes its way. */
function onNextPush(device: Player, instead: (push: Push, request: Parameters<Push>[0]) => ReturnType<Push>): void {
  const { push } = device
  device.push = (request) => {
    if (request.items.length === 0) return push(request)
    device.push = push
    return instead(push, request)
  }
}

/** The server answers the device's next pull, and the page arrives when the function that comes back is called. */
export function holdNextPage(device: Player): () => void {
  const { open, opened } = gate()
  const { pull } = device
  device.pull = async (request) => {
    device.pull = pull
    const page = await pull(request)
    await opened
    return page
  }
  return open
}

/** The same for the answer to its next push. */
export function holdNextAnswer(device: Player): () => void {
  const { open, opened } = gate()
  onNextPush(device, async (push, request) => {
    const answer = await push(request)
    await opened
    return answer
  })
  return open
}

/** Something happens between the device's next push and its arrival. */
export function beforeNextPush(device: Player, happens: () => Promise<unknown>): void {
  const { push } = device
  device.push = async (request) => {
    device.push = push
    await happens()
    return push(request)
  }
}

/** The device loses the answer to its next push: the server has carried it out. */
export function loseNextAnswer(device: Player): void {
  onNextPush(device, async (push, request) => {
    await push(request)
    return { kind: 'unreachable' }
  })
}

/** Everything that is ready goes on. */
export const aWhile = () => new Promise((resolve) => setImmediate(resolve))

/** A tab begins to send and freezes: what it took has to wait, while the device goes on reading. `arrives`: the server has it. */
export async function sendAndFreeze(device: Player, { arrives = false } = {}): Promise<void> {
  onNextPush(device, async (push, request) => {
    if (arrives) await push(request)
    return new Promise(() => undefined)
  })
  void device.sync()
  await aWhile()
}

/** A server 70 s ahead is set right while a request is under way, which a second one finds out; the first is then 55 s ahead and accepted. */
export async function mendOnTheWay({ device, clock }: Scene, losesAnswer = false): Promise<Player> {
  const tabs = device()
  clock.serverAheadMs = 70_000
  await tabs.sync()
  const arrives = gate()
  onNextPush(tabs, async (push, request) => {
    await arrives.opened
    const answer = await push(request)
    return losesAnswer ? { kind: 'unreachable' } : answer
  })
  await tabs.put('movie:1')
  const first = tabs.sync()
  await aWhile()
  clock.serverAheadMs = 0
  await tabs.put('movie:2')
  await tabs.sync()
  clock.now += 15_000
  arrives.open()
  await first
  return tabs
}
