import { expect, test } from 'vitest'
import { dueFeatureNotice, dueNotice, exceeds } from '#domain/about/feature-news.ts'

test.each([
  ['1.0.0', '0.0.0', true],
  ['1.0.0', '1.0.0', false],
  ['1.0.0', '1.0.1', false],
  ['1.10.0', '1.9.0', true],
  ['1.9.0', '1.10.0', false],
  ['2.0.0', '1.99.99', true],
  ['1.99.99', '2.0.0', false],
  ['1.0.1', '1.0', true],
  ['1', '1.0.0', false],
  ['1.0.0', '', true],
  ['', '', false],
  ['1.0.0', 'new', true],
])('version %s exceeds %s: %s', (version, other, does) => {
  expect(exceeds(version, other)).toBe(does)
})

const notices = [{ version: '1.2.0' }, { version: '1.10.0' }, { version: '1.0.0' }]

test.each([
  ['0.0.0', '1.10.0'],
  ['1.2.0', '1.10.0'],
  ['1.9.9', '1.10.0'],
  ['1.10.0', null],
  ['2.0.0', null],
])('who has seen everything up to %s is told of %s', (seen, due) => {
  expect(dueNotice(seen, notices)?.version ?? null).toBe(due)
})

test('without notices nothing is due; of ours, who was told nothing yet is told of the player', () => {
  expect(dueNotice('0.0.0', [])).toBeNull()
  expect(dueFeatureNotice('0.0.0')).toMatchObject({ id: 'enhanced-player', version: '1.0.0', details: { link: '/player' } })
  expect(dueFeatureNotice('1.0.0')).toBeNull()
})
