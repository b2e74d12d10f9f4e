import { subscribe } from 'valtio'
import { router } from '#app/router.ts'
import { isNearlyFull } from '#contract/quota.ts'
import { currentOwner } from '#data/account/owner.ts'
import { summaries } from '#data/sync/sync-status.ts'
import { storage } from '#platform/storage.ts'
import { storagePrefixes } from '#platform/storage-keys.ts'
import { applyUpdate, appUpdate, databaseOutdated } from '#state/app-update.ts'
import { session } from '#state/session.ts'
import { requestSignIn } from '#state/session-requests.ts'
import { storageTrouble } from '#state/storage-trouble.ts'
import { dismissKind, showToast, type ToastAction, toasts } from '#state/toasts.ts'
import { isPlaying, isTyping } from './moments.ts'
import { onBecoming, toastWhile } from './state-triggers.ts'

const reload: ToastAction = { label: 'reload', run: () => location.reload() }
const repair: ToastAction = {
  label: 'repair',
  // The next start makes a new database, to which the backup brings what was not sent. What even the browser cannot delete stays.
  run: () =>
    void import('#db/plain-database.ts')
      .then(({ eraseDatabase }) => eraseDatabase())
      .catch(() => undefined)
      .then(() => location.reload()),
}
const freeSpace: ToastAction = { label: 'freeSpace', run: () => void router.navigate({ to: '/storage' }) }

const update: ToastAction = {
  label: 'reload',
  run() {
    applyUpdate()
    showToast({ notice: 'updating' })
  },
}
/** So often (ms) a new version looks whether it may be told of. */
const quietLookMs = 5000

/** A new version waits until nothing plays and nobody writes. */
function showUpdate(): void {
  if (isPlaying() || isTyping()) setTimeout(showUpdate, quietLookMs)
  else showToast({ notice: 'update-ready', actions: [update] })
}

const showOutdated = () => showToast({ notice: 'tab-outdated', actions: [reload] })
const showSessionEnded = () => showToast({ notice: 'session-ended', actions: [{ label: 'signIn', run: requestSignIn }] })

/** Shows the notices of the app itself: a new version, a tab left behind by one, a session that ended, trouble with storage. */
export function startNotices(): void {
  onBecoming(appUpdate, () => appUpdate.ready, showUpdate)
  onBecoming(databaseOutdated, () => databaseOutdated.yes, showOutdated)
  toastWhile(session, () => session.ended, showSessionEnded)
  startStorageNotices()
  startQuotaNotices()
}

/** Shows what is wrong with storing data on this device, and what can be done about it. */
function startStorageNotices(): void {
  toastWhile(
    storageTrouble,
    () => storageTrouble.blocked,
    () => showToast({ notice: 'storage-blocked' }),
  )
  onBecoming(
    storageTrouble,
    () => storageTrouble.inMemory,
    () => {
      if (storageTrouble.broken) showToast({ notice: 'storage-broken', actions: [repair, reload] })
      else showToast({ notice: 'storage-memory' })
    },
  )
  onBecoming(storageTrouble, () => storageTrouble.restored !== null, showRestored)
  showEachFull()
}

/** A second failure while the toast is still shown adds none. */
function showEachFull(): void {
  let counted = 0
  const look = () => {
    const isShown = toasts.list.some(({ notice }) => notice === 'storage-full')
    if (storageTrouble.full > counted && !isShown) showToast({ notice: 'storage-full', actions: [freeSpace] })
    counted = storageTrouble.full
  }
  subscribe(storageTrouble, look)
  look()
}

function showRestored(): void {
  if (storageTrouble.restored === null) return
  const { changes, complete } = storageTrouble.restored
  storageTrouble.restored = null
  showToast({ notice: complete ? 'data-restored' : 'data-partly-restored', values: { count: changes } })
}

/** How near an account is to its quota. */
type Level = 'account-nearly-full' | 'account-full'

const seeStorage: ToastAction = { label: 'learnMore', run: () => void router.navigate({ to: '/storage' }) }

/** Tells a member that their account will soon be full, once until that is over, and at each start that it is. Neither is shown longer than it is so. */
function startQuotaNotices(): void {
  let shown: Level | undefined
  summaries.subscribe(() => {
    const { full = false, used = null } = summaries.read() ?? {}
    const level = full ? 'account-full' : used !== null && isNearlyFull(used) ? 'account-nearly-full' : undefined
    const noted = `${storagePrefixes.nearlyFull}${currentOwner()}` as const
    const isNews = level !== shown && (full || storage.read(noted) === null)
    if (shown !== undefined && shown !== level) dismissKind(shown)
    shown = level
    if (level !== undefined) storage.write(noted, 'true')
    else if (used !== null) storage.remove(noted)
    if (isNews && level !== undefined) showToast({ notice: level, actions: [seeStorage] })
  })
}
