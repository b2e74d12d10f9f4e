import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One row of docs/PROOF.md: what is promised, and what was measured. */
export interface Figure {
  promise: string
  /** With its unit, as it is read. */
  figure: string
  /** What the figure has to keep to; without one it is only shown. */
  bar?: string
  holds: boolean
}

/** A measured number; `Figure` is how it is read. */
export interface Measure {
  promise: string
  value: number
  unit: 'ms' | 's' | 'times' | 'kB'
  bar?: number
  /** The value is at least the bar; otherwise it is at most the bar. */
  isFloor?: boolean
  /** Samples and the like, for whoever watches the command. */
  detail?: string
}

const digits: Record<Measure['unit'], number> = { ms: 1, s: 2, times: 2, kB: 1 }

export function figureOf({ promise, value, unit, bar, isFloor = false }: Measure): Figure {
  const figure = `${value.toFixed(digits[unit])} ${unit}`
  if (bar === undefined) return { promise, figure, holds: true }
  return { promise, figure, bar: `${isFloor ? 'at least' : 'at most'} ${bar} ${unit}`, holds: isFloor ? value >= bar : value <= bar }
}

/** Names the file in which a measuring command gathers the figures of its child processes. */
const fileVariable = 'FIGURES_FILE'

/** Hands a figure to the command that started this process (a test, a journey, a bench), if that gathers figures. */
export function publish(figure: Figure): void {
  const file = process.env[fileVariable]
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figure)}\n`)
}

/** Runs `work`, which hands the variables on to what it starts; answers with its result and the figures published meanwhile. */
export async function gatherFigures<T>(
  work: (variables: Record<string, string>) => T | Promise<T>,
): Promise<{ result: T; figures: Figure[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'matinee-figures-'))
  const file = join(folder, 'figures.jsonl')
  try {
    appendFileSync(file, '')
    const result = await work({ [fileVariable]: file })
    const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
    return { result, figures: lines.map((line) => JSON.parse(line) as Figure) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
