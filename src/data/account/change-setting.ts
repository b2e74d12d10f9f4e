import type { PreferredSource, Preferences, SingleField } from '#contract/entities/preferences.ts'
import type { NoticeCode } from '#i18n/notices.ts'
import { setPlayer } from '#state/player-settings.ts'
import { showToast } from '#state/toasts.ts'
import { readDecided, savePreference } from './preferences.ts'

/** What is told of a setting that was changed, and of one that could not be. */
interface Told {
  done: NoticeCode
  failed: NoticeCode
}

const usual: Told = { done: 'preferences-saved', failed: 'preferences-save-failed' }

/** Changes a setting of the person, on all their devices, and says so (specification, section 8). Resolves with whether it did; never rejects. */
export async function changeSetting<F extends SingleField>(field: F, value: Preferences[F], told: Partial<Told> = {}): Promise<boolean> {
  const { done, failed } = { ...usual, ...told }
  try {
    await savePreference(field, value)
    showToast({ notice: done })
    return true
  } catch {
    showToast({ notice: failed })
    return false
  }
}

/** Turns on or off that something is told which nobody asked for. Never rejects. */
export const turnNotifications = (on: boolean): Promise<boolean> =>
  changeSetting('isNotificationsEnabled', on, {
    done: on ? 'notifications-enabled' : 'notifications-disabled',
    failed: 'notifications-save-failed',
  })

/** The same for what is new in Matinee. */
export const turnFeatureNews = (on: boolean): Promise<boolean> =>
  changeSetting('isFeatureNewsEnabled', on, { failed: 'notifications-save-failed' })

/** Chooses what is played from first. What was chosen last in the player of this device no longer counts. Never rejects. */
export async function preferSource(source: PreferredSource): Promise<void> {
  if (await changeSetting('preferredSource', source)) setPlayer({ line: '' })
}

/** Whether the person's settings can be read; where not, a notice says so. Never rejects. */
export async function checkPreferences(): Promise<boolean> {
  try {
    await readDecided()
    return true
  } catch {
    showToast({ notice: 'preferences-load-failed' })
    return false
  }
}
