import { mediaKey } from '#contract/media.ts'
import { mergeGuest, type Merged } from '#sync/merge-guest.ts'
import { writeLocally } from '#sync/write.ts'
import { takeWish } from './favorite-wish.ts'
import { openLocal } from './open-local.ts'
import { requestSync } from './sync.ts'

/**
 * Takes along into an account what a guest kept on this device, and the title they wanted to keep when they chose to log in,
 * in one transaction (decision A1). Resolves with how many rows of each entity came along.
 */
export async function adoptGuest(guest: string, owner: string): Promise<Merged> {
  const { store, ports } = await openLocal()
  const wish = takeWish()
  const merged = await store.transact(async (tx) => {
    const counts = await mergeGuest(tx, ports, guest, owner)
    if (wish !== null) {
      const value = { ...wish, added_at: wish.added_at ?? ports.clock.now() }
      await writeLocally(tx, ports, { owner, entity: 'favorites', key: mediaKey(wish), op: 'put', value, queued: true })
    }
    return counts
  })
  requestSync()
  return merged
}
