import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { build, createServer, type Rolldown } from 'vite'
import { expect, test, vi } from 'vitest'
import { buildSources } from '#support/build-sources.ts'
import { accentColors } from '#contract/entities/preferences.ts'
import { accents, barColor, grounds } from '#product/appearance.ts'
import { markPaths } from '#ui/controls/mark-paths.ts'
import { appearanceInPage } from '../../scripts/vite/appearance-in-page.ts'
import { licences } from '../../scripts/vite/licences.ts'
import { inlineStartStyles } from '../../scripts/vite/inline-start-styles.ts'
import { markInPage } from '../../scripts/vite/mark-in-page.ts'
import { minifyStart } from '../../scripts/vite/minify-start.ts'
import { splitWords } from '../../scripts/vite/split-words.ts'
import { startAddresses } from '../../scripts/vite/start-addresses.ts'

// A build takes seconds where other tests run beside it.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** The product's index.html as the development server answers with it. */
async function pageWhileDeveloping(): Promise<string> {
  const plugins = [startAddresses(), markInPage(), appearanceInPage(), inlineStartStyles()]
  const server = await createServer({ configFile: false, logLevel: 'silent', server: { middlewareMode: true, ws: false }, plugins })
  try {
    return await server.transformIndexHtml('/', readFileSync('index.html', 'utf8'))
  } finally {
    await server.close()
  }
}

const barsOf = (theme: 'dark' | 'light') => Object.fromEntries(accentColors.map((color) => [accents[color].name, barColor(theme, color)]))

test("the head script sets the accents and bars of the product's own table, while developing as in the build", async () => {
  const page = await pageWhileDeveloping()
  const names = JSON.parse(/root\.dataset\.accent = (\{.*\})\[read\('accent'\)\]/.exec(page)?.[1] ?? '{}') as Record<string, string>
  expect(names).toEqual(Object.fromEntries(accentColors.map((color) => [color, accents[color].name])))
  expect(page).toContain(`data-accent="${accents[accentColors[0]].name}"`)
  expect(page).toContain(`<meta name="theme-color" content="${barColor('dark', accentColors[0])}" />`)
  const bars: unknown = JSON.parse(/\.content = (\{.*\})\[root\.dataset\.theme\]/.exec(page)?.[1] ?? '{}')
  expect(bars).toEqual({ dark: barsOf('dark'), light: barsOf('light') })
  expect(page).toContain(markPaths.sun)
  expect(page).not.toMatch(/__[A-Z]+(?:_[A-Z]+)*__/)
})

test('index.html holds no copy of what is in a table', () => {
  const page = readFileSync('index.html', 'utf8')
  const values = [...accentColors, ...Object.values(grounds), ...accentColors.map((color) => accents[color].name)]
  expect(values.filter((value) => page.includes(value))).toEqual([])
})

test('the built page carries its style sheet and the addresses of the words', async () => {
  const root = resolve('tests/fixtures/words')
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [
      babel({ presets: [linguiTransformerBabelPreset({}, { cwd: root })] }),
      lingui({ cwd: root }),
      splitWords(),
      startAddresses(),
      inlineStartStyles(),
    ],
    build: { write: false, cssMinify: true },
  })) as Rolldown.RolldownOutput
  const html = output.find(({ fileName }) => fileName === 'index.html')
  const page = html?.type === 'asset' ? String(html.source) : ''
  const files = output.map(({ fileName }) => fileName)
  const [, style, address = ''] = /<style>(.*?)<\/style><link rel="stylesheet" href="\/([^"]+)" disabled>/s.exec(page) ?? []
  expect(files).toContain(address)
  expect(style?.trim()).toBe('.page{color:red}')
  expect(page.match(/rel="stylesheet"/g)).toHaveLength(1)
  const catalogues = JSON.parse(/window\.catalogues = (\{.*\})/.exec(page)?.[1] ?? '{}') as Record<string, string>
  expect(Object.keys(catalogues).toSorted()).toEqual(['de', 'en'])
  expect(Object.values(catalogues).filter((url) => !files.includes(url.slice(1)))).toEqual([])
})

test('the head script knows the script of the routes, all it imports beyond the start, and their style sheets', async () => {
  const sources: Record<string, string> = {
    '/page.js': `import('/route-tree.gen.ts'); import('/other.js'); import '/start.js'`,
    '/start.js': `globalThis.started = true`,
    '/route-tree.gen.ts': `import '/start.js'; import { rules } from '/rules.js'; globalThis.routes = rules`,
    '/other.js': `import { rules } from '/rules.js'; globalThis.other = rules`,
    '/rules.js': `import '/rules.css'; export const rules = ['a rule that two parts share']`,
    '/rules.css': `.rule { color: red }`,
  }
  const output = await buildSources(sources, startAddresses(), {
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', test: /rules/ }] } } },
  })
  const html = output.find(({ fileName }) => fileName === 'index.html')
  const page = html?.type === 'asset' ? String(html.source) : ''
  const told: unknown = JSON.parse(/window\.routes = (\[.*\])/.exec(page)?.[1] ?? '[]')
  const files = output.filter(({ fileName }) => /route-tree|shared/.test(fileName)).map(({ fileName }) => `/${fileName}`)
  expect(files).toHaveLength(3)
  expect(told).toEqual(expect.arrayContaining(files))
  expect(told).toHaveLength(files.length)
})

test('the script of the start is minified once more, and no other', async () => {
  const source = 'export const pay = (price) => { if (price > 9) { return price * 2 } else { return price } }'
  const sources: Record<string, string> = { start: `import('later'); ${source}`, later: `export const later = 1; ${source}` }
  const bundleWith = async (plugins: Rolldown.Plugin[]) => {
    const found = (await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [{ name: 'sources', resolveId: (id) => (id in sources ? id : null), load: (id) => sources[id] }, ...plugins],
      build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { input: 'start', preserveEntrySignatures: 'strict' } },
    })) as Rolldown.RolldownOutput
    return found.output.flatMap((file) => (file.type === 'chunk' ? [file] : []))
  }
  const [before, after] = [await bundleWith([]), await bundleWith([minifyStart() as Rolldown.Plugin])]
  const lengthOf = (chunks: typeof before, isEntry: boolean) => chunks.find((chunk) => chunk.isEntry === isEntry)?.code.length ?? 0
  expect(lengthOf(after, true)).toBeLessThan(lengthOf(before, true))
  expect(lengthOf(after, false)).toBe(lengthOf(before, false))
})

test('the build writes down the licences of the libraries in it and of the typeface, in full', async () => {
  const found = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'source',
        resolveId: (id) => (id === 'start' ? id : null),
        load: (id) => (id === 'start' ? "import { proxy } from 'valtio/vanilla'; export const state = proxy({})" : null),
      },
      licences(),
    ],
    build: { write: false, rolldownOptions: { input: 'start', preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput
  const file = found.output.find(({ fileName }) => fileName === 'licences.json')
  const { libraries } = JSON.parse(file?.type === 'asset' ? String(file.source) : '{}') as { libraries: Record<string, string>[] }
  expect(libraries.map(({ name }) => name)).toEqual(['@fontsource-variable/bricolage-grotesque', 'proxy-compare', 'valtio'])
  expect(libraries.map(({ licence }) => licence)).toEqual(['OFL-1.1', 'MIT', 'MIT'])
  for (const { text } of libraries) expect(text).toMatch(/Copyright/)
})
