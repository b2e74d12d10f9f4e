import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { table, withBlock } from '../markdown.ts'
import type { Figure } from './figures.ts'

/** The blocks of docs/PROOF.md and the command that writes each, with `--write`. */
export const proofCommands = {
  test: 'npm test',
  busy: 'npm test -- --busy',
  simulate: 'npm run simulate',
  mutants: 'npm run simulate -- --mutants',
  faults: 'npm run faults',
  blackbox: 'npm run blackbox',
  attack: 'npm run attack',
  start: 'npm run bench -- start',
  'first-visit': 'npm run bench -- first-visit',
  'lie-fi': 'npm run bench -- lie-fi',
  taps: 'npm run bench -- taps',
  library: 'npm run bench -- library',
  screens: 'npm run bench -- screens',
  drain: 'npm run bench -- drain',
  news: 'npm run bench -- news',
  'first-read': 'npm run bench -- first-read',
  'server-writes': 'npm run bench -- server-writes',
  catalogue: 'npm run bench -- catalogue',
  'sign-in': 'npm run bench -- sign-in',
  play: 'npm run bench -- play',
  channels: 'npm run bench -- channels',
  pictures: 'npm run bench -- pictures',
  sizes: 'npm run sizes',
} as const

export type ProofBlock = keyof typeof proofCommands

export const proofHead = ['promise', 'figure', 'bar', 'shown by', 'measured'] as const

/** The table of one block. `measured` says when and on what. */
export function figureTable(block: ProofBlock, figures: readonly Figure[], measured: string): string {
  const rows = figures.map(({ promise, figure, bar = '', holds }) => [
    promise,
    figure,
    holds ? bar : `${bar}, **missed**`,
    `\`${proofCommands[block]}\``,
    measured,
  ])
  return table([proofHead, ...rows])
}

const page = new URL('../../docs/PROOF.md', import.meta.url)

/** docs/PROOF.md as it is. */
export const proofPage = (): string => readFileSync(page, 'utf8')

/** Writes what was measured just now into its block of docs/PROOF.md; `below` follows the table. Without a figure the page stays. */
export function writeProof(block: ProofBlock, figures: readonly Figure[], below?: string): void {
  if (figures.length === 0) {
    console.log(`docs/PROOF.md stays as it is: ${proofCommands[block]} came to no figure`)
    return
  }
  const measured = `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores`
  const content = [figureTable(block, figures, measured), ...(below === undefined ? [] : [below])].join('\n\n')
  writeFileSync(page, withBlock(proofPage(), block, content))
  console.log(`docs/PROOF.md: the figures of ${proofCommands[block]} are written`)
}
