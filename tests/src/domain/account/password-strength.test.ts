import { array, assert, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { passwordStrength, strengths } from '#domain/account/password-strength.ts'

it.each([
  ['', 'short'],
  ['Ab1!xyz', 'short'],
  ['password1', 'weak'],
  ['Sommer2026!', 'weak'],
  ['12345678901234567890', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['kino-abend-42', 'fair'],
  ['xK9#mQ2$', 'fair'],
  ['correct horse battery', 'good'],
  ['correct horse battery staple', 'strong'],
  ['xK9#mQ2$vL7!', 'strong'],
  ['夏の夜に見た映画の名前', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password, [])).toBe(strength)
})

it('counts nothing of the person’s own address and name', () => {
  expect(passwordStrength('lovelace-ada-1815-engine', [])).toBe('strong')
  expect(passwordStrength('lovelace-ada-1815-engine', ['ada.1815@engine.example', 'Ada Lovelace'])).toBe('weak')
})

it('answers to whatever is typed', () => {
  assert(
    property(string({ unit: 'binary' }), array(string({ unit: 'binary' })), (password, own) =>
      strengths.includes(passwordStrength(password, own)),
    ),
  )
})
