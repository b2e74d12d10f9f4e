import { subscribe } from 'valtio'
import { actionWords } from '#i18n/notices.ts'
import { applyUpdate, appUpdate, databaseOutdated } from '#state/app-update.ts'
import { requestLogin } from '#state/login-request.ts'
import { session } from '#state/session.ts'
import { showToast } from '#state/toasts.ts'

/** Runs once whenever `holds` becomes true; at once when it already is. */
function when(state: object, holds: () => boolean, run: () => void): void {
  let held = false
  const look = (): void => {
    const now = holds()
    if (now && !held) run()
    held = now
  }
  subscribe(state, look)
  look()
}

const tellUpdate = () => showToast({ notice: 'update-ready', actions: [{ label: actionWords.reload, run: applyUpdate }] })
const tellOutdated = () => showToast({ notice: 'tab-outdated', actions: [{ label: actionWords.reload, run: () => location.reload() }] })
const tellEnded = () => showToast({ notice: 'session-ended', actions: [{ label: actionWords.logIn, run: requestLogin }] })

/** Tells what the app itself has to say: a new version, a tab left behind by one, a session that ended. */
export function startNotices(): void {
  when(appUpdate, () => appUpdate.ready, tellUpdate)
  when(databaseOutdated, () => databaseOutdated.yes, tellOutdated)
  when(session, () => session.ended, tellEnded)
}
