import { expect, test } from 'vitest'
import { advisoriesIn, foreignLicences, mayShip, verdict } from '../../scripts/house/dependencies.ts'
import { tooOldNode } from '../../scripts/node-version.mjs'

const weakness = (name: string, severity: string) => ({ name, severity, title: 'reads too far' })

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['Apache-2.0 AND GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE', false],
])('%s may ship: %s', (licence, may) => {
  expect(mayShip(licence)).toBe(may)
})

test('only what ships is held to its licence', () => {
  const packages = {
    '': {},
    'node_modules/a': { version: '1.0.0', license: 'GPL-3.0-only' },
    'node_modules/b': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
    'node_modules/a/node_modules/@c/d': { version: '2.0.0' },
  }
  expect(foreignLicences(packages)).toEqual(['a 1.0.0: GPL-3.0-only', '@c/d 2.0.0: none'])
})

test('advisories are read; an answer that is none, of a proxy or without a network, is no advisory and no all-clear', () => {
  const answer = { vulnerabilities: { a: { severity: 'high', via: [{ title: 'reads too far' }, 'b'] } } }
  expect(advisoriesIn(JSON.stringify(answer))).toEqual([{ name: 'a', severity: 'high', title: 'reads too far, through b' }])
  for (const printed of ['', '<html>', '{"error":{"code":"ENOTFOUND"}}']) expect(advisoriesIn(printed)).toBeNull()
})

test('a grave weakness of what ships is red; one of a tool, or a slight one, is told; without an answer nothing is red', () => {
  const grave = weakness('a', 'high')
  expect(verdict([], [grave], [grave]).isRed).toBe(true)
  expect(verdict([], [grave], [])).toEqual({
    lines: ['high: a (reads too far)', 'every licence may ship; 1 advisory, 0 of what ships'],
    isRed: false,
  })
  expect(verdict([], [weakness('a', 'moderate')], [weakness('a', 'moderate')]).isRed).toBe(false)
  expect(verdict([], null, null)).toMatchObject({ isRed: false, lines: [expect.stringContaining('did not answer')] })
  expect(verdict(['a 1.0.0: none'], null, null).isRed).toBe(true)
})

test.each([
  ['26.13.0', '26.13.0', true],
  ['26.14.1', '26.13', true],
  ['27.0.0', '26.13.0', true],
  ['26.10.0', '26.13.0', false],
  ['18.20.4', '20', false],
])('Node %s is new enough for %s: %s', (running, wanted, isEnough) => {
  expect(tooOldNode(running, wanted) === undefined).toBe(isEnough)
})

test('what to do about an old Node is said', () => {
  expect(tooOldNode('26.10.0', '26.13.0')).toBe(
    'Matinee needs Node 26.13.0 or later here, and this is 26.10.0. Install a newer one from https://nodejs.org and start again.',
  )
})
