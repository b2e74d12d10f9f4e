import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { isStale } from '../../scripts/build-when-stale.ts'

let root: string
const at = (path: string, seconds: number) => utimesSync(join(root, path), seconds, seconds)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'matinee-stale-'))
  for (const folder of ['src/components', 'dist']) mkdirSync(join(root, folder), { recursive: true })
  for (const file of ['src/components/a.ts', 'index.html', 'dist/.complete']) writeFileSync(join(root, file), '')
  for (const path of ['src/components/a.ts', 'src/components', 'src', 'index.html']) at(path, 1000)
  at('dist/.complete', 2000)
})

test('a build newer than its sources is served as it is', () => {
  expect(isStale('app', root)).toBe(false)
})

test('a changed source asks for a build', () => {
  at('src/components/a.ts', 3000)
  expect(isStale('app', root)).toBe(true)
})

test('a removed source asks for a build', () => {
  rmSync(join(root, 'src/components/a.ts'))
  expect(isStale('app', root)).toBe(true)
})

test('a source changed while the build ran asks for another', () => {
  at('index.html', 2000)
  expect(isStale('app', root)).toBe(true)
})

test('a build that was cut short asks for another', () => {
  rmSync(join(root, 'dist/.complete'))
  expect(isStale('app', root)).toBe(true)
})

test('a change of the app alone leaves the build of the server as it is, a change of what both share does not', () => {
  for (const folder of ['server', 'sw', '.cache/server']) mkdirSync(join(root, folder), { recursive: true })
  for (const file of ['server/main.ts', 'sw/sw.ts', '.cache/server/.complete']) writeFileSync(join(root, file), '')
  for (const path of ['server/main.ts', 'server']) at(path, 1000)
  at('.cache/server/.complete', 2000)
  at('sw/sw.ts', 3000)
  expect(isStale('server', root)).toBe(false)
  at('src/components/a.ts', 3000)
  expect(isStale('server', root)).toBe(true)
})
