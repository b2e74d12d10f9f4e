import type { EntityName } from '#contract/sync.ts'
import { engine } from '#data/engine.ts'
import { onChange } from '#db/changes.ts'
import type { NoticeCode } from '#i18n/notices.ts'
import { deviceClock } from '#platform/clock.ts'
import { isVisible } from '#platform/page-lifecycle.ts'
import { session } from '#state/session.ts'
import { dismissToast, showToast, toasts } from '#state/toasts.ts'
import { countTitles, joinAtNextPull, lastGuestMerge } from '#sync/guest-merge.ts'
import type { Exclusion, Wish } from '#sync/identity.ts'
import type { GuestMergeRecord } from '#sync/guest-merge-record.ts'
import { writeLocally } from '#sync/write.ts'
import { decideWithIdentity } from './decide-identity.ts'
import { newGuest } from './owner.ts'

/** Signing in takes a while; what was wanted longer ago is stale, and whoever signs in then may be somebody else (ms). */
const wishMs = 30 * 60_000
/** A page that is opened again this soon has cut the notice of a merge short, and shows it once more. */
const repeatWithinMs = 20_000

/** The merge this page has shown a notice of, by its moment; epoch ms. */
let notifiedAt = 0
/** Whose merges this page looks out for. */
let followed: string | undefined

/**
 * Lets what a guest kept on this device join the account of whoever is signed in, and grants what they wanted to keep when they chose to log
 * in (decision A1). The merge itself comes with the next pull (`Account.joining`); a notice says so and offers Undo. An account whose merge
 * was undone before gets only what they wanted to keep, unless the person has `asked` for the merge. Repeating it, after a crash or in two
 * tabs, changes nothing.
 */
export async function mergeGuestInto(account: string, { asked = false } = {}): Promise<void> {
  const { isJoining, wish } = await decideWithIdentity(async (tx, ports, { session: ofMember, guest, exclusions, wish }) => {
    if (ofMember?.owner !== account) return { change: null, result: { isJoining: false, wish: null } }
    const isJoining = (asked || !(account in exclusions)) && (await joinAtNextPull(tx, guest, account))
    const granted = wish !== null && ports.clock.now() - wish.at < wishMs ? wish : null
    if (granted !== null) await writeLocally(tx, ports, { ...granted.change, owner: account, queued: true })
    // The next guest is another person, or the same one with nothing kept yet.
    const another = isJoining ? { guest: newGuest(), exclusions: {} } : {}
    return { change: isJoining || wish !== null ? { ...another, wish: null } : null, result: { isJoining, wish: granted } }
  })
  if (wish !== null) notifyOfWish(wish)
  await followMerges(account)
  if (isJoining) void engine.syncNow()
  else engine.requestSync()
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

/** Notices what is merged into an account, by whichever tab or the worker, while its owner is signed in. */
async function followMerges(account: string): Promise<void> {
  const { database, store, ports } = await engine.open()
  const look = async () => {
    const merge = await store.read((tx) => lastGuestMerge(tx, ports.clock, account))
    // The notice appears in a visible tab: the one they signed in with, or the one they open next.
    if (merge !== null && session.user?.id === account && isVisible()) notifyOfMerge(account, merge)
  }
  if (followed !== account) {
    followed = account
    const stop = onChange(database, 'accounts', () => {
      if (followed === account) look().catch(() => undefined)
      else stop()
    })
  }
  await look()
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
