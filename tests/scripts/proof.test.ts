import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { figureOf, gatherFigures } from '../../scripts/proof/figures.ts'
import { figureTable, proofCommands, type ProofBlock, proofHead } from '../../scripts/proof/page.ts'

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const headsOf = (page: string): string[][] =>
  page
    .split('\n')
    .filter((_, at, lines) => lines[at + 1]?.startsWith('| -'))
    .map(cellsOf)
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map(cellsOf)

const page = readFileSync('docs/PROOF.md', 'utf8')
const readme = readFileSync('README.md', 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const blocks = Object.keys(proofCommands) as ProofBlock[]
/** The table of figures of one block; what a block shows below it is another table. */
const figuresOf = (block: ProofBlock): string[][] =>
  rowsOf((page.split(`<!-- ${block} -->`)[1]?.split(`<!-- /${block} -->`)[0] ?? '').trim().split('\n\n')[0] ?? '')

test.each(blocks)('docs/PROOF.md has figures of %s, each with its promise, its command and the day it was measured', (block) => {
  const rows = figuresOf(block)
  expect(rows.length).toBeGreaterThan(0)
  for (const [promise, figure, , command, measured] of rows) {
    expect([promise, figure]).not.toContain('')
    expect(command).toBe(`\`${proofCommands[block]}\``)
    expect(measured).toMatch(/^20\d\d-\d\d-\d\d, \d+ cores$/)
  }
})

test('no table of docs/PROOF.md stands outside the blocks that the commands write', () => {
  const outside = blocks.reduce((text, block) => text.replace(new RegExp(`<!-- ${block} -->[^]*<!-- /${block} -->`), ''), page)
  expect(headsOf(outside)).toEqual([])
  expect(outside).not.toContain('<!--')
})

test.each(Object.values(proofCommands))('%s is a command of package.json', (command) => {
  const name = /^npm (?:run )?([\w:-]+)/.exec(command)?.[1] ?? ''
  expect(Object.keys(scripts)).toContain(name)
})

test.each(blocks.filter((block) => proofCommands[block].includes('bench')))('the bench %s exists', (block) => {
  expect(readFileSync('bench/all.ts', 'utf8')).toContain(`'${block}'`)
  expect(readFileSync(`bench/${block}.ts`, 'utf8')).toContain('report(')
})

test('the README has no table of proof', () => {
  const proof = new Set(headsOf(page).flat())
  expect(headsOf(readme).length).toBeGreaterThan(0)
  expect(headsOf(readme).filter((head) => head.some((name) => name !== '' && proof.has(name)))).toEqual([])
})

test('a figure at its bar holds, one beyond it does not and its row says so', () => {
  const measure = { promise: 'A press', unit: 'ms', bar: 50 } as const
  expect(figureOf({ ...measure, value: 50 })).toEqual({ promise: 'A press', figure: '50.0 ms', bar: 'at most 50 ms', holds: true })
  const missed = figureOf({ ...measure, value: 50.2 })
  expect(missed.holds).toBe(false)
  expect(cellsOf(figureTable('taps', [missed], 'today').split('\n')[2] ?? '')).toEqual([
    'A press',
    '50.2 ms',
    'at most 50 ms, **missed**',
    '`npm run bench -- taps`',
    'today',
  ])
})

test('where more is better the bar is the least', () => {
  const measure = { promise: 'Writes', unit: 'times', bar: 0.4, isFloor: true } as const
  expect([0.39, 0.4].map((value) => figureOf({ ...measure, value }).holds)).toEqual([false, true])
  expect(figureOf({ ...measure, value: 0.4 }).bar).toBe('at least 0.4 times')
})

test('a figure without a number misses its bar', () => {
  expect(figureOf({ promise: 'A press', unit: 'ms', bar: 50, value: Number.NaN }).holds).toBe(false)
})

test('a measuring command gathers what the processes it starts publish, and what they answer', async () => {
  const told = figureOf({ promise: 'A press', unit: 'ms', value: 1 })
  const code = `import { publish } from './scripts/proof/figures.ts'; publish(${JSON.stringify(told)}); publish(${JSON.stringify(told)})`
  const { result, figures } = await gatherFigures((variables) =>
    spawnSync(process.execPath, ['--input-type=module', '-e', code], { env: { ...process.env, ...variables } }),
  )
  expect(result.status).toBe(0)
  expect(figures).toEqual([told, told])
})

test('the head of every table of figures is the same', () => {
  for (const block of blocks) expect(cellsOf(figureTable(block, [], 'today').split('\n')[0] ?? '')).toEqual(proofHead)
})
