import { applyUpdate, appUpdate, databaseOutdated } from '#state/app-update.ts'
import { requestSignIn } from '#state/sign-in-request.ts'
import { session } from '#state/session.ts'
import { showToast } from '#state/toasts.ts'
import { startStorageNotices } from './storage-notices.ts'
import { onBecoming, toastWhile } from './state-triggers.ts'

const showUpdate = () => showToast({ notice: 'update-ready', actions: [{ label: 'reload', run: applyUpdate }] })
const showOutdated = () => showToast({ notice: 'tab-outdated', actions: [{ label: 'reload', run: () => location.reload() }] })
const showSessionEnded = () => showToast({ notice: 'session-ended', actions: [{ label: 'signIn', run: requestSignIn }] })

/** Shows the notices of the app itself: a new version, a tab left behind by one, a session that ended, trouble with storage. */
export function startNotices(): void {
  onBecoming(appUpdate, () => appUpdate.ready, showUpdate)
  onBecoming(databaseOutdated, () => databaseOutdated.yes, showOutdated)
  toastWhile(session, () => session.ended, showSessionEnded)
  startStorageNotices()
}
