// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startNotices } from '#app/jobs/notices.ts'
import { quota } from '#contract/quota.ts'
import { toasts } from '#state/toasts.ts'

const account = vi.hoisted(() => ({ rows: 0, full: false, isKnown: true, changed: () => undefined as void }))

vi.mock('#app/router.ts', () => ({ router: { navigate: () => Promise.resolve() } }))
vi.mock('#data/sync/sync-status.ts', () => ({
  summaries: {
    read: () => ({ full: account.full, used: account.isKnown ? { rows: account.rows, bytes: 0 } : null }),
    subscribe: (changed: () => void) => void (account.changed = changed),
  },
}))

beforeAll(startNotices)
afterEach(() => {
  shownAt(0)
})

/** What is shown once the account holds this share of what it may, and the server has refused more or has not. */
function shownAt(share: number, full = false): string[] {
  Object.assign(account, { rows: quota.rows * share, full, isKnown: true })
  account.changed()
  return toasts.list.map(({ notice }) => notice)
}

test('an account that fills up is told of once before it is full and once when it is, never both at once, and no longer than it is so', () => {
  expect(shownAt(0.5)).toEqual([])
  expect(shownAt(0.95)).toEqual(['account-nearly-full'])
  expect(shownAt(0.96)).toEqual(['account-nearly-full'])
  expect(shownAt(1, true)).toEqual(['account-full'])
  expect(shownAt(1, true)).toEqual(['account-full'])
  expect(shownAt(0.95)).toEqual([])
  expect(shownAt(0.5)).toEqual([])
  expect(shownAt(0.95)).toEqual(['account-nearly-full'])
})

/** As a page that is opened anew; it does not know at first how much the account holds. */
function openAnew(): void {
  toasts.list.splice(0)
  startNotices()
  leave()
}

/** As where nobody is signed in, or it is not known yet how much the account holds. */
function leave(): void {
  Object.assign(account, { isKnown: false, full: false })
  account.changed()
}

test('the next start does not say again that the account is nearly full, unless it was not so meanwhile; that it is full each one says', () => {
  expect(shownAt(0.95)).toEqual(['account-nearly-full'])
  openAnew()
  expect(shownAt(0.96)).toEqual([])
  expect(shownAt(1, true)).toEqual(['account-full'])
  openAnew()
  expect(shownAt(1, true)).toEqual(['account-full'])
  openAnew()
  expect(shownAt(0.5)).toEqual([])
  expect(shownAt(0.95)).toEqual(['account-nearly-full'])
})

test('it is told no longer than somebody is signed in', () => {
  for (const isFull of [false, true]) {
    expect(shownAt(0.95, isFull)).toHaveLength(1)
    leave()
    expect(toasts.list).toHaveLength(0)
  }
})
