import { subscribe } from 'valtio'
import { dropAuth, keepAuth } from '#db/auth-store.ts'
import { queryAgain } from '#db/watch.ts'
import { askForPeriodicSync } from '#platform/background-sync.ts'
import { onNetworkHint, seemsOnline } from '#platform/network-hint.ts'
import { onLeave, onReturn } from '#platform/visibility.ts'
import { setReachable } from '#state/connectivity.ts'
import { followStoredSession, session, sessionToken } from '#state/session.ts'
import { replayDecisions } from '#engine/write/apply-changes.ts'
import { openLocal } from '#engine/device/open-local.ts'
import { startProbe } from './probe.ts'
import { onTabs, tellTabs } from '#engine/device/channel.ts'
import { isLeading, startFetching } from './fetching.ts'
import { followHolder } from './run-sync.ts'
import { hear, restart, sendBeforeLeaving, wake } from './scheduler.ts'
import { watchForStuck } from '#engine/device/watchdog.ts'
import { tendGuest } from '#data/account/tend-guest.ts'

/** Begins to keep this device and the server in step. */
export async function startEngine(): Promise<void> {
  followHolder()
  onTabs({ outbox: () => isLeading() && wake('other-tab'), session: followStoredSession, applied: queryAgain })
  onReturn(() => {
    followStoredSession()
    wake('returned')
  })
  onLeave(sendBeforeLeaving)
  startProbe({ reachable: () => wake('reachable') })
  onNetworkHint((online) => (online ? wake('reachable') : setReachable(false)))
  subscribe(session, () => {
    tellTabs('session')
    void followSession()
  })
  startFetching({
    poll: () => wake('poll'),
    news: hear,
  })
  watchForStuck(restart)
  if (!seemsOnline()) setReachable(false)
  await followSession()
}

/**
 * What the last page left undecided is written first. The worker acts for whoever is signed in here, and what a guest kept comes
 * along, even if an earlier attempt was cut short. Then the account is synchronised at once.
 */
async function followSession(): Promise<void> {
  try {
    const { database } = await openLocal()
    await replayDecisions()
    const token = sessionToken()
    if (session.user === null || token === null) await dropAuth(database)
    else {
      await keepAuth(database, session.user.id, token)
      void askForPeriodicSync()
    }
    wake('signed-in')
    await tendGuest()
  } catch {
    // The database is unavailable: the commands say so when somebody wants to keep something.
  }
}
