import type { EntityName } from '#contract/sync.ts'
import { engine } from '#data/engine.ts'
import type { NoticeCode } from '#i18n/notices.ts'
import { deviceClock } from '#platform/clock.ts'
import { dismissToast, showToast, toasts } from '#state/toasts.ts'
import { countTitles, lastGuestMerge, mergeGuest, recordGuestMerge } from '#sync/guest-merge.ts'
import type { GuestMergeRecord } from '#sync/store.ts'
import { writeLocally } from '#sync/write.ts'
import { forgetSave, rememberedSave } from './guest-save.ts'
import { type Exclusion, isExcludedFromMerge } from './merge-exclusions.ts'
import { guestOwner, renewGuest } from './owner.ts'

/** A page that is opened again this soon has cut the notice of a merge short, and shows it once more. */
const repeatWithinMs = 20_000

/** The merge this page has shown a notice of, by its moment; epoch ms. */
let notifiedAt = 0

/**
 * Merges into an account what a guest kept on this device, and what they wanted to keep when they chose to log in, in one transaction
 * (decision A1). A notice says so and offers Undo. An account whose merge was undone before gets only the remembered save. Repeating
 * it, after a crash or in two tabs, changes nothing.
 */
export async function mergeGuestInto(account: string): Promise<void> {
  const { store, ports } = await engine.open()
  const save = rememberedSave()
  const { rows, merged } = await store.transact(async (tx) => {
    const rows = isExcludedFromMerge(account) ? [] : await mergeGuest(tx, ports, guestOwner(), account)
    const merged = rows.length > 0 ? { at: ports.clock.now(), rows } : await lastGuestMerge(tx, ports.clock, account)
    await recordGuestMerge(tx, account, merged)
    if (save !== null) await writeLocally(tx, ports, { ...save, owner: account, queued: true })
    return { rows, merged }
  })
  engine.requestSync()
  notifyOfSave()
  if (rows.length > 0) renewGuest()
  if (merged !== null) notifyOfMerge(account, merged)
}

const savedNotices: Partial<Record<EntityName, NoticeCode>> = {
  favorites: 'favorite-added',
  watchlist: 'watchlist-added',
  watch_history: 'history-added',
}

/** Says once that the remembered save was applied: a second tab finds none. */
function notifyOfSave(): void {
  const save = rememberedSave()
  forgetSave()
  if (save === null) return
  const notice = savedNotices[save.entity]
  const { title } = save.value as { title: string }
  if (notice !== undefined) showToast({ notice, values: { title } })
}

/** Says once in this page what was merged a moment ago. Settings fill gaps and are no news. */
function notifyOfMerge(account: string, { at, rows }: GuestMergeRecord): void {
  const count = countTitles(rows)
  if (at === notifiedAt || deviceClock.now() - at > repeatWithinMs || count === 0) return
  notifiedAt = at
  // The Undo of an earlier merge's notice would undo this one.
  const before = toasts.list.find(({ notice }) => notice === 'guest-merged')
  if (before !== undefined) dismissToast(before.id)
  const undo = (until: Exclusion) => () => void import('./undo-guest-merge.ts').then(({ undoGuestMerge }) => undoGuestMerge(account, until))
  showToast({
    notice: 'guest-merged',
    values: { count },
    undo: undo('until-sign-in'),
    actions: [{ label: 'notMe', run: undo('for-good') }],
  })
}
