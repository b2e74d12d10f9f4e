import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { rooms } from '../../scripts/architecture/rooms.ts'
import { bars, countOf } from '../../scripts/house/bars.ts'
import { type Figures, figuresOf } from '../../scripts/house/figures.ts'
import { joinsOf } from '../../scripts/house/fragments.ts'
import { unreadLeaves } from '../../scripts/house/leaves.ts'
import { loopsOf } from '../../scripts/house/loops.ts'
import { castsIn, suppressionsIn } from '../../scripts/house/measures.ts'
import { type Module, modulesOf } from '../../scripts/house/modules.ts'
import { workTree } from '../../scripts/house/sources.ts'
import { walk, type Way } from '../../scripts/house/ways.ts'

const aliases = { '#product/*': './src/product/*', '#data/*': './src/data/*', '#remote/*': './src/remote/*' }

/** Files with the given texts, as the measures see them. */
const modules = (texts: Record<string, string>): ReadonlyMap<string, Module> =>
  modulesOf({ aliases, sources: Object.entries(texts).map(([path, text]) => ({ path, text, lines: text.split('\n').length })) })

/** One file with the given text. */
function module(text: string): Module {
  const [only] = modules({ 'src/data/one.tsx': text }).values()
  if (only === undefined) throw new Error('There is no file.')
  return only
}

const reasons = (text: string) => suppressionsIn(module(text)).map(({ hasReason }) => hasReason)
const pair = (first: string, second: string) => modules({ 'src/data/a.ts': first, 'src/data/b.ts': second })
const joins = (texts: Record<string, string>) => joinsOf(modules(texts), rooms).map(({ file }) => file)

const unread = (reader: string, table = 'export const limits = { query: { staleMs: 1, retries: 2 }, pages: 3 } as const') =>
  unreadLeaves(
    modules({ 'src/product/limits.ts': table, 'src/data/a.ts': `import { limits } from '#product/limits.ts'\n${reader}` }),
    aliases,
  )

describe('this house', () => {
  let figures: Figures

  beforeAll(async () => {
    figures = figuresOf(await workTree())
  }, 60_000)

  test.each(bars)('has at most $limit: $name', (bar) => {
    const found = bar.found(figures).map(({ words }) => words)
    expect(countOf(bar, figures) > bar.limit ? found : []).toEqual([])
  })

  test.each(['write', 'read'] as const)('puts nothing aside that is not met on the way of one %s', (way) => {
    expect(figures[way].unmet).toEqual([])
  })
})

test('the glossary has at most 25 terms', () => {
  const [, glossary = ''] = /## Glossary\n([^]*?)\n## /.exec(readFileSync('docs/ARCHITECTURE.md', 'utf8')) ?? []
  const terms = glossary.match(/^\| (?!term |-)\S.*$/gm) ?? []
  expect(terms.length).toBeGreaterThan(0)
  expect(terms.length).toBeLessThanOrEqual(25)
})

describe('what counts', () => {
  test('a cast tells the compiler a type; as const, satisfies and names do not', () => {
    const text = 'import * as a from "#data/a.ts"\nexport { b as c }\nconst b = [1] as const\nconst d = {} satisfies object\n'
    expect(castsIn(module(text))).toBe(0)
    expect(castsIn(module(`${text}const e = f as string\nconst g = h as unknown as number\n// as said`))).toBe(3)
  })

  test('a suppression has its reason behind it or on the line before', () => {
    const off = `${'oxlint'}-disable-next-line some/rule`
    expect(reasons(`// ${off} -- because\na()`)).toEqual([true])
    expect(reasons(`// Because.\n// ${off}\na()`)).toEqual([true])
    expect(reasons(`const a = <>{/* Because. */}\n  {/* ${off} */}\n  <b /></>`)).toEqual([true])
    expect(reasons(`// Of something else.\n\na()\n// ${off}\nb()`)).toEqual([false])
    expect(reasons(`const words = '${off}'`)).toEqual([])
  })

  test('code is what is left without imports, comments and blank lines', () => {
    expect(module("/** Says\n * why. */\nimport {\n  a,\n} from '#data/a.ts'\n\nexport const b = a // now\n").codeLines).toBe(1)
  })

  test('a loop goes through imports that run, now or later', () => {
    const later = pair("import { b } from './b.ts'\nb", "export const b = () => import('#data/a.ts')")
    expect(loopsOf(later, ['static'])).toEqual([])
    expect(loopsOf(later, ['static', 'dynamic']).map(({ files }) => files)).toEqual([['src/data/a.ts', 'src/data/b.ts']])
    const types = pair("import { b } from './b.ts'\nb", "import type { A } from './a.ts'\nexport const b: A = 1")
    expect(loopsOf(types, ['static', 'dynamic'])).toEqual([])
  })
})

