import { deviceClock } from '#platform/clock.ts'
import { showToast } from '#state/toasts.ts'
import { failureNotices } from '#data/library/failure-notices.ts'
import { openLocal } from '#engine/device/open-local.ts'

const since = deviceClock.now()
const told = new Set<string>()

/** Tells of each change refused during this visit, once; they stay in the sync sheet until retried or discarded. */
export async function tellRefusals(owner: string): Promise<void> {
  const { store } = await openLocal()
  const letters = await store.read((tx) => tx.deadLetters(owner))
  for (const { mutationId, entity, op } of letters.filter((letter) => letter.at >= since && !told.has(letter.mutationId))) {
    told.add(mutationId)
    const notice = failureNotices[entity]?.[op]
    if (notice !== undefined) showToast({ notice })
  }
}
