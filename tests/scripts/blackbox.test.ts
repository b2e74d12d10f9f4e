import { expect, test } from 'vitest'
import { clearKey, type EntityName, entityNames, type Stamp } from '#contract/sync.ts'
import { makeStamp } from '#sync/clock.ts'
import { deviceNames, lanesOf, planOf } from '../blackbox/plan.ts'
import { auditDevice, auditServer, excusedOnServer, holdingsOnDevice, toldInDoubt } from '../faults/audit.ts'
import type { DeviceDump, ServerDump } from '../faults/databases.ts'
import { type DeviceClock, openLedger } from '../faults/ledger.ts'

const second = 1000
const minute = 60 * second
const start = 1_800_000_000_000
const stampAt = (ms: number): Stamp => makeStamp(ms, 0, 'aaaaaaaaaaaa')

interface Press {
  /** Seconds after the start. */
  at: number
  op?: 'put' | 'delete'
  device?: string
  owner?: string
  entity?: EntityName
  key?: string
  value?: unknown
  clock?: DeviceClock
  isKept?: boolean
}

/** A ledger of presses, each shown as kept in the same moment unless said otherwise. Where nothing is said it is Ada's heart on one movie. */
function ledgerOf(...presses: Press[]) {
  let now = start
  const ledger = openLedger(() => now)
  for (const { at, isKept = true, ...press } of presses) {
    now = start + at * second
    const id = ledger.made({ owner: 'ada', entity: 'favorites', key: 'movie:1', op: 'put', device: 'ada-1', ...press })
    if (isKept) ledger.kept(id)
  }
  return { ledger, passTo: (seconds: number) => (now = start + seconds * second) }
}

type Row = ServerDump['rows'][number]

const row = (given: Partial<Row> & { at: number }): Row => {
  const { at, ...rest } = given
  return {
    owner: 'ada',
    entity: 'favorites',
    key: 'movie:1',
    value: {},
    deleted: false,
    seq: 1,
    stamp: stampAt(start + at * second),
    ...rest,
  }
}

const server = (...rows: Row[]): ServerDump => ({ rows, applied: new Map(), epochs: new Map() })

function device(...rows: Row[]): DeviceDump {
  const tables = Object.fromEntries(entityNames.map((entity) => [entity, rows.filter((row) => row.entity === entity)]))
  return { ...(tables as unknown as DeviceDump), outbox: [], dead: [], accounts: [] }
}

const counts = (losses: ReturnType<typeof auditServer>) =>
  Object.fromEntries(Object.entries(losses).flatMap(([what, sentences]) => (sentences.length > 0 ? [[what, sentences.length]] : [])))

const slow: DeviceClock = { behindMs: 10 * minute, isChecked: true }

test('the same seed makes the same plan, another one another', () => {
  expect(planOf(7)).toEqual(planOf(7))
  expect(planOf(8)).not.toEqual(planOf(7))
})

test('everything that can happen happens in some plan', () => {
  const plans = Array.from({ length: 200 }, (_, index) => planOf(index + 1))
  const waves = plans.flatMap(({ waves }) => waves)
  const steps = waves.flatMap(({ devices }) => Object.values(devices)).map(({ does }) => does)
  const kinds = ['tap', 'tap-in-two-tabs', 'rate', 'choose', 'clear-history', 'kill', 'network', 'clock', 'leave', 'enter', 'switch']
  expect([...new Set(steps)].toSorted()).toEqual(kinds.toSorted())
  const served = waves.flatMap(({ server }) => (server ? [server.does] : []))
  expect([...new Set(served)].toSorted()).toEqual(['back-up', 'kill', 'restore', 'start', 'stop'])
})

test('a plan goes back only to a backup it has taken, and nobody signs in while there is no server', () => {
  const wrong: string[] = []
  for (let seed = 1; seed <= 300; seed += 1) {
    let isUp = true
    let isBackedUp = false
    for (const { server: step, devices } of planOf(seed).waves) {
      if (step?.does === 'restore' && !isBackedUp) wrong.push(`seed ${seed} has no backup`)
      isBackedUp ||= step?.does === 'back-up'
      if (step !== undefined) isUp = step.does !== 'stop'
      const isAway = !isUp || step?.does === 'kill'
      if (isAway && Object.values(devices).some(({ does }) => does === 'enter')) wrong.push(`seed ${seed} signs in at no server`)
    }
  }
  expect(wrong).toEqual([])
})

