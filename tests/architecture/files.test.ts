import { basename } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { isTable, type Source, sources } from '../../scripts/house/sources.ts'

let all: Source[] = []
let handWritten: Source[] = []

beforeAll(async () => {
  all = await sources()
  handWritten = all.filter((source) => !isTable(source))
})

/** The share of files with at most `lines` lines. */
const shareUpTo = (lines: number): number => handWritten.filter((source) => source.lines <= lines).length / handWritten.length

const passedOn = (text: string): number => text.match(/^export (?:\*|\{[^}]*\}) from /gm)?.length ?? 0

describe('a file tells one story', () => {
  test('half of the files have at most 60 lines', () => {
    expect(shareUpTo(60)).toBeGreaterThanOrEqual(0.5)
  })

  test('nine in ten have at most 150', () => {
    expect(shareUpTo(150)).toBeGreaterThanOrEqual(0.9)
  })
})

describe('names', () => {
  test('files are kebab-case', () => {
    // `__root.tsx` and `$param.tsx` are the router's own spelling of an address.
    const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.(?:css|test|journey|d|gen|config))*\.tsx?$/
    const odd = all.map(({ path }) => path).filter((path) => !kebab.test(basename(path)) && !path.startsWith('src/routes/'))
    expect(odd).toEqual([])
  })

  test('no drawer is called utils, helpers, misc, common or constants', () => {
    const drawer = /(?:^|\/)(?:utils?|helpers?|misc|common|constants|shared)(?:\.[a-z.]+$|\/)/
    expect(all.map(({ path }) => path).filter((path) => drawer.test(path))).toEqual([])
  })

  test('there are no barrels: no file exists to gather what others export', () => {
    const product = handWritten.filter(({ path }) => !path.startsWith('tests/'))
    const barrels = product.filter(({ text }) => passedOn(text) > 1 || /^export \* /m.test(text))
    expect(barrels.map(({ path }) => path)).toEqual([])
  })
})

describe('nothing is left for later', () => {
  // Spelled in two halves, so that this file does not find itself.
  const forbidden = [
    ['an unfinished note', new RegExp(String.raw`\b(?:TO${'DO'}|FIX${'ME'}|XX${'X'}|HA${'CK'})\b`)],
    ['a silenced type error', new RegExp(`@ts-(?:${'ignore'}|${'nocheck'}|${'expect'}-error)`)],
    ['a test switched off', new RegExp(String.raw`\b(?:it|test|describe)\.(?:${'skip'}|${'only'}|${'todo'})\b`)],
    ['a path of one machine', new RegExp(String.raw`['"\s](?:/tmp/|/work/|/home/|/Users/)`)],
  ] as const

  test.each(forbidden)('no file has %s', (_what, pattern) => {
    const found = all.filter(({ path }) => !path.endsWith('.gen.ts')).filter(({ text }) => pattern.test(text))
    expect(found.map(({ path }) => path)).toEqual([])
  })
})
