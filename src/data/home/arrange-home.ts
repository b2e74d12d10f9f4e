import type { HomeLayout } from '#domain/home/home-layout.ts'
import { showToast } from '#state/toasts.ts'
import { rememberHome } from './home.ts'
import { currentOwner } from '#data/account/owner.ts'
import { savePreference } from '#data/account/preferences.ts'

/** Arranges home at once and saves it; a preference like any other. Never rejects. */
export async function arrangeHome({ order, hidden }: HomeLayout): Promise<void> {
  rememberHome(currentOwner(), { order, hidden })
  await Promise.all([savePreference('homeOrder', [...order]), savePreference('homeHidden', [...hidden])]).catch(sayFailed)
}

/** Says which platforms this person subscribes to. Never rejects. */
export async function chooseServices(services: readonly string[]): Promise<void> {
  rememberHome(currentOwner(), { services })
  await savePreference('services', [...services]).catch(sayFailed)
}

const sayFailed = (): void => void showToast({ notice: 'preferences-save-failed' })
