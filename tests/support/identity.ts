import { changeIdentity } from '#sync/identity.ts'
import type { WritePorts } from '#sync/ports.ts'
import type { Store } from '#sync/store.ts'
import type { DeviceIdentity } from '#sync/identity.ts'

/** Who uses a device: a guest with nothing said about them, unless the test says otherwise. */
export const identityOf = (more: Partial<DeviceIdentity> = {}): DeviceIdentity => ({
  version: 0,
  session: null,
  guest: 'anonymous-1-guest',
  wish: null,
  exclusions: {},
  ...more,
})

/** Lets a member be signed in on a device, as its database says it; nobody with null. */
export async function signInOn(store: Store, ports: WritePorts, session: DeviceIdentity['session']): Promise<void> {
  await store.transact((tx) => changeIdentity(tx, ports, identityOf(), { session }))
}
