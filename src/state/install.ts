import { proxy } from 'valtio'
import { mayAskAgain, readAsks, writeAsks } from '#domain/install-asking.ts'
import { type InstallState, installStateOf } from '#domain/install-state.ts'
import { deviceClock } from '#platform/clock.ts'
import { canPrompt, isAppleTouch, promptInstall, runsAsApp, watchInstall } from '#platform/install-prompt.ts'
import { storage } from '#platform/storage.ts'
import { storageKeys } from '#platform/storage-keys.ts'
import { noteVisit } from './first-visit.ts'
import { showToast } from './toasts.ts'

export const install = proxy<{ state: InstallState }>({ state: 'unavailable' })

function refresh(): void {
  install.state = installStateOf({
    runsAsApp: runsAsApp(),
    offered: canPrompt(),
    flag: storage.read(storageKeys.appInstalled) === 'true',
    appleTouch: isAppleTouch(),
  })
}

function offer(): void {
  // The browser offers only what is not installed: the flag of an app removed since is stale.
  if (!runsAsApp()) storage.remove(storageKeys.appInstalled)
  refresh()
  ask()
}

/** Only who comes again, or has kept something, is asked. */
let isToastAllowed = false

function ask(): void {
  if (!isToastAllowed || install.state !== 'offered') return
  const now = deviceClock.now()
  const asks = readAsks(storage.read(storageKeys.installAsked), now)
  if (!mayAskAgain(asks, now)) {
    storage.write(storageKeys.installAsked, writeAsks(asks))
    return
  }
  noteAsked()
  showToast({
    notice: 'install-prompt',
    actions: [{ label: 'install', run: () => void installApp(), isOpen: () => install.state === 'offered' }],
  })
}

function noteAsked(): void {
  const now = deviceClock.now()
  const { times } = readAsks(storage.read(storageKeys.installAsked), now)
  storage.write(storageKeys.installAsked, writeAsks({ times: times + 1, at: now }))
}

function markInstalled(): void {
  storage.write(storageKeys.appInstalled, 'true')
  install.state = 'installed'
}

/** Somebody has kept something here: from now on the toast may ask. */
export function allowInstallToast(): void {
  isToastAllowed = true
  ask()
}

/**
 * Starts listening for the browser's offer; the toast asks from the second visit or the first thing kept on, a few times with weeks between, the
 * button stays (specification, sections 4 and 8).
 */
export function startInstall(): void {
  if (!noteVisit()) isToastAllowed = true
  watchInstall({
    offered: offer,
    installed: () => {
      markInstalled()
      showToast({ notice: 'install-done' })
    },
  })
  if (canPrompt()) offer()
  else refresh()
}

/** Opens the browser's question and reports what became of it. Does nothing unless there is an offer. */
export async function installApp(): Promise<void> {
  if (install.state !== 'offered') return
  install.state = 'asking'
  try {
    const outcome = await promptInstall()
    if (outcome === 'accepted') {
      markInstalled()
      showToast({ notice: 'install-started' })
    } else {
      refresh()
      noteAsked()
      showToast({ notice: 'install-cancelled' })
    }
  } catch {
    refresh()
    showToast({ notice: 'install-failed' })
  }
}
