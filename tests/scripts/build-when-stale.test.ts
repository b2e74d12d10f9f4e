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
  expect(isStale(root)).toBe(false)
})

test('a changed source asks for a build', () => {
  at('src/components/a.ts', 3000)
  expect(isStale(root)).toBe(true)
})

test('a removed source asks for a build', () => {
  rmSync(join(root, 'src/components/a.ts'))
  expect(isStale(root)).toBe(true)
})

test('a source changed while the build ran asks for another', () => {
  at('index.html', 2000)
  expect(isStale(root)).toBe(true)
})

test('a build that was cut short asks for another', () => {
  rmSync(join(root, 'dist/.complete'))
  expect(isStale(root)).toBe(true)
})
