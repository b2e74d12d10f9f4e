import type { EntityName } from '#contract/sync.ts'
import type { NoticeCode } from '#i18n/notices.ts'
import { deviceClock } from '#platform/clock.ts'
import { dismissToast, showToast, toasts } from '#state/toasts.ts'
import { cameAlongOf, noteCameAlong, titlesIn } from '#sync/came-along.ts'
import { mergeGuest } from '#sync/merge-guest.ts'
import type { CameAlong } from '#sync/store.ts'
import { writeLocally } from '#sync/write.ts'
import { type Apart, isKeptApart } from './kept-apart.ts'
import { openLocal } from '#engine/device/open-local.ts'
import { guestOwner, renewGuest } from './owner.ts'
import { requestSync } from '#engine/sync.ts'
import { forgetWish, openWish } from './wish.ts'

/** A page that is opened again this soon cut the notice short, and says once more what came along. */
const youngMs = 20_000

/** When what this page has told of came along; epoch ms. */
let toldOf = 0

/**
 * Takes along into an account what a guest kept on this device, and what they wanted to keep when they chose to sign in, in one
 * transaction (decision A1). The person is told, and may give it back. An account that gave it back before takes only the wish.
 * Repeating it, after a crash or in two tabs, changes nothing.
 */
export async function adoptGuest(account: string): Promise<void> {
  const { store, ports } = await openLocal()
  const wish = openWish()
  const { rows, cameAlong } = await store.transact(async (tx) => {
    const rows = isKeptApart(account) ? [] : await mergeGuest(tx, ports, guestOwner(), account)
    const cameAlong = rows.length > 0 ? { at: ports.clock.now(), rows } : await cameAlongOf(tx, ports.clock, account)
    await noteCameAlong(tx, account, cameAlong)
    if (wish !== null) await writeLocally(tx, ports, { ...wish, owner: account, queued: true })
    return { rows, cameAlong }
  })
  requestSync()
  tellWish()
  if (rows.length > 0) renewGuest()
  if (cameAlong !== null) tell(account, cameAlong)
}

const granted: Partial<Record<EntityName, NoticeCode>> = {
  favorites: 'favorite-added',
  watchlist: 'watchlist-added',
  watch_history: 'history-added',
}

/** Says that a wish came true, once: whoever else was at it finds none. */
function tellWish(): void {
  const wish = openWish()
  forgetWish()
  if (wish === null) return
  const notice = granted[wish.entity]
  const { title } = wish.value as { title: string }
  if (notice !== undefined) showToast({ notice, values: { title } })
}

/** Says once in this page what came along a moment ago. Settings fill gaps and are no news. */
function tell(account: string, { at, rows }: CameAlong): void {
  const count = titlesIn(rows)
  if (at === toldOf || deviceClock.now() - at > youngMs || count === 0) return
  toldOf = at
  // What was said of a merge before this one would take this one back.
  const before = toasts.list.find(({ notice }) => notice === 'guest-merged')
  if (before !== undefined) dismissToast(before.id)
  const giveBack = (until: Apart) => () => void import('./give-back.ts').then(({ giveBack }) => giveBack(account, until))
  showToast({
    notice: 'guest-merged',
    values: { count },
    undo: giveBack('until-sign-in'),
    actions: [{ label: 'notMe', run: giveBack('for-good') }],
  })
}
