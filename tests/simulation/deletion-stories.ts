import { clearKey } from '#contract/sync.ts'
import { ann, type Scene, watched } from './scene.ts'
import { check, type Story } from './stage-directions.ts'

/** A device whose title is deleted and purged; its last answer was that of the deletion. `restore` brings the server back to before it. */
async function deletedAndPurged({ device, server, ledger }: Scene) {
  const one = device()
  await one.put('movie:1')
  await one.sync()
  const goBack = await server.backUp(ann)
  const { pull } = one
  one.pull = async () => ({ kind: 'unreachable' })
  await one.remove('movie:1')
  await one.sync()
  one.pull = pull
  await server.purge(ann)
  const restore = async () => {
    await goBack()
    ledger.restored()
  }
  return { one, restore }
}

/** Whether the server holds the deletion of the only title. */
function staysDeleted({ server }: Scene): string[] {
  const [held] = server.peek?.(ann).changes ?? []
  return check(held?.deleted === true, 'the deleted title is back on the server')
}

/** What was deleted after the backup from which the server is restored. */
export const deletionStories = {
  async 'a deletion that a restored server has lost, known only to a device that heard of it'(scene) {
    const { device, server, ledger } = scene
    const [one, other] = [device(), device()]
    await one.put('movie:1')
    await one.sync()
    await other.sync()
    const restore = await server.backUp(ann)
    await one.remove('movie:1')
    await one.sync()
    await other.sync()
    await restore()
    ledger.restored()
    await other.sync()
    return staysDeleted(scene)
  },

  async 'a title that was saved again after its deletion was lost'({ device, server, ledger, clock }) {
    const [one, other] = [device(), device()]
    await one.put('movie:1')
    await one.sync()
    await other.sync()
    const restore = await server.backUp(ann)
    await one.remove('movie:1')
    await one.sync()
    await restore()
    ledger.restored()
    clock.now += 1000
    await other.put('movie:1', 'again')
    await other.sync()
    await one.sync()
    return check(one.title('movie:1') === 'again', 'the older deletion has won')
  },

  async 'a clear that a restored server has lost'({ device, server, ledger, clock }) {
    const [one, other] = [device(), device()]
    await one.change('watch_history', 'movie:1', watched('movie:1', clock.now))
    await one.change('watch_history', 'movie:2', watched('movie:2', clock.now))
    await one.sync()
    await other.sync()
    const restore = await server.backUp(ann)
    await one.change('watch_history', 'movie:2', null)
    await one.sync()
    clock.now += 1000
    await one.change('watch_history', clearKey, { cleared_at: clock.now })
    await one.sync()
    await restore()
    ledger.restored()
    await one.sync()
    await other.sync()
    const left = ['movie:1', 'movie:2'].filter((key) => other.row(key, 'watch_history') !== undefined)
    return check(left.length === 0, `${left.join(' and ')} came back into the history`)
  },

  async 'a lost deletion that is older than what the restored server remembers'({ device, server, ledger }) {
    const one = device()
    for (const key of ['movie:1', 'movie:2']) {
      await one.put(key)
      await one.sync()
      await one.remove(key)
      await one.sync()
    }
    await server.purge(ann)
    const restore = await server.backUp(ann)
    await one.put('movie:3')
    await one.sync()
    await restore()
    ledger.restored()
    await one.sync()
    return check(one.disk.dead.size === 0, `${one.disk.dead.size} deletions were refused, and the person is asked about them`)
  },

  async 'a deletion that was purged at once, and is lost with the server later'(scene) {
    const { one, restore } = await deletedAndPurged(scene)
    await one.sync({ resetBackOff: true })
    await restore()
    await one.sync()
    return staysDeleted(scene)
  },

  async 'a deletion that was purged at once, told again to a restored server that calls it too old, and lost with the next one'(scene) {
    const { one, restore } = await deletedAndPurged(scene)
    const restoreToNow = await scene.server.backUp(ann)
    await restoreToNow()
    scene.ledger.restored()
    await one.sync({ resetBackOff: true })
    await restore()
    await one.sync()
    return staysDeleted(scene)
  },
} satisfies Record<string, Story>
