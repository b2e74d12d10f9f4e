/* oxlint-disable unicorn/consistent-function-scoping -- what is done in a page travels there alone, with all it needs inside */
import { putFavorite, stampAt } from '#support/sync.ts'
import { type NewMutation, type Row } from '#sync/store.ts'
import { newMutation } from '#sync/outbox.ts'
import { type Member, tapEach, lanesOn } from '../device.ts'
import { list, onServer, someOf } from '../people.ts'
import type { FaultRow } from '../run-row.ts'

/** Beside the start of the page. */
const noticeMs = 3000

/** One title kept with the first version of the app, its change not sent yet. */
function keptLongAgo({ id }: Member, title: number): { row: Row; mutation: NewMutation } {
  const { key, value } = putFavorite(title, '')
  const now = Date.now() - 86_400_000
  const row: Row = { owner: id, key, value, deleted: false, stamp: stampAt(now), ackSeq: 0, shadow: null }
  const ports = { clock: { now: () => now }, random: { bytes: (count: number) => crypto.getRandomValues(new Uint8Array(count)) } }
  return { row, mutation: newMutation(ports, { owner: id, entity: 'favorites', key }, row) }
}

/** Runs in a page beside the app: makes the database as the first version did, and holds it open against every upgrade. */
async function beTheFirstVersion({ row, mutation }: { row: unknown; mutation: unknown }): Promise<void> {
  const done = (request: IDBRequest): Promise<void> => new Promise((settled) => request.addEventListener('success', () => settled()))
  await done(indexedDB.deleteDatabase('matinee'))
  for (const key of Object.keys(localStorage)) if (key !== 'token') localStorage.removeItem(key)
  const asked = indexedDB.open('matinee', 10)
  asked.addEventListener('upgradeneeded', () => {
    const make = (name: string, keyPath: string | string[], autoIncrement = false): IDBObjectStore =>
      asked.result.createObjectStore(name, { keyPath, autoIncrement })
    make('favorites', ['owner', 'key']).put(row)
    make('preferences', ['owner', 'key'])
    const outbox = make('outbox', 'n', true)
    outbox.createIndex('mutationId', 'mutationId', { unique: true })
    outbox.createIndex('owner', 'owner')
    outbox.createIndex('[owner+entity+key]', ['owner', 'entity', 'key'])
    outbox.add(mutation)
    make('dead', 'mutationId').createIndex('owner', 'owner')
    make('device', 'id')
    make('accounts', 'owner')
    make('auth', 'id')
  })
  await done(asked)
}

export const blockedUpgrade: FaultRow = {
  name: 'blocked-upgrade',
  fault: 'A tab of the first version holds its database, with a change in it, against the upgrade',
  runs: { full: 3, short: 0 },
  async play(stage, runs) {
    const device = await stage.addDevice()
    for (let run = 0; run < runs; run += 1) {
      const old = await device.openBeside()
      const { row, mutation } = keptLongAgo(device.member, 8_000_000 + run)
      stage.ledger.kept(stage.ledger.made({ owner: device.member.id, entity: 'favorites', key: row.key, op: 'put' }))
      await old.evaluate(beTheFirstVersion, { row, mutation })
      const page = await device.open(list)
      const lanes = await lanesOn(page)
      await page
        .getByText('Close the other tabs')
        .first()
        .waitFor({ timeout: noticeMs })
        .catch(() => stage.complain(`nobody was told within ${noticeMs / 1000} s that another tab blocks the upgrade`))
      await old.close()
      if (!(await onServer(stage, [`favorites ${row.key}`], 20_000)))
        stage.complain('a change of the first version did not leave within 20 s')
      await tapEach(page, someOf(stage, lanes, 3))
      await page.waitForTimeout(500)
      await page.close()
    }
  },
}
