import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from '#support/server.ts'
import { builtFiles, keepNewest } from '../../scripts/vite/keep-builds.ts'

function build(folder: string, ...names: string[]): void {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  for (const name of names) for (const end of ['', '.br', '.gz']) writeFileSync(join(folder, 'assets', name + end), name)
  keepNewest(
    folder,
    names.map((name) => `assets/${name}`),
  )
}

test('the files of the last three builds stay, and those of no build go', () => {
  const folder = scratchFolder()
  build(folder, 'a1.js', 'shared.js')
  build(folder, 'a2.js', 'shared.js')
  build(folder, 'a3.js', 'shared.js')
  expect(existsSync(join(folder, 'assets/a1.js'))).toBe(true)
  build(folder, 'a4.js')
  const names = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))
  expect(names).toEqual(['a2.js', 'a3.js', 'a4.js', 'shared.js'])
  expect(existsSync(join(folder, 'assets/a1.js.br'))).toBe(false)
  expect(builtFiles(folder)[0]).toEqual(['assets/a4.js'])
})

test('the same build again is one build', () => {
  const folder = scratchFolder()
  build(folder, 'a1.js')
  build(folder, 'a2.js')
  for (let times = 0; times < 5; times += 1) build(folder, 'a2.js')
  expect(builtFiles(folder)).toEqual([['assets/a2.js'], ['assets/a1.js']])
})
