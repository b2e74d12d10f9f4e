import { expect, test } from 'vitest'
import { nextPath } from '#domain/account/next-path.ts'

test.each(['/', '/favorites', '/movie/603-the-matrix?tab=cast#top', '/search?q=a//b'])('%s leads back', (path) => {
  expect(nextPath(path)).toBe(path)
})

test.each([
  undefined,
  null,
  7,
  '',
  'favorites',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  ' /favorites',
])('%j leads home, because it is no path of this site', (path) => {
  expect(nextPath(path)).toBe('/')
})
