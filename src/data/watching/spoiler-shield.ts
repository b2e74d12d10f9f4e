import { showToast } from '#state/toasts.ts'
import { savePreference } from '#data/account/preferences.ts'

/** Turns on or off that unseen episodes are kept a surprise. Never rejects: a failure is said and changes nothing. */
export async function turnSpoilerShield(on: boolean): Promise<void> {
  await savePreference('isSpoilerShieldEnabled', on).catch(() => showToast({ notice: 'preferences-save-failed' }))
}