describe('a leaf of a table is read', () => {
  test('by its whole name', () => {
    expect(unread('f(limits.query.staleMs, limits.pages)')).toEqual(['src/product/limits.ts: limits.query.retries'])
  })

  test('by taking apart what it is in', () => {
    expect(unread('const { query, pages } = limits\nf(query.staleMs, query.retries, pages)')).toEqual([])
    expect(unread('const { query, pages } = limits\nf(query.staleMs, pages)')).toEqual(['src/product/limits.ts: limits.query.retries'])
  })

  test('by going through all rows, as far as their fields are named', () => {
    const table = "export const limits = { movie: { slug: 'a', silent: true }, tv: { slug: 'b' } }"
    expect(unread('for (const row of Object.values(limits)) f(row.slug)', table)).toEqual(['src/product/limits.ts: limits.movie.silent'])
  })

  test('by going through the names of all rows', () => {
    const table = "export const limits = { movie: { slug: 'a', silent: true }, tv: { slug: 'b' } }"
    const reader = "import { rowNames } from '#product/row-names.ts'\nfor (const name of rowNames(limits)) f(limits[name].slug)"
    expect(unread(reader, table)).toEqual(['src/product/limits.ts: limits.movie.silent'])
  })

  test('by what is done with all of its file', () => {
    const texts = {
      'src/product/limits.ts': 'export const limits = { moment: 1, silent: true }',
      'src/data/a.ts': "import * as movie from '#product/limits.ts'\nconst all = { movie: movie.limits }\nf(all[name].moment)",
    }
    expect(unreadLeaves(modules(texts), aliases)).toEqual(['src/product/limits.ts: limits.silent'])
  })

  test('by a row whose name is said somewhere', () => {
    const table = "export const limits = { movie: { slug: 'a' }, tv: { slug: 'b' } }"
    expect(unread("const of = (key) => limits[key].slug\nof('movie')", table)).toEqual(['src/product/limits.ts: limits.tv.slug'])
  })

  test('not by its type alone', () => {
    const names = "const name: keyof typeof limits = 'query'\nf(name, limits.query)"
    expect(unread(names)).toEqual(['query.staleMs', 'query.retries', 'pages'].map((leaf) => `src/product/limits.ts: limits.${leaf}`))
  })
})

describe('a short file joins its only importer', () => {
  const short = 'export const b = 1'

  test('in the same room', () => {
    const importer = "import { b } from '#data/b.ts'\nb"
    expect(joins({ 'src/data/a.ts': importer, 'src/data/b.ts': short })).toEqual(['src/data/b.ts'])
    expect(joins({ 'src/app/a.ts': importer, 'src/data/b.ts': short })).toEqual([])
  })

  const others: [why: string, texts: Record<string, string>][] = [
    ['two files need it', { 'src/data/a.ts': "import './b.ts'", 'src/data/b.ts': short, 'src/data/c.ts': "import './b.ts'" }],
    ['it is loaded later', { 'src/data/a.ts': "void import('./b.ts')", 'src/data/b.ts': short }],
    ['it is a table', { 'src/product/a.ts': "import './b.ts'", 'src/product/b.ts': short }],
    ['it is a style sheet', { 'src/ui/a.tsx': "import './a.css.ts'", 'src/ui/a.css.ts': short }],
    ['it has twenty lines of code', { 'src/data/a.ts': "import './b.ts'", 'src/data/b.ts': `${short}\n`.repeat(20).replaceAll('b', 'f') }],
    ['the two would be too long', { 'src/data/a.ts': `import './b.ts'\n${'f()\n'.repeat(300)}`, 'src/data/b.ts': short }],
  ]
  test.each(others)('but not when %s', (_why, texts) => {
    expect(joins(texts)).toEqual([])
  })
})

describe('a way', () => {
  const way: Way = {
    name: 'way',
    entry: 'Button',
    entryIn: /^src\/components\//,
    rooms: ['components', 'data', 'remote'],
    aside: { undo: 'later' },
    reaches: ['remote'],
  }
  const start = {
    'src/components/button.tsx': "import { save, type Saved } from '#data/save.ts'\nexport const Button = () => <b onClick={save} />",
  }
  const end = { 'src/remote/send.ts': 'export const send = () => {}' }
  const filesOf = (texts: Record<string, string>, along: Way = way) =>
    walk(along, modules(texts), { rooms, aliases }).files.map(({ path }) => path.split('/').at(-1))

  test('follows what a definition uses, and not what else its file holds', () => {
    const save = [
      "import { send } from '#remote/send.ts'",
      "import { other } from './other.ts'",
      'export const save = () => send()',
      'export const more = () => other()',
    ]
    const texts = { ...start, ...end, 'src/data/save.ts': save.join('\n'), 'src/data/other.ts': 'export const other = () => {}' }
    expect(filesOf(texts)).toEqual(['button.tsx', 'save.ts', 'send.ts'])
  })

  test('goes through import(), as far as names of the loaded file are mentioned', () => {
    const save = "const late = () => import('#remote/send.ts')\nexport const save = () => late().then(({ send }) => send())"
    expect(filesOf({ ...start, ...end, 'src/data/save.ts': save })).toEqual(['button.tsx', 'save.ts', 'send.ts'])
  })

  test('does not take a name for the import of the same name that it hides', () => {
    const save = "import { send } from '#remote/send.ts'\nexport const save = (send: () => void) => send()"
    expect(() => filesOf({ ...start, ...end, 'src/data/save.ts': save })).toThrow('does not get to src/remote/')
  })

  test('leaves out what is put aside, and says what it never met', () => {
    const save = "import { send } from '#remote/send.ts'\nimport { undo } from './undo.ts'\nexport const save = () => send(undo)"
    const texts = { ...start, ...end, 'src/data/save.ts': save, 'src/data/undo.ts': 'export const undo = () => {}' }
    expect(filesOf(texts)).toEqual(['button.tsx', 'save.ts', 'send.ts'])
    const { unmet } = walk({ ...way, aside: { undo: 'later', redo: 'later' } }, modules(texts), { rooms, aliases })
    expect(unmet).toEqual(['redo'])
  })
})
