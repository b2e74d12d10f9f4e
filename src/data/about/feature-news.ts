import { defaultPreferences } from '#contract/entities/preferences.ts'
import { currentOwner } from '#data/account/owner.ts'
import { readDecided, savePreference } from '#data/account/preferences.ts'
import { engine } from '#data/engine.ts'
import { dueFeatureNotice, exceeds } from '#domain/about/feature-news.ts'
import { session } from '#state/session.ts'

/**
 * What is new and this person, or the guest of this device, was not told of yet; null when nothing, or when they do not want to be told.
 * Rejects while that cannot be read.
 */
export async function featureNews() {
  const owner = currentOwner()
  if ((await unread()) === null) return null
  // On another of their devices they may have been told since.
  if (session.status === 'member' && (await engine.syncNow()).end !== 'done') return null
  const notice = await unread()
  return currentOwner() === owner ? notice : null
}

async function unread() {
  const { isFeatureNewsEnabled, seenFeatures } = { ...defaultPreferences, ...(await readDecided()) }
  return isFeatureNewsEnabled ? dueFeatureNotice(seenFeatures) : null
}

/** Remembers that a person was told what is new up to a version; never an older one than they know. Rejects when it could not be saved. */
export async function rememberFeatures(version: string): Promise<void> {
  const { seenFeatures } = { ...defaultPreferences, ...(await readDecided()) }
  if (exceeds(version, seenFeatures)) await savePreference('seenFeatures', version)
}
