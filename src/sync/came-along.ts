import { type MediaRef, mediaKey } from '#contract/media.ts'
import type { MergedRow } from './merge-guest.ts'
import type { Clock } from './ports.ts'
import { accountOf, type CameAlong, type Tx } from './store.ts'

/** After this whoever wonders where a title came from can still remove it, but what was there before is forgotten. */
const keptForMs = 30 * 24 * 3_600_000

/** What the last merge brought into an account; null when nothing did, it was given back, or 30 days ago. */
export async function cameAlongOf(tx: Pick<Tx, 'account'>, clock: Clock, owner: string): Promise<CameAlong | null> {
  const { cameAlong } = await accountOf(tx, owner)
  return cameAlong !== null && clock.now() - cameAlong.at < keptForMs ? cameAlong : null
}

/** Notes what came along, or that there is nothing to give back any more; call it in the transaction that did it. */
export async function noteCameAlong(tx: Tx, owner: string, cameAlong: CameAlong | null): Promise<void> {
  const account = await accountOf(tx, owner)
  if (account.cameAlong !== cameAlong) await tx.putAccount({ ...account, cameAlong })
}

/** How many titles are among the rows: one in two lists counts once, settings do not. */
export const titlesIn = (rows: readonly MergedRow[]): number =>
  new Set(rows.filter(({ entity }) => entity !== 'preferences').map(({ value }) => mediaKey(value as MediaRef))).size
