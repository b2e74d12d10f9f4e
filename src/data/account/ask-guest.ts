import type { Change, ShelfName } from '#domain/library/shelf-order.ts'
import type { NoticeCode } from '#i18n/notices.ts'
import { requestLogin } from '#state/login-request.ts'
import { showToast } from '#state/toasts.ts'
import { decide } from '#data/library/decide.ts'
import { rememberWish } from './wish.ts'

const notices: Record<ShelfName, NoticeCode> = {
  favorites: 'favorites-need-login',
  watchlist: 'watchlist-needs-login',
  watch_history: 'history-needs-login',
}

/** Asks a guest who wants to keep something to log in, which adds it then, or to save it on this device alone (decision A1). */
export function askGuest(list: ShelfName, change: Omit<Change, 'entity'>, title: string): void {
  const logIn = () => {
    rememberWish({ entity: list, ...change })
    requestLogin()
  }
  const saveOnDevice = async () => {
    const saved = await decide(list, [change])
    if (saved !== undefined) showToast({ notice: 'saved-on-device', values: { title } })
  }
  showToast({
    notice: notices[list],
    actions: [
      { label: 'logIn', run: logIn },
      { label: 'saveOnDevice', run: () => void saveOnDevice() },
    ],
  })
}
