import { applyUpdate, appUpdate, databaseOutdated } from '#state/app-update.ts'
import { requestSignIn } from '#state/sign-in-request.ts'
import { session } from '#state/session.ts'
import { showToast } from '#state/toasts.ts'
import { noticeWhile } from './notice-while.ts'
import { startStorageNotices } from './storage-notices.ts'
import { when } from './when.ts'

const tellUpdate = () => showToast({ notice: 'update-ready', actions: [{ label: 'reload', run: applyUpdate }] })
const tellOutdated = () => showToast({ notice: 'tab-outdated', actions: [{ label: 'reload', run: () => location.reload() }] })
const tellEnded = () => showToast({ notice: 'session-ended', actions: [{ label: 'signIn', run: requestSignIn }] })

/** Tells what the app itself has to say: a new version, a tab left behind by one, a session that ended, trouble with storage. */
export function startNotices(): void {
  when(appUpdate, () => appUpdate.ready, tellUpdate)
  when(databaseOutdated, () => databaseOutdated.yes, tellOutdated)
  noticeWhile(session, () => session.ended, tellEnded)
  startStorageNotices()
}
