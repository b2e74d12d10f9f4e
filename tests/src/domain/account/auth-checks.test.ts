import { expect, test } from 'vitest'
import { checkSignIn, checkSignUp } from '#domain/account/auth-checks.ts'

const person = { email: 'ada@example.com', emailLooksValid: true, displayName: 'Ada', password: 'paper moon', confirm: 'paper moon' }

const withPassword = (password: string) => checkSignUp({ ...person, password, confirm: password })

test('a complete form passes', () => {
  expect(checkSignUp(person)).toBeUndefined()
  expect(checkSignIn(person)).toBeUndefined()
})

test('the passwords are compared first, then the display name, then the rest', () => {
  const empty = { email: '', emailLooksValid: false, displayName: ' ', password: 'one', confirm: 'two' }
  expect(checkSignUp(empty)).toEqual({ field: 'confirm', mistake: 'passwords-differ' })
  expect(checkSignUp({ ...empty, confirm: 'one' })).toEqual({ field: 'displayName', mistake: 'name-missing' })
  expect(checkSignUp({ ...empty, confirm: 'one', displayName: 'Ada' })).toEqual({ field: 'email', mistake: 'email-missing' })
})

test('a display name of blanks is none', () => {
  expect(checkSignUp({ ...person, displayName: ' \t ' })).toEqual({ field: 'displayName', mistake: 'name-missing' })
})

test('a password needs 8 characters of any kind, counted as people count them', () => {
  expect(withPassword('1234567')).toEqual({ field: 'password', mistake: 'password-too-short' })
  expect(withPassword('🎬🎬🎬🎬🎬🎬🎬')).toEqual({ field: 'password', mistake: 'password-too-short' })
  expect(withPassword('🎬🎬🎬🎬🎬🎬🎬🎬')).toBeUndefined()
})

test('a password is more than blanks and no copy of the address', () => {
  expect(withPassword(' \t \u00a0     ')).toEqual({ field: 'password', mistake: 'password-blank' })
  expect(withPassword(' ADA@example.com')).toEqual({ field: 'password', mistake: 'password-is-email' })
  expect(withPassword('ada@example.com and more')).toBeUndefined()
})

test('logging in asks for both fields and for the shape of an address, but not for a length', () => {
  expect(checkSignIn({ ...person, email: ' ' })).toEqual({ field: 'email', mistake: 'email-missing' })
  expect(checkSignIn({ ...person, email: 'ada', emailLooksValid: false })).toEqual({ field: 'email', mistake: 'email-malformed' })
  expect(checkSignIn({ ...person, password: '' })).toEqual({ field: 'password', mistake: 'password-missing' })
  expect(checkSignIn({ ...person, password: 'x' })).toBeUndefined()
})
