import { expect, test } from 'vitest'
import { mayAskAgain, readAsks, writeAsks } from '#domain/install-asking.ts'
import { limits } from '#product/limits.ts'

const { asks, askAgainMs } = limits.install
const at = 1_800_000_000_000

test.each([
  ['who was never asked', { times: 0, at: 0 }, at, true],
  ['who was asked just now', { times: 1, at }, at, false],
  ['who was asked a moment less than the time ago', { times: 1, at }, at + askAgainMs - 1, false],
  ['who was asked that long ago', { times: 1, at }, at + askAgainMs, true],
  ['who was asked as often as may be', { times: asks, at }, at + 100 * askAgainMs, false],
  ['whose clock was set back since', { times: 1, at }, at - askAgainMs, false],
] as const)('%s', (_, asked, now, may) => {
  expect(mayAskAgain(asked, now)).toBe(may)
})

test('what is stored is read again', () => {
  expect(readAsks(writeAsks({ times: 2, at }), 5)).toEqual({ times: 2, at })
})

test.each([
  ['nothing', null, { times: 0, at: 0 }],
  ['another form', 'true', { times: 1, at }],
  ['nonsense', '-1 x', { times: 1, at }],
])('%s is stored', (_, stored, asked) => {
  expect(readAsks(stored, at)).toEqual(asked)
})
