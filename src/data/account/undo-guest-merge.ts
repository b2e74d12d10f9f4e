import { engine } from '#data/engine.ts'
import type { NoticeCode } from '#i18n/notices.ts'
import { showToast } from '#state/toasts.ts'
import { lastGuestMerge, moveRows, undoMerge } from '#sync/guest-merge.ts'
import { writeLocally } from '#sync/write.ts'
import type { Exclusion } from '#sync/identity.ts'
import { accountOf } from '#sync/store.ts'
import { decideWithIdentity } from './decide-identity.ts'

const done: Record<Exclusion, NoticeCode> = { 'until-sign-in': 'guest-back', 'for-good': 'guest-not-me' }

/**
 * Gives back to the guest of this device what was merged into an account last, or waits for that: in one transaction exactly that leaves the
 * account, and nothing that was decided there since. It is not merged again until the account's owner signs in anew, or at all when the account
 * belongs to somebody else. Never rejects: a failure is said in a notice and changes nothing.
 */
export async function undoGuestMerge(account: string, until: Exclusion): Promise<void> {
  try {
    await decideWithIdentity(async (tx, ports, { guest, exclusions }) => {
      for (const waiting of (await accountOf(tx, account)).joining) await moveRows(tx, waiting, guest)
      // None when another tab was faster.
      const { rows = [] } = (await lastGuestMerge(tx, ports.clock, account)) ?? {}
      const undone = await undoMerge(tx, ports, account, rows)
      // What its owner changed since is theirs. Stamped anew: should the account take it again, it is newer than its removal.
      for (const { entity, key, value } of until === 'for-good' ? rows : undone) {
        await writeLocally(tx, ports, { owner: guest, entity, key, op: 'put', value, queued: false })
      }
      await tx.putAccount({ ...(await accountOf(tx, account)), joining: [], lastMerge: null })
      return { change: { exclusions: { ...exclusions, [account]: until } }, result: undefined }
    })
    engine.requestSync()
    showToast({ notice: done[until] })
  } catch {
    showToast({ notice: 'give-back-failed' })
  }
}
