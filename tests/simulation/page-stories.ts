import { ann } from './scene.ts'
import { aWhile, check, holdNextPage, loseNextAnswer, type Story } from './stage-directions.ts'

/** What happens while the pages of a read are on their way. */
export const pageStories = {
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

  async 'a first page that another tab has overtaken'({ device }) {
    const [tabs, other] = [device(), device()]
    await other.put('movie:1')
    await other.sync()
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

  async 'a change that is committed while a page is being read'({ device, rows }) {
    const [reader, writer] = [device(), device()]
    await reader.sync()
    await writer.put('movie:1')
    const { listChanges } = rows
    rows.listChanges = async (...asked) => {
      rows.listChanges = listChanges
      const found = await listChanges(...asked)
      await writer.sync()
      return found
    }
    await reader.sync()
    await reader.sync()
    return check(reader.row('movie:1') !== undefined, 'the cursor has passed what the page does not have')
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
} satisfies Record<string, Story>
