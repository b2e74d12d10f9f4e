import type { EntityName } from '#contract/sync.ts'
import { engine } from '#data/engine.ts'
import type { NoticeCode } from '#i18n/notices.ts'
import { deviceClock } from '#platform/clock.ts'
import { dismissToast, showToast, toasts } from '#state/toasts.ts'
import { countTitles, lastGuestMerge, mergeGuest, recordGuestMerge } from '#sync/guest-merge.ts'
import type { GuestMergeRecord } from '#sync/store.ts'
import type { Exclusion, Wish } from '#sync/identity.ts'
import { writeLocally } from '#sync/write.ts'
import { decideWithIdentity } from './decide-identity.ts'
import { newGuest } from './owner.ts'

/** Signing in takes a while; what was wanted longer ago is stale, and whoever signs in then may be somebody else (ms). */
const wishMs = 30 * 60_000

/** A page that is opened again this soon has cut the notice of a merge short, and shows it once more. */
const repeatWithinMs = 20_000

/** The merge this page has shown a notice of, by its moment; epoch ms. */
let notifiedAt = 0

/**
 * Merges into an account what a guest kept on this device, and what they wanted to keep when they chose to log in, in one transaction
 * (decision A1). A notice says so and offers Undo. An account whose merge was undone before gets only what they wanted to keep, unless the
 * person has `asked` for the merge. Repeating it, after a crash or in two tabs, changes nothing.
 */
export async function mergeGuestInto(account: string, { asked = false } = {}): Promise<void> {
  const { merged, wish } = await decideWithIdentity(async (tx, ports, { guest, keptApart, wish }) => {
    const rows = asked || !(account in keptApart) ? await mergeGuest(tx, ports, guest, account) : []
    const merged = rows.length > 0 ? { at: ports.clock.now(), rows } : await lastGuestMerge(tx, ports.clock, account)
    await recordGuestMerge(tx, account, merged)
    const granted = wish !== null && ports.clock.now() - wish.at < wishMs ? wish : null
    if (granted !== null) await writeLocally(tx, ports, { ...granted.change, owner: account, queued: true })
    const isMerged = asked || rows.length > 0
    const change = { ...(isMerged && { guest: newGuest(), keptApart: {} }), wish: null }
    return { change: isMerged || wish !== null ? change : null, result: { merged, wish: granted } }
  })
  engine.requestSync()
  if (wish !== null) notifyOfWish(wish)
  if (merged !== null) notifyOfMerge(account, merged)
}

const grantedNotices: Partial<Record<EntityName, NoticeCode>> = {
  favorites: 'favorite-added',
  watchlist: 'watchlist-added',
  watch_history: 'history-added',
}

function notifyOfWish({ change: { entity, value } }: Wish): void {
  const notice = grantedNotices[entity]
  if (notice !== undefined && isTitled(value)) showToast({ notice, values: { title: value.title } })
}

const isTitled = (value: unknown): value is { title: string } =>
  typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string'

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
