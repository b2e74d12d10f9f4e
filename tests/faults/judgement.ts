import type { Stamp } from '#contract/sync.ts'
import { stampMs } from '#sync/clock.ts'
import { type Change, type Content, type Demand, laneOf, type Ledger, wantedBy } from './ledger.ts'

/** What a place holds of a lane. */
export interface Holding {
  content: Content
  /** Of what is there, or of its deletion; '' where the place knows of neither, undefined where it may have forgotten. */
  stamp?: Stamp | undefined
}

/**
 * - `lost`: a kept change is neither there nor replaced by a later one
 * - `overruled`: it gave way to an earlier one of another device, though both devices knew the time
 * - `excused`: it gave way where a clock was wrong and nobody could know, or the server went back to before it and no device had it
 * - `invented`: nobody asked for what is there
 */
export type Verdict = 'fine' | 'excused' | 'overruled' | 'lost' | 'invented'

/** Whether "the later of two decisions wins" is demanded across devices whose clocks were wrong and have been told the time since. */
const laterMustWin = true

/** Changes on different devices within so many ms may go either way. */
const togetherMs = 5000

/** What a lane's holding says of the kept changes that were asked of it. */
export function judge(demands: readonly Demand[], holding: Holding, restores: Ledger['restores'] = []): Verdict {
  const causes = demands.filter(({ wants }) => wants === holding.content).map(({ change }) => change)
  if (holding.content !== null && causes.length === 0) return 'invented'
  const verdicts = demands
    .filter(({ change, wants }) => change.kept && wants !== holding.content)
    .map(({ change }) => {
      const fate = fateOf(change, causes, holding.stamp)
      return fate !== 'fine' && isForgotten(change, restores) ? 'excused' : fate
    })
  return worst(verdicts)
}

const mildestFirst: readonly Verdict[] = ['fine', 'excused', 'overruled', 'lost']
const byWeight = (a: Verdict, b: Verdict): number => mildestFirst.indexOf(a) - mildestFirst.indexOf(b)
const worst = (verdicts: readonly Verdict[]): Verdict => verdicts.toSorted(byWeight).at(-1) ?? 'fine'

/** What became of a kept change that is not there: the mildest of what each change that asked for what is there may say. */
function fateOf(kept: Change, causes: readonly Change[], stamp: Stamp | undefined): Verdict {
  return causes.map((cause) => gaveWayTo(cause, kept, stamp)).toSorted(byWeight)[0] ?? 'lost'
}

function gaveWayTo(winner: Change, kept: Change, stamp: Stamp | undefined): Verdict {
  if (winner.id > kept.id) return 'fine'
  if (winner.device === kept.device) return 'lost'
  if (kept.at <= winner.doneBy + togetherMs) return 'fine'
  if (stamp !== undefined && msOf(stamp) < lowestMsOf(kept)) return 'lost'
  return laterMustWin && kept.clock.isChecked && winner.clock.isChecked ? 'overruled' : 'excused'
}

/** What the stamp of a change is not below. */
const lowestMsOf = ({ at, clock }: Change): number => at - clock.behindMs - togetherMs
const msOf = (stamp: Stamp): number => (stamp === '' ? 0 : stampMs(stamp))

/** The server went back to before it, and no device held it at that moment. */
const isForgotten = (change: Change, restores: Ledger['restores']): boolean =>
  restores.some(({ at, remembered }) => change.doneBy <= at && remembered.get(laneOf(change))?.has(wantedBy(change)) !== true)
