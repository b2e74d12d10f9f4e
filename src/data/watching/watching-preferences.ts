import type { NoticeCode } from '#i18n/notices.ts'
import { showToast } from '#state/toasts.ts'
import { savePreference } from '#data/account/preferences.ts'

type Switch = 'isWatchHistoryEnabled' | 'isContinueWatchingEnabled'

const notices: Record<Switch, { on: NoticeCode; off: NoticeCode }> = {
  isWatchHistoryEnabled: { on: 'history-enabled', off: 'history-disabled' },
  isContinueWatchingEnabled: { on: 'continue-watching-enabled', off: 'continue-watching-disabled' },
}

/** Turns on or off what is recorded while watching, and says so (specification, sections 4 and 8). Never rejects. */
export async function turnWatching(field: Switch, on: boolean): Promise<void> {
  try {
    await savePreference(field, on)
    showToast({ notice: notices[field][on ? 'on' : 'off'] })
  } catch {
    showToast({ notice: 'preferences-save-failed' })
  }
}

/** Turns on or off that unseen episodes are kept a surprise. Never rejects: a failure is said and changes nothing. */
export async function turnSpoilerShield(on: boolean): Promise<void> {
  await savePreference('isSpoilerShieldEnabled', on).catch(() => showToast({ notice: 'preferences-save-failed' }))
}
