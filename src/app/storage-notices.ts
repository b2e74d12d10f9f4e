import { subscribe } from 'valtio'
import { storageTrouble } from '#state/storage-trouble.ts'
import { showToast, type ToastAction, toasts } from '#state/toasts.ts'
import { noticeWhile } from './notice-while.ts'
import { router } from './router.ts'
import { when } from './when.ts'

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

/** Tells what is wrong with keeping data on this device, and what can be done about it. */
export function startStorageNotices(): void {
  noticeWhile(
    storageTrouble,
    () => storageTrouble.blocked,
    () => showToast({ notice: 'storage-blocked' }),
  )
  when(
    storageTrouble,
    () => storageTrouble.inMemory,
    () => {
      if (storageTrouble.broken) showToast({ notice: 'storage-broken', actions: [repair, reload] })
      else showToast({ notice: 'storage-memory' })
    },
  )
  when(
    storageTrouble,
    () => storageTrouble.restored !== null,
    () => tellRestored(),
  )
  tellEachFull()
}

/** Somebody who tries again is not told twice at once. */
function tellEachFull(): void {
  let told = 0
  const look = () => {
    const isShown = toasts.list.some(({ notice }) => notice === 'storage-full')
    if (storageTrouble.full > told && !isShown) showToast({ notice: 'storage-full', actions: [freeSpace] })
    told = storageTrouble.full
  }
  subscribe(storageTrouble, look)
  look()
}

function tellRestored(): void {
  if (storageTrouble.restored === null) return
  const { changes, complete } = storageTrouble.restored
  storageTrouble.restored = null
  showToast({ notice: complete ? 'data-restored' : 'data-partly-restored', values: { count: changes } })
}
