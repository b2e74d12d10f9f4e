import { lazyRouteComponent } from '@tanstack/react-router'
import { prepare } from '#data/catalogue/catalogue.ts'
import { hubQueries } from '#data/catalogue/list-queries.ts'
import { withWords } from '#i18n/i18n.ts'
import { appearance } from '#state/appearance.ts'

export const HubScreen = lazyRouteComponent(
  withWords(() => import('#features/home/hub-screen.tsx')),
  'HubScreen',
)

export async function loadHub(): Promise<void> {
  await Promise.all([HubScreen.preload?.(), prepare(...hubQueries(appearance.language))])
}
