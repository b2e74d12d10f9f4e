import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { banned, bannedInStart, budgets } from '../../scripts/sizes/budgets.ts'
import { readBuild, scriptOf } from '../../scripts/sizes/build.ts'

const page = `<script>link.href = {"de":"/assets/de-1.js","en":"/assets/en-1.js"}[root.lang]</script>
<script defer crossorigin src="/assets/index-1.js"></script>
<style>a{}</style><link rel="stylesheet" href="/assets/index-1.css" disabled>`

const files: Record<string, string> = {
  'index.html': page,
  'sw.js': 'precache([{"revision":null,"url":"assets/index-1.js"},{url:`fonts/a.woff2`,revision:`1`}])',
  'assets/index-1.js': 'import{a}from"./shared-1.js";import("./lazy-1.js")',
  'assets/shared-1.js': 'export const a=1',
  'assets/lazy-1.js': 'import"./shared-1.js";DexieError',
  'assets/overlays-1.js': 'import"./interface-1.js"',
  'assets/interface-1.js': 'export{}',
  'assets/player-1.js': 'import"./shared-1.js";import"./interface-1.js";import"./controls-1.js"',
  'assets/controls-1.js': 'export{}',
  'assets/dash-1.js': 'export{}',
  'assets/hls-1.js': 'export{}',
  'assets/de-1.js': 'viele Worte',
  'assets/en-1.js': 'words',
  'assets/index-1.css': 'a{}',
  'fonts/a.woff2': 'font',
}
/** Which file holds what. */
const manifest = {
  'node_modules/hls.js/dist/hls.mjs': 'hls-1',
  'src/app/shell/overlays/deferred-overlays.tsx': 'overlays-1',
  'src/features/watching/watch-screen.tsx': 'player-1',
  'src/features/watching/player.tsx': 'player-1',
  'src/ui/media/dash.ts': 'dash-1',
  'src/ui/media/open-transport.ts': 'player-1',
}
files['.vite/manifest.json'] = JSON.stringify(
  Object.fromEntries(Object.entries(manifest).map(([module, name]) => [module, { file: `assets/${name}.js` }])),
)

let folder = ''

async function build(changes: Record<string, string> = {}) {
  for (const [path, text] of Object.entries({ ...files, ...changes })) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return readBuild(folder)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sizes-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('the start is what index.html loads, what that imports statically, and one language', async () => {
  const { startScripts, startStyles, words } = await build()
  expect(words).toEqual(['assets/de-1.js', 'assets/en-1.js'])
  expect(startScripts.toSorted()).toEqual(['assets/de-1.js', 'assets/index-1.js', 'assets/shared-1.js'])
  expect(startStyles).toEqual(['assets/index-1.css'])
})

test('every other script is lazy', async () => {
  expect((await build()).lazyScripts.toSorted()).toEqual([
    'assets/controls-1.js',
    'assets/dash-1.js',
    'assets/en-1.js',
    'assets/hls-1.js',
    'assets/interface-1.js',
    'assets/lazy-1.js',
    'assets/overlays-1.js',
    'assets/player-1.js',
  ])
})

test('a script whose name tells nothing is found by the module it was built from', async () => {
  const { folder: built } = await build({ '.vite/manifest.json': '{"src/lazy.ts":{"file":"assets/lazy-1.js"}}' })
  expect(scriptOf(built, 'src/lazy.ts')).toBe('assets/lazy-1.js')
  expect(() => scriptOf(built, 'src/none.ts')).toThrow('has no script for src/none.ts')
})

test('the precache is read from the worker, however its list is quoted', async () => {
  expect((await build()).precached).toEqual(['assets/index-1.js', 'fonts/a.woff2'])
})

/** The budgets that a build with such a file is over. */
async function overWith(file: string, bytes: number): Promise<string[]> {
  const heavy = await build({ [file]: randomBytes(bytes).toString('base64') })
  return budgets.filter(({ measure, limit }) => measure(heavy) > limit).map(({ name }) => name)
}

test('a start that grew too heavy is over its budget', async () => {
  expect(await overWith('assets/shared-1.js', 200_000)).toEqual(['JavaScript until / shows its content (brotli)'])
})

test('a player that grew too heavy is over its budget, whichever of its own files it was; hls.js and Shaka have sizes of their own', async () => {
  expect(await overWith('assets/controls-1.js', 60_000)).toEqual([
    'Largest lazy script but hls.js and Shaka (brotli)',
    'Watching, beyond what every page loads and without hls.js and Shaka (brotli)',
  ])
  expect(await overWith('assets/interface-1.js', 60_000), 'every page loads this one').toEqual([
    'Largest lazy script but hls.js and Shaka (brotli)',
  ])
  for (const library of ['hls', 'dash']) expect(await overWith(`assets/${library}-1.js`, 200_000)).toEqual([])
})

test('a banned library is found in the start, not in a lazy script', async () => {
  expect(bannedInStart(await build())).toEqual([])
  expect(bannedInStart(await build({ 'assets/shared-1.js': 'throw new DexieError' }))).toEqual(['dexie'])
})

test('the marks of the banned libraries are really in their code', async () => {
  expect(await readFile('node_modules/dexie/dist/modern/dexie.mjs', 'utf8')).toContain(banned['dexie'])
  expect(await readFile('node_modules/zod/v4/core/schemas.js', 'utf8')).toContain(banned['zod'])
})
