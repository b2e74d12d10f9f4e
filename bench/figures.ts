import { figureOf, type Measure, publish } from '../scripts/proof/figures.ts'

/** The value below which 95 of 100 samples lie. */
export const p95 = (samples: readonly number[]): number =>
  samples.toSorted((a, b) => a - b)[Math.ceil(samples.length * 0.95) - 1] ?? Number.NaN

/** Prints the measures, each with what there is to say about it, and publishes them; a missed bar makes the bench red. */
export function report(measures: readonly Measure[]): void {
  for (const { detail, ...measure } of measures) {
    const figure = figureOf(measure)
    const bar = figure.bar === undefined ? '' : `  (${figure.bar})`
    console.log(
      `${figure.holds ? 'ok ' : 'RED'}  ${figure.figure.padStart(10)}${bar}  ${measure.promise}${detail === undefined ? '' : `: ${detail}`}`,
    )
    publish(figure)
    if (!figure.holds) process.exitCode = 1
  }
}
