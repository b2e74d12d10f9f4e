import { lazyRouteComponent } from '@tanstack/react-router'
import type { MediaType } from '#contract/media.ts'
import { withWords } from '#i18n/i18n.ts'

const load = withWords(() => import('#features/discover/discover-screen.tsx'))

export const DiscoverScreen = lazyRouteComponent(load, 'DiscoverScreen')

/** The address is the state of the page. It is read by the page itself: reading it takes tables that the start does not need. */
export const discoverSearch = (search: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]))

export async function loadDiscover(type: MediaType, search: Readonly<Record<string, string>>): Promise<void> {
  const [{ prepareDiscover }] = await Promise.all([load(), DiscoverScreen.preload?.()])
  await prepareDiscover(type, search)
}
