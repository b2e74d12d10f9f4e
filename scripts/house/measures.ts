import { type ESTree, Visitor } from 'vite'
import type { Module } from './modules.ts'

/** How often a file tells the compiler a type instead of showing it: `as X`, but not `as const`, imports or exports. */
export function castsIn({ program }: Pick<Module, 'program'>): number {
  let casts = 0
  const count = ({ typeAnnotation }: { typeAnnotation: ESTree.TSType }) => {
    const isConst =
      typeAnnotation.type === 'TSTypeReference' && typeAnnotation.typeName.type === 'Identifier' && typeAnnotation.typeName.name === 'const'
    if (!isConst) casts++
  }
  new Visitor({ TSAsExpression: count, TSTypeAssertion: count }).visit(program)
  return casts
}

/** A rule of the linter or the compiler that a file switches off. */
export interface Suppression {
  path: string
  /** The comment, without its slashes. */
  words: string
  /** Its reason stands behind `--`, or in a comment on the line before. */
  hasReason: boolean
}

/** Everything that a file switches off. */
export function suppressionsIn({ path, text, comments }: Pick<Module, 'path' | 'text' | 'comments'>): Suppression[] {
  return comments
    .filter(({ value }) => /^\W*(?:(?:ox|es)lint-disable|@ts-(?:ignore|expect-error|nocheck))/.test(value))
    .map(({ value, start }) => {
      const isExplained = comments.some(({ end }) => end < start && /^\}?\n\s*\{?$/.test(text.slice(end, start)))
      return { path, words: value.trim(), hasReason: value.includes(' -- ') || isExplained }
    })
}

/** The value below which the given share of the numbers lies, the nearest of them; 0 of none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}
