import { expect, test } from 'vitest'
import { type FailureFacts, failureReport } from '#domain/about/failure-report.ts'

const facts = (error: unknown): FailureFacts => ({
  error,
  route: '/movie/$entry',
  build: 'CcQwkqdf',
  language: 'de',
  browser: 'Browser/1',
  isOnline: false,
  at: Date.UTC(2026, 10, 27, 9, 30),
})
const failed = (message: string, stack = ''): Error => Object.assign(new TypeError(message), { stack })
const firstLine = (message: string): string | undefined => failureReport(facts(failed(message))).split('\n')[0]

test('a report says what broke, where in the code, and on which page of which build', () => {
  const stack = `TypeError: x is undefined
    at draw (https://matinee.example/assets/DX51GcG.js:12:345)
    at https://matinee.example/assets/index-CcQwkqdf.js?t=1:1:2
    at somewhere else`
  expect(failureReport(facts(failed("Cannot read properties of undefined (reading 'title')", stack)))).toBe(
    [
      "TypeError: Cannot read properties of undefined (reading 'title')",
      '  at assets/DX51GcG.js:12:345',
      '  at assets/index-CcQwkqdf.js:1:2',
      'Page: /movie/$entry',
      'Build: CcQwkqdf',
      'Language: de',
      'Network: no',
      'Browser: Browser/1',
      'Time: 2026-11-27T09:30:00.000Z',
    ].join('\n'),
  )
})

test.each([
  ['Failed to fetch https://media.example.org/film.mp4?token=abc', 'TypeError: Failed to fetch [address]'],
  ['ada@example.org is unknown', 'TypeError: [e-mail] is unknown'],
  [`Unexpected token 'A', "Ada saw The Lantern" is not valid JSON`, `TypeError: Unexpected token 'A', "…" is not valid JSON`],
  ["No row 'Ada saw it'", "TypeError: No row '…'"],
  ['bad token eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.e30.c2lnbmF0dXJl', 'TypeError: bad token …'],
])('of “%s” it tells nothing personal', (message, told) => {
  expect(firstLine(message)).toBe(told)
})

test('whatever is thrown has a report, however long it is', () => {
  expect(failureReport(facts('words'))).toMatch(/^Error: words\n/)
  expect(firstLine('a '.repeat(1000))?.length).toBeLessThan(320)
})
