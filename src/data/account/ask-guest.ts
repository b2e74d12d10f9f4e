import type { Change } from '#domain/library/settled.ts'
import type { ShelfName } from '#domain/library/shelf-order.ts'
import type { NoticeCode } from '#i18n/notices.ts'
import { requestSignIn } from '#state/session-requests.ts'
import { showToast } from '#state/toasts.ts'
import { decide } from '#data/library/decide.ts'
import { rememberWish } from './wish.ts'

const notices: Record<ShelfName, NoticeCode> = {
  favorites: 'favorites-need-sign-in',
  watchlist: 'watchlist-needs-sign-in',
  watch_history: 'history-needs-sign-in',
}

/** Asks a guest who wants to keep something to sign in, which adds it then, or to save it on this device alone (decision A1). */
export function askGuest(list: ShelfName, change: Omit<Change, 'entity'>, title: string): void {
  const signIn = () => {
    rememberWish({ entity: list, ...change })
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
