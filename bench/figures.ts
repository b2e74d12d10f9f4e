/** One measured figure beside its bar; one without a bar is only told. */
export interface Figure {
  what: string
  value: number
  bar?: number
  unit: 'ms' | 's'
}

/** The value below which 95 of 100 samples lie. */
export const p95 = (samples: readonly number[]): number =>
  samples.toSorted((a, b) => a - b)[Math.ceil(samples.length * 0.95) - 1] ?? Number.NaN

/** Prints the figures; a missed bar makes the bench red. */
export function report(figures: readonly Figure[]): void {
  for (const { what, value, bar, unit } of figures) {
    const digits = unit === 's' ? 2 : 1
    const holds = bar === undefined || value <= bar
    const beside = bar === undefined ? '' : `(bar ${bar} ${unit})  `
    console.log(`${holds ? 'ok ' : 'RED'}  ${value.toFixed(digits).padStart(7)} ${unit}  ${beside}${what}`)
    if (!holds) process.exitCode = 1
  }
}
