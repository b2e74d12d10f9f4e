import type { NoticeCode } from '#i18n/notices.ts'
import { showToast } from '#state/toasts.ts'
import { lastGuestMerge, recordGuestMerge, undoMerge } from '#sync/guest-merge.ts'
import { writeLocally } from '#sync/write.ts'
import { type Apart, keepApart, takeAlongAgain } from './kept-apart.ts'
import { openLocal } from '#engine/device/open-local.ts'
import { guestOwner } from './owner.ts'
import { requestSync } from '#engine/sync.ts'

const done: Record<Apart, NoticeCode> = { 'until-sign-in': 'guest-back', 'for-good': 'guest-not-me' }

/**
 * Gives back to this device, under its guest, what came along into an account last: in one transaction exactly that leaves the
 * account, and nothing that was decided there since. The account does not take it again until its owner signs in anew, or for good
 * when it belongs to somebody else. Never rejects: a failure is said in a notice and changes nothing.
 */
export async function giveBack(account: string, until: Apart): Promise<void> {
  // First: a page that is closed in between must not take it along again.
  keepApart(account, until)
  try {
    const { store, ports } = await openLocal()
    const guest = guestOwner()
    await store.transact(async (tx) => {
      // None when another tab was faster.
      const { rows = [] } = (await lastGuestMerge(tx, ports.clock, account)) ?? {}
      const undone = await undoMerge(tx, ports, account, rows)
      // What its owner changed since is theirs. Stamped anew: should the account take it again, it is newer than its removal.
      for (const { entity, key, value } of until === 'for-good' ? rows : undone) {
        await writeLocally(tx, ports, { owner: guest, entity, key, op: 'put', value, queued: false })
      }
      await recordGuestMerge(tx, account, null)
    })
    requestSync()
    showToast({ notice: done[until] })
  } catch {
    takeAlongAgain(account)
    showToast({ notice: 'give-back-failed' })
  }
}
