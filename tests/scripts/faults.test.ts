import { expect, test } from 'vitest'
import { entityNames } from '#contract/sync.ts'
import { auditDevice, auditServer } from '../faults/audit.ts'
import type { DeviceDump, ServerDump } from '../faults/databases.ts'
import { openLedger } from '../faults/ledger.ts'

const place = { owner: 'ada', entity: 'favorites', key: 'movie:1' } as const
const clean = { lost: 0, doubled: 0, leaked: 0 }

function server(kept: Pick<ServerDump['rows'][number], 'owner' | 'entity' | 'key'>[], applied = 1): ServerDump {
  const rows = kept.map((row) => ({ ...row, value: {}, deleted: false, stamp: '', seq: 1 }))
  return { rows, applied: new Map([['ada', applied]]), epochs: new Map() }
}

function device(rows: { owner: string; key: string }[]): DeviceDump {
  const tables = Object.fromEntries(entityNames.map((entity) => [entity, []])) as unknown as DeviceDump
  const favorites = rows.map((row) => ({ ...row, value: {}, deleted: false, stamp: '', ackSeq: 0 }))
  return { ...tables, favorites, outbox: [], dead: [], accounts: [] }
}

const counts = ({ lost, doubled, leaked }: ReturnType<typeof auditServer>) => ({
  lost: lost.length,
  doubled: doubled.length,
  leaked: leaked.length,
})

function ledgerWith(...ops: { op: 'put' | 'delete'; kept: boolean }[]) {
  const ledger = openLedger()
  for (const { op, kept } of ops) {
    const id = ledger.made({ ...place, op })
    if (kept) ledger.kept(id)
  }
  return ledger
}

test('a change that was kept and is there is all right', () => {
  const ledger = ledgerWith({ op: 'put', kept: true })
  expect(counts(auditServer(ledger, server([place])))).toEqual(clean)
  expect(counts(auditDevice(ledger, device([place]), ['ada']))).toEqual(clean)
})

test('a kept change that is missing is lost, on the server and on the device', () => {
  const ledger = ledgerWith({ op: 'put', kept: true })
  expect(counts(auditServer(ledger, server([])))).toEqual({ ...clean, lost: 1 })
  expect(counts(auditDevice(ledger, device([]), ['ada']))).toEqual({ ...clean, lost: 1 })
})

test('a kept removal that did not happen is lost', () => {
  const ledger = ledgerWith({ op: 'put', kept: true }, { op: 'delete', kept: true })
  expect(counts(auditServer(ledger, server([place], 2)))).toEqual({ ...clean, lost: 1 })
})

test('a change that was never shown as kept may be there or not', () => {
  const ledger = ledgerWith({ op: 'put', kept: true }, { op: 'delete', kept: false })
  for (const kept of [[place], []]) expect(counts(auditServer(ledger, server(kept)))).toEqual(clean)
})

test('a change carried out more often than it was made is doubled', () => {
  expect(counts(auditServer(ledgerWith({ op: 'put', kept: true }), server([place], 2)))).toEqual({ ...clean, doubled: 1 })
})

test("a title of one owner among another one's is leaked", () => {
  const ledger = ledgerWith({ op: 'put', kept: true })
  const bobs = { ...place, owner: 'bob' }
  expect(counts(auditServer(ledger, server([place, bobs])))).toEqual({ ...clean, leaked: 1 })
  expect(counts(auditDevice(ledger, device([place, bobs]), ['ada']))).toEqual({ ...clean, leaked: 1 })
})

test('a change that was taken back was not made', () => {
  const ledger = openLedger()
  ledger.unmade(ledger.made({ ...place, op: 'put' }))
  expect(ledger.changes).toEqual([])
})
