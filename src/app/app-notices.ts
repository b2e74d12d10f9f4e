import { applyUpdate, appUpdate, databaseOutdated } from '#state/app-update.ts'
import { requestLogin } from '#state/login-request.ts'
import { session } from '#state/session.ts'
import { showToast } from '#state/toasts.ts'
import { noticeWhile } from './notice-while.ts'
import { startStorageNotices } from './storage-notices.ts'
import { when } from './when.ts'

const tellUpdate = () => showToast({ notice: 'update-ready', actions: [{ label: 'reload', run: applyUpdate }] })
const tellOutdated = () => showToast({ notice: 'tab-outdated', actions: [{ label: 'reload', run: () => location.reload() }] })
const tellEnded = () => showToast({ notice: 'session-ended', actions: [{ label: 'logIn', run: requestLogin }] })

/** Tells what the app itself has to say: a new version, a tab left behind by one, a session that ended, trouble with storage. */
export function startNotices(): void {
  when(appUpdate, () => appUpdate.ready, tellUpdate)
  when(databaseOutdated, () => databaseOutdated.yes, tellOutdated)
  noticeWhile(session, () => session.ended, tellEnded)
  startStorageNotices()
}
