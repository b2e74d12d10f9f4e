import { isVisible } from '#platform/visibility.ts'
import { session } from '#state/session.ts'
import { adoptGuest } from './adopt-guest.ts'
import { gatherStrays } from './gather-strays.ts'
import { importOldLists } from './import-old-lists.ts'

/**
 * Puts what a guest keeps on this device where it belongs, at every start and whenever another person signs in: the lists of an
 * earlier app come in, strays come together, and a member takes them along even if an earlier attempt was cut short.
 */
export async function tendGuest(): Promise<void> {
  await importOldLists()
  await gatherStrays()
  // The person is told where they look: the tab they signed in with, or the one they open next.
  if (session.user !== null && isVisible()) await adoptGuest(session.user.id)
}
