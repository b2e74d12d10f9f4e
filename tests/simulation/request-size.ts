import { type Mutation, pushLimit } from '#contract/sync.ts'
import { bodyLimits } from '#server/http/limits.ts'
import type { Ledger } from './ledger.ts'

/** Law I11: no request carries more than the server takes. */
export function checkSize(ledger: Pick<Ledger, 'violate'>, items: readonly Mutation[]): void {
  const bytes = Buffer.byteLength(JSON.stringify({ items }))
  if (items.length > pushLimit || bytes > bodyLimits.push) ledger.violate('I11', `${items.length} changes left together, ${bytes} bytes`)
}
