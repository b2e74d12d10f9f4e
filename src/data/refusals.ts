import type { EntityName } from '#contract/sync.ts'
import type { NoticeCode } from '#i18n/notices.ts'
import { deviceClock } from '#platform/clock.ts'
import { showToast } from '#state/toasts.ts'
import { openLocal } from './open-local.ts'

/** What is said when the server refuses a change for good (specification, section 8; decision A4). */
const notices: Record<EntityName, Record<'put' | 'delete', NoticeCode>> = {
  favorites: { put: 'favorite-add-failed', delete: 'favorite-delete-failed' },
  preferences: { put: 'preferences-save-failed', delete: 'preferences-save-failed' },
}

const since = deviceClock.now()
const told = new Set<string>()

/** Tells of each change refused during this visit, once; they stay in the sync sheet until retried or discarded. */
export async function tellRefusals(owner: string): Promise<void> {
  const { store } = await openLocal()
  const letters = await store.read((tx) => tx.deadLetters(owner))
  for (const { mutationId, entity, op } of letters.filter((letter) => letter.at >= since && !told.has(letter.mutationId))) {
    told.add(mutationId)
    showToast({ notice: notices[entity][op] })
  }
}
