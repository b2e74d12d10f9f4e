import type { Figure } from '../../scripts/proof/figures.ts'
import { allFaults } from './faults.ts'
import { allPairs } from './pairs.ts'
import type { Outcome } from './play-everywhere.ts'

/** What docs/PROOF.md says of random schedules. */
export function schedulesFigure({ firstSeed, played, failures, unmet, perSecond, real }: Outcome): Figure {
  const place = real ? "the app's own database and SQL" : "the real engine and the server's own handlers, in memory"
  return {
    promise: `Nothing is lost, doubled or left different under random faults of ${allFaults.length} kinds, on ${place}`,
    figure: `${played.toLocaleString('en')} schedules from seed ${firstSeed} on, ${failures.length} of them broken; ${allPairs.length - unmet.length} of ${allPairs.length} pairs of faults met; ${perSecond.toFixed(0)} a second`,
    bar: 'none broken',
    holds: failures.length === 0,
  }
}

/** What docs/PROOF.md says of planted bugs. */
export const mutantsFigure = (found: number, planted: number): Figure => ({
  promise: 'The simulation finds every bug that is planted',
  figure: `${found} of ${planted}`,
  bar: 'all',
  holds: found === planted,
})
