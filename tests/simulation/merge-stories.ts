import { titled, type Player, type Scene } from './scene.ts'
import { beforeNextPush, check, loseNextAnswer, type Story } from './stage-directions.ts'

const twoDays = 172_800_000

/** A device that has never read the account, with a guest who keeps a title, and another one of the account's owner. */
function mergeOnFreshDevice({ device, clock }: Scene) {
  const [other, fresh] = [device(), device()]
  const keepAsGuest = async () => {
    clock.now += 1000
    await fresh.change('favorites', 'movie:1', titled('movie:1', 'of the guest'), 'guest-1')
    clock.now += 1000
  }
  return { other, fresh, keepAsGuest }
}

async function settle(...devices: Player[]): Promise<void> {
  for (const device of [...devices, ...devices]) await device.sync({ resetBackOff: true })
}

const isOfTheAccount = (...devices: Player[]): string[] =>
  devices.flatMap((device, index) =>
    check(device.title('movie:1') === 'of the account', `device ${index} has ${device.title('movie:1')} after Undo`),
  )

/** What a merge has left of the title, and that Undo gives the account its own back, on both devices. */
async function afterUndo(fresh: Player, other: Player, wanted = 'of the guest'): Promise<string[]> {
  const merged = fresh.title('movie:1')
  await fresh.undo()
  await settle(fresh, other)
  return [...check(merged === wanted, `the merge left ${merged}`), ...isOfTheAccount(fresh, other)]
}

