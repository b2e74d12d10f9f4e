import { decide, undoOfAdding } from '#data/library/decide.ts'
import type { Change } from '#engine/write/journal.ts'
import type { ShelfName } from '#contract/sync.ts'
import type { NoticeCode } from '#i18n/notices.ts'
import { deviceClock } from '#platform/clock.ts'
import { guestSaves, setSavesOnDevice } from '#state/guest-saves.ts'
import { requestSignIn } from '#state/session-requests.ts'
import { showToast } from '#state/toasts.ts'

const notices: Record<ShelfName, NoticeCode> = {
  favorites: 'favorites-need-sign-in',
  watchlist: 'watchlist-needs-sign-in',
  watch_history: 'history-needs-sign-in',
}

/** What a guest wants to keep on a list. */
interface GuestSave {
  list: ShelfName
  changes: readonly Omit<Change, 'entity'>[]
  /** What changes in other lists with it. */
  also?: readonly Change[]
  /** The name of the title, for the notice. */
  title: string
}

/**
 * Asks a guest who wants to keep something to log in, which adds it then, or to save it on this device; whoever has chosen that is not
 * asked again (decision A1). Never rejects.
 */
export async function saveAsGuest(save: GuestSave): Promise<void> {
  if (guestSaves.areOnDevice) return saveHere(save)
  const signIn = async () => {
    const [only] = save.changes
    // What is remembered is one title; after signing in a person presses the button of a season again.
    if (only !== undefined && save.changes.length === 1) await rememberSave({ entity: save.list, ...only })
    requestSignIn()
  }
  const stay = () => {
    setSavesOnDevice(true)
    void saveHere(save)
  }
  showToast({
    notice: notices[save.list],
    actions: [
      { label: 'signIn', run: () => void signIn() },
      { label: 'saveOnDevice', run: stay },
    ],
  })
}

async function saveHere({ list, changes, also, title }: GuestSave): Promise<void> {
  const saved = await decide(list, changes, also)
  if (saved === undefined) return
  showToast({
    notice: 'saved-on-device',
    values: { title },
    ...undoOfAdding(list, changes),
    actions: [{ label: 'signIn', run: requestSignIn }],
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
