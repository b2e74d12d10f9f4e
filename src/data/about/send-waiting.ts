import { subscribe } from 'valtio'
import { onNetworkHint } from '#platform/network.ts'
import { storage } from '#platform/storage.ts'
import { storagePrefixes } from '#platform/storage-keys.ts'
import { connectivity } from '#state/connectivity.ts'
import { removal } from '#state/removal-request.ts'
import { showToast } from '#state/toasts.ts'

/** Sends a request to remove content that was decided without a network: at the start, and whenever the server can be reached again. */
export function followRemovalRequest(): void {
  subscribe(connectivity, () => {
    if (connectivity.state === 'online') send()
  })
  onNetworkHint((isOnline) => {
    if (isOnline) send()
  })
  send()
}

/** Where its code cannot be had now, the next hint of a network says it again. */
const send = (): void => void sendIfWaiting().catch(() => undefined)

async function sendIfWaiting(): Promise<void> {
  if (storage.read(`${storagePrefixes.removal}waiting`) === null) return
  const { sendWaiting } = await import('./removal-request.ts')
  if (await sendWaiting()) showToast({ notice: 'removal-received', values: { reference: removal.receipt?.reference ?? '' } })
}