/** What a guest merge may replace in an account, and what Undo restores. */
export const mergeStories = {
  async 'a guest merges on a device that has never read the account, over an older title of it; Undo'(scene) {
    const { other, fresh, keepAsGuest } = mergeOnFreshDevice(scene)
    // The title is on the last page.
    for (const id of [2, 3, 4, 5, 6, 7]) await other.put(`movie:${id}`)
    await other.put('movie:1', 'of the account')
    await other.sync()
    await keepAsGuest()
    await fresh.merge('guest-1')
    await fresh.sync()
    return afterUndo(fresh, other)
  },

  async 'a guest merges on a device that has never read the account, over a newer title of it; Undo'(scene) {
    const { other, fresh, keepAsGuest } = mergeOnFreshDevice(scene)
    await keepAsGuest()
    await other.put('movie:1', 'of the account')
    await other.sync()
    await fresh.merge('guest-1')
    await fresh.sync()
    return afterUndo(fresh, other, 'of the account')
  },

  async 'a guest merges, and between the read and the push another device brings an older title; Undo'(scene) {
    const { other, fresh, keepAsGuest } = mergeOnFreshDevice(scene)
    await other.put('movie:1', 'of the account')
    await keepAsGuest()
    await fresh.merge('guest-1')
    beforeNextPush(fresh, () => other.sync())
    await fresh.sync()
    return afterUndo(fresh, other)
  },

  async 'a guest merges, and between the read and the push another device deletes the title; Undo'(scene) {
    const { other, fresh, keepAsGuest } = mergeOnFreshDevice(scene)
    await other.put('movie:1', 'of the account')
    await other.sync()
    await other.remove('movie:1')
    await keepAsGuest()
    await fresh.merge('guest-1')
    beforeNextPush(fresh, () => other.sync())
    await fresh.sync()
    await fresh.undo()
    await settle(fresh, other)
    return check(fresh.title('movie:1') === undefined, 'Undo brought back what the account had deleted')
  },

  async 'a merge waits for the network while another device changes what is beneath it, and its answer is lost; Undo'(scene) {
    const { other, fresh, keepAsGuest } = mergeOnFreshDevice(scene)
    await other.put('movie:1', 'first')
    await other.sync()
    await other.put('movie:1', 'of the account')
    await keepAsGuest()
    await fresh.merge('guest-1')
    const { push } = fresh
    fresh.push = async () => ({ kind: 'unreachable' })
    await fresh.sync()
    fresh.push = push
    await other.sync()
    loseNextAnswer(fresh)
    await fresh.sync({ resetBackOff: true })
    await fresh.sync({ resetBackOff: true })
    await fresh.undo()
    await settle(fresh, other)
    return isOfTheAccount(fresh, other)
  },

  async 'what a merge brought lost against the same of another device; Undo'(scene) {
    const { other, fresh } = mergeOnFreshDevice(scene)
    const prefer = { owner: 'guest-1', queued: false, entity: 'preferences', key: 'isWatchHistoryEnabled', op: 'put', value: true } as const
    await fresh.store.transact((tx) => scene.engine.writeLocally(tx, fresh.ports, prefer))
    await fresh.merge('guest-1')
    await other.change('preferences', prefer.key, true)
    beforeNextPush(fresh, () => other.sync())
    await fresh.sync()
    await fresh.undo()
    await settle(fresh, other)
    return check(
      [fresh, other].every((device) => device.row(prefer.key, 'preferences')?.value === true),
      'Undo took a setting of the account',
    )
  },

  async 'a guest on a clock two days behind keeps a title after the account did; Undo'(scene) {
    const { other, fresh, keepAsGuest } = mergeOnFreshDevice(scene)
    fresh.setClock(-twoDays)
    await other.put('movie:1', 'of the account')
    await other.sync()
    await keepAsGuest()
    await fresh.merge('guest-1')
    await fresh.sync()
    return afterUndo(fresh, other)
  },

  async 'a guest on a clock two days ahead keeps a title before the account does'(scene) {
    const { other, fresh, keepAsGuest } = mergeOnFreshDevice(scene)
    fresh.setClock(twoDays)
    await keepAsGuest()
    await other.put('movie:1', 'of the account')
    await other.sync()
    await fresh.merge('guest-1')
    await settle(fresh, other)
    return isOfTheAccount(fresh, other)
  },

  async 'the clock of a server that was two days ahead is set right while a merge is on its way; Undo'(scene) {
    const { other, fresh, keepAsGuest } = mergeOnFreshDevice(scene)
    const { clock } = scene
    await other.put('movie:1', 'of the account')
    await other.sync()
    clock.serverAheadMs = twoDays
    await fresh.sync()
    await keepAsGuest()
    await fresh.merge('guest-1')
    beforeNextPush(fresh, async () => {
      clock.serverAheadMs = 0
    })
    await settle(fresh, other)
    const reached = check(other.title('movie:1') === 'of the guest', 'the merge did not arrive')
    return [...reached, ...(await afterUndo(fresh, other))]
  },

  async 'the clock of a server that was two days ahead is set right while the answer to a merge is lost; Undo'(scene) {
    const { other, fresh, keepAsGuest } = mergeOnFreshDevice(scene)
    const { clock } = scene
    await other.put('movie:1', 'of the account')
    await other.sync()
    clock.serverAheadMs = twoDays
    await fresh.sync()
    await keepAsGuest()
    await fresh.merge('guest-1')
    loseNextAnswer(fresh)
    await fresh.sync()
    clock.serverAheadMs = 0
    await fresh.sync({ resetBackOff: true })
    await fresh.undo()
    await settle(fresh, other)
    return isOfTheAccount(fresh, other)
  },

  async 'a guest waits to join an account that cannot be read, and somebody else signs in meanwhile'({ device, engine, server }) {
    const tabs = device()
    await tabs.change('favorites', 'movie:1', titled('movie:1'), 'guest-1')
    tabs.pull = async () => ({ kind: 'unreachable' })
    await tabs.merge('guest-1')
    await tabs.sync()
    const waits = tabs.row('movie:1') === undefined
    const ofBob = { push: tabs.push, pull: ({ cursor }: { cursor: string | null }) => server.pull('bob', 'bob', cursor, false) }
    await engine.syncOnce({ ...tabs.ports, transport: ofBob }, 'bob', { budgetMs: 60_000, resetBackOff: true, exclusive: false })
    const isBobs = [...tabs.disk.rows.values()].some(({ owner }) => owner === 'bob')
    tabs.pull = ({ owner, cursor, digest = false }) => server.pull(owner, owner, cursor, digest)
    await tabs.sync({ resetBackOff: true })
    const isMerged = tabs.title('movie:1') === 'movie:1'
    return [
      ...check(waits, 'it was merged before the account was read'),
      ...check(!isBobs, 'the titles went to somebody else'),
      ...check(isMerged, 'the titles were not merged'),
    ]
  },
} satisfies Record<string, Story>
