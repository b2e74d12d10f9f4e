import { expect, test } from 'vitest'
import { readToken, sessionOf } from '#platform/token.ts'

const now = 1_900_000_000_000
const claims = { sub: 'user-1', email: 'ada@example.org', display_name: 'Ada Lövelace', role: 'user', exp: now / 1000 + 60 }
const tokenOf = (payload: unknown): string => `head.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`

test('a stored token tells who it speaks for, umlauts and all', () => {
  expect(readToken(tokenOf(claims), now)).toEqual({ id: 'user-1', email: 'ada@example.org', display_name: 'Ada Lövelace', role: 'user' })
})

test('an admin is one', () => {
  expect(readToken(tokenOf({ ...claims, role: 'admin' }), now)?.role).toBe('admin')
})

test('any other role is a plain user', () => {
  expect(readToken(tokenOf({ ...claims, role: 'superuser' }), now)?.role).toBe('user')
})

test('a token says which session it belongs to, however old it is; a malformed one says of none', () => {
  expect(sessionOf(tokenOf({ ...claims, jti: 'a-session', exp: 1 }))).toBe('a-session')
  for (const token of ['', 'a.b.c', tokenOf(null), tokenOf(claims), tokenOf({ ...claims, jti: 5 })]) expect(sessionOf(token)).toBeNull()
})

test('an expired token speaks for nobody', () => {
  expect(readToken(tokenOf({ ...claims, exp: now / 1000 }), now)).toBeNull()
})

test.each([
  '',
  'x',
  'a.b',
  'a.b.c',
  'a.!!!.c',
  tokenOf(null),
  tokenOf([]),
  tokenOf('x'),
  tokenOf({}),
  tokenOf({ ...claims, sub: 5 }),
  tokenOf({ ...claims, sub: '' }),
  tokenOf({ ...claims, exp: 'soon' }),
])('a malformed token speaks for nobody: %s', (token) => {
  expect(readToken(token, now)).toBeNull()
})
