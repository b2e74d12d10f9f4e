import { decide } from '#data/library/decide.ts'
import type { Change } from '#engine/write/journal.ts'
import type { ShelfName } from '#contract/sync.ts'
import type { NoticeCode } from '#i18n/notices.ts'
import { deviceClock } from '#platform/clock.ts'
import { requestSignIn } from '#state/session-requests.ts'
import { showToast } from '#state/toasts.ts'

const notices: Record<ShelfName, NoticeCode> = {
  favorites: 'favorites-need-sign-in',
  watchlist: 'watchlist-needs-sign-in',
  watch_history: 'history-needs-sign-in',
}

/** Asks a guest who wants to keep something to log in, which adds it then, or to save it on this device alone (decision A1). */
export function askGuest(list: ShelfName, change: Omit<Change, 'entity'>, title: string): void {
  const signIn = async () => {
    await rememberSave({ entity: list, ...change })
    requestSignIn()
  }
  const saveOnDevice = async () => {
    const saved = await decide(list, [change])
    if (saved !== undefined) showToast({ notice: 'saved-on-device', values: { title } })
  }
  showToast({
    notice: notices[list],
    actions: [
      { label: 'signIn', run: () => void signIn() },
      { label: 'saveOnDevice', run: () => void saveOnDevice() },
    ],
  })
}

/**
 * Remembers what a guest wanted to keep when they chose to log in: a phone may close the page while its owner looks a password up.
 * Never rejects.
 */
export async function rememberSave(change: Change): Promise<void> {
  const wish = { change, at: deviceClock.now() }
  await import('./decide-identity.ts').then(({ decideIdentity }) => decideIdentity(() => ({ wish }))).catch(() => undefined)
}