test('nobody presses what belongs to the other person', () => {
  expect(lanesOf('ada').filter((lane) => lanesOf('bob').includes(lane))).toEqual([])
  expect(deviceNames.length).toBe(4)
})

test('the later of two kept decisions is there: nothing is wrong', () => {
  const { ledger } = ledgerOf({ at: 0 }, { at: 60, op: 'delete', device: 'ada-2' })
  expect(counts(auditServer(ledger, server(row({ at: 60, deleted: true }))))).toEqual({})
  expect(counts(auditDevice(ledger, device(), ['ada']))).toEqual({})
})

test('a kept decision that is nowhere is lost, and so is one that only its device has', () => {
  const { ledger } = ledgerOf({ at: 0 })
  expect(counts(auditServer(ledger, server()))).toEqual({ lost: 1 })
  expect(counts(auditDevice(ledger, device(), ['ada']))).toEqual({ lost: 1 })
  expect(counts(auditDevice(ledger, device(row({ at: 0 })), ['ada']))).toEqual({})
})

test('one whose stamp is newer than that of what is there was lost, whatever the clocks', () => {
  const { ledger } = ledgerOf({ at: 0 }, { at: 60, op: 'delete', device: 'ada-2' })
  expect(counts(auditServer(ledger, server(row({ at: 0 }))))).toEqual({ lost: 1 })
})

test('on one device the later decision wins, however close they are', () => {
  const { ledger } = ledgerOf({ at: 0 }, { at: 1, op: 'delete' })
  expect(counts(auditServer(ledger, server(row({ at: 0 }))))).toEqual({ lost: 1 })
})

test('where nobody can know the order, a decision that was handed back is not lost: its person was told', () => {
  const { ledger } = ledgerOf({ at: 0 }, { at: 60, op: 'delete', device: 'ada-2' })
  const dead: DeviceDump['dead'][number] = {
    mutationId: '1',
    owner: 'ada',
    entity: 'favorites',
    key: 'movie:1',
    op: 'delete',
    payload: null,
    payloadVersion: 2,
    stamp: stampAt(start + 30 * second),
    reason: 'order-unknown',
    message: '',
    at: start,
  }
  const kept = row({ at: 0 })
  const told = toldInDoubt([{ ...device(kept), dead: [dead] }])
  expect(counts(auditServer(ledger, server(kept), told))).toEqual({})
  expect(counts(auditDevice(ledger, { ...device(kept), dead: [dead] }, ['ada'], { told }))).toEqual({})
  const refused: DeviceDump = { ...device(kept), dead: [{ ...dead, reason: 'invalid-input' }] }
  expect(toldInDoubt([refused])).toEqual([])
  expect(counts(auditDevice(ledger, refused, ['ada']))).toEqual({ lost: 2 })
})

test('a decision on a list that was handed back with its clear is not lost either', () => {
  const { ledger } = ledgerOf({ at: 0, key: clearKey, entity: 'watch_history' }, { at: 60, entity: 'watch_history' })
  const told = [`ada watch_history ${clearKey}`]
  expect(counts(auditServer(ledger, server(row({ at: 0, key: clearKey, entity: 'watch_history' })), told))).toEqual({})
})

test('on two devices within five seconds either may win', () => {
  const { ledger } = ledgerOf({ at: 0 }, { at: 4, op: 'delete', device: 'ada-2' })
  expect(counts(auditServer(ledger, server(row({ at: 0 }))))).toEqual({})
})

test('a later decision that lost because of a clock is overruled, where its device could know the time', () => {
  const presses = { at: 60, op: 'delete', device: 'ada-2' } as const
  const known = ledgerOf({ at: 0 }, { ...presses, clock: slow })
  expect(counts(auditServer(known.ledger, server(row({ at: 0 }))))).toEqual({ overruled: 1 })
  const unknown = ledgerOf({ at: 0 }, { ...presses, clock: { ...slow, isChecked: false } })
  expect(counts(auditServer(unknown.ledger, server(row({ at: 0 }))))).toEqual({})
  expect(excusedOnServer(unknown.ledger, server(row({ at: 0 })))).toEqual(['ada favorites movie:1'])
})

