// @vitest-environment happy-dom
import { beforeAll, expect, test, vi } from 'vitest'
import { startNotices } from '#app/jobs/notices.ts'
import { quota } from '#contract/quota.ts'
import { toasts } from '#state/toasts.ts'

const account = vi.hoisted(() => ({ rows: 0, full: false, changed: () => undefined as void }))

vi.mock('#app/router.ts', () => ({ router: { navigate: () => Promise.resolve() } }))
vi.mock('#data/sync/sync-status.ts', () => ({
  summaries: {
    read: () => ({ full: account.full, used: { rows: account.rows, bytes: 0 } }),
    subscribe: (changed: () => void) => void (account.changed = changed),
  },
}))

beforeAll(startNotices)

/** What is shown once the account holds this share of what it may, and the server has refused more or has not. */
function shownAt(share: number, full = false): string[] {
  Object.assign(account, { rows: quota.rows * share, full })
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
