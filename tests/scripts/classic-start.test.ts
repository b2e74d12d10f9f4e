import type { Rolldown } from 'vite'
import { expect, test, vi } from 'vitest'
import { buildSources } from '#support/build-sources.ts'
import { classicStart } from '../../scripts/vite/classic-start.ts'

// A build takes seconds where other tests run beside it.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const buildOf = (sources: Record<string, string>) => buildSources(sources, classicStart(), { modulePreload: { polyfill: false } })

const chunkOf = (output: Rolldown.RolldownOutput['output'], isEntry: boolean): Rolldown.OutputChunk => {
  const found = output.find((file) => file.type === 'chunk' && file.isEntry === isEntry)
  if (found?.type !== 'chunk') throw new Error('There is no such chunk.')
  return found
}

const counter = `
  let count = 0
  export const next = () => ++count
  export function half(number) { return number / 2 }`

test('the page runs the start as a classic script, which gives the later modules what they need of it', async () => {
  const output = await buildOf({
    '/page.js': `import { next } from '/counter.js'; next(); self.loadLater = () => import('/later.js')`,
    '/counter.js': counter,
    '/later.js': `import { half, next } from '/counter.js'; import '/counter.js'; export const counted = () => half(next())`,
  })
  const [start, later] = [chunkOf(output, true), chunkOf(output, false)]
  const html = output.find(({ fileName }) => fileName === 'index.html')
  expect(html?.type === 'asset' && html.source).toContain(`<script defer crossorigin src="/${start.fileName}"></script>`)

  const self: Record<string, unknown> = {}
  vi.stubGlobal('self', self)
  // A script that were still a module could not be run like this.
  new Function(start.code)()
  expect(self['loadLater']).toBeInstanceOf(Function)
  const module = (await import(`data:text/javascript,${encodeURIComponent(later.code)}`)) as { counted: () => number }
  expect(module.counted()).toBe(1)
  vi.unstubAllGlobals()
})

test('a later module and what it imports are preloaded, the start is not once more', async () => {
  const output = await buildOf({
    '/page.js': `import { next } from '/counter.js'; next(); self.loadLater = () => import('/later.js')`,
    '/counter.js': counter,
    '/later.js': `import { half } from '/counter.js'; import '/later.css'; self.loadLast = () => import('/last.js'); export const one = half(2)`,
    '/later.css': '.later { color: red }',
    '/last.js': `import { half } from '/counter.js'; import '/later.css'; export const two = half(4)`,
  })
  const preloaded = output.flatMap((file) => (file.type === 'chunk' ? [...(/f=\[([^\]]*)\]/.exec(file.code)?.[1]?.split(',') ?? [])] : []))
  expect(preloaded.length).toBeGreaterThan(0)
  expect(preloaded.filter((name) => name.includes('assets/start.'))).toEqual([])
})

test('the build fails for an address that only a module knows', async () => {
  await expect(buildOf({ '/page.js': 'console.log(import.meta.dirname)' })).rejects.toThrow('import.meta.dirname')
})

test('the build fails when the start changes something after it has exported it', async () => {
  const sources = {
    '/page.js': `import { count, next } from '/counter.js'; next(); console.log(count); import('/later.js')`,
    '/counter.js': 'export let count = 0; export const next = () => { count += 1 }',
    '/later.js': `import { count } from '/counter.js'; console.log(count)`,
  }
  await expect(buildOf(sources)).rejects.toThrow('the start changes what it exports: count')
})