test('a decision that was never shown as kept may still be carried out later', () => {
  const { ledger } = ledgerOf({ at: 0, isKept: false }, { at: 60, op: 'delete', device: 'ada-2' })
  expect(counts(auditServer(ledger, server(row({ at: 120 }))))).toEqual({})
})

test('words nobody wrote are invented; words of the other person are leaked', () => {
  const words = { entity: 'title_notes', key: 'movie:1' } as const
  const { ledger } = ledgerOf(
    { at: 0, ...words, value: { stars: 3, note: 'mine' } },
    { at: 0, ...words, owner: 'bob', device: 'bob-1', value: { stars: 4, note: 'his' } },
  )
  const mine = row({ at: 0, ...words, value: { stars: 3, note: 'mine', title: 'Long Orbit' } })
  const his = row({ at: 0, ...words, owner: 'bob', value: { stars: 4, note: 'his' } })
  expect(counts(auditServer(ledger, server(mine, his)))).toEqual({})
  expect(counts(auditServer(ledger, server({ ...mine, value: { stars: 3, note: 'nobody' } }, his)))).toEqual({ doubled: 1 })
  expect(counts(auditServer(ledger, server({ ...mine, value: { stars: 4, note: 'his' } }, his)))).toEqual({ leaked: 1 })
})

test('a title of the one among those of the other is leaked', () => {
  const { ledger } = ledgerOf({ at: 0 })
  expect(counts(auditServer(ledger, server(row({ at: 0 }), row({ at: 0, owner: 'bob' }))))).toEqual({ leaked: 1 })
  expect(counts(auditDevice(ledger, device(row({ at: 0 }), row({ at: 0, owner: 'bob' })), ['ada']))).toEqual({ leaked: 1 })
})

test('what is carried out more often than it was decided is doubled', () => {
  const { ledger } = ledgerOf({ at: 0 })
  expect(counts(auditServer(ledger, { ...server(row({ at: 0 })), applied: new Map([['ada', 2]]) }))).toEqual({ doubled: 1 })
})

const history = { entity: 'watch_history' } as const
const watched = { ...history, key: 'movie:1' } as const

test('a clear takes off what was watched before it, and an entry that comes back is lost again', () => {
  const { ledger } = ledgerOf({ at: 0, ...watched }, { at: 60, ...history, key: clearKey, device: 'ada-2' })
  const clear = row({ at: 60, ...history, key: clearKey })
  expect(counts(auditServer(ledger, server(clear)))).toEqual({})
  expect(counts(auditServer(ledger, server(clear, row({ at: 0, ...watched }))))).toEqual({})
  expect(counts(auditServer(ledger, server(clear, row({ at: 61, ...watched }))))).toEqual({ overruled: 1 })
  expect(counts(auditServer(ledger, server(row({ at: 0, ...watched }))))).toEqual({ lost: 2 })
})

test('what a restore took away is excused only if no device held it at that moment', () => {
  const presses: Press[] = [{ at: 0 }, { at: 60, op: 'delete', device: 'ada-2' }]
  const backUp = server(row({ at: 0 }))
  const tombstone = device(row({ at: 60, deleted: true }))
  for (const [held, expected] of [
    [device(row({ at: 0 })), {}],
    [tombstone, { lost: 1 }],
  ] as const) {
    const { ledger, passTo } = ledgerOf(...presses)
    passTo(120)
    ledger.restored(new Map(holdingsOnDevice(held).map(({ lane, content }) => [lane, new Set([content])])))
    expect(counts(auditServer(ledger, backUp))).toEqual(expected)
    expect(excusedOnServer(ledger, backUp)).toEqual(held === tombstone ? [] : ['ada favorites movie:1'])
    // What was replaced by a later decision needs no excuse.
    expect(excusedOnServer(ledger, server(row({ at: 60, deleted: true })))).toEqual([])
  }
})

test('a restore is no excuse for what was decided after it', () => {
  const { ledger, passTo } = ledgerOf({ at: 0 })
  passTo(10)
  ledger.restored(new Map())
  passTo(60)
  ledger.kept(ledger.made({ owner: 'ada', entity: 'favorites', key: 'movie:2', op: 'put', device: 'ada-1' }))
  expect(counts(auditServer(ledger, server()))).toEqual({ lost: 1 })
})
