import { decide } from '#data/library/decide.ts'
import type { Change } from '#engine/write/journal.ts'
import type { ShelfName } from '#contract/sync.ts'
import type { NoticeCode } from '#i18n/notices.ts'
import { deviceClock } from '#platform/clock.ts'
import { storage } from '#platform/storage.ts'
import { storageKeys } from '#platform/storage-keys.ts'
import { requestSignIn } from '#state/session-requests.ts'
import { showToast } from '#state/toasts.ts'

const notices: Record<ShelfName, NoticeCode> = {
  favorites: 'favorites-need-sign-in',
  watchlist: 'watchlist-needs-sign-in',
  watch_history: 'history-needs-sign-in',
}

/** Asks a guest who wants to keep something to log in, which adds it then, or to save it on this device alone (decision A1). */
export function askGuest(list: ShelfName, change: Omit<Change, 'entity'>, title: string): void {
  const signIn = () => {
    rememberSave({ entity: list, ...change })
    requestSignIn()
  }
  const saveOnDevice = async () => {
    const saved = await decide(list, [change])
    if (saved !== undefined) showToast({ notice: 'saved-on-device', values: { title } })
  }
  showToast({
    notice: notices[list],
    actions: [
      { label: 'signIn', run: signIn },
      { label: 'saveOnDevice', run: () => void saveOnDevice() },
    ],
  })
}

/** Signing in takes a while; a remembered save older than this is stale, and whoever signs in then may be somebody else. */
const validMs = 30 * 60_000

interface RememberedSave {
  change: Change
  at: number
}

/**
 * Remembers what a guest wanted to keep when they chose to log in. In local storage, because a phone may close the page while its owner
 * looks a password up.
 */
export function rememberSave(change: Change): void {
  storage.write(storageKeys.wish, JSON.stringify({ change, at: deviceClock.now() } satisfies RememberedSave))
}

/** The remembered change; null when there is none of late. */
export function rememberedSave(): Change | null {
  try {
    const { change, at }: Partial<RememberedSave> = JSON.parse(storage.read(storageKeys.wish) ?? '{}')
    return change !== undefined && at !== undefined && deviceClock.now() - at < validMs ? change : null
  } catch {
    return null
  }
}

/** To be called once it is applied. */
export const forgetSave = (): void => storage.remove(storageKeys.wish)
