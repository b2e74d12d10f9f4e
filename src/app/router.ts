import { createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { FailureScreen } from '#features/failure/failure-screen.tsx'
import { withWords } from '#i18n/i18n.ts'
import { savesData } from '#platform/network.ts'
import { routeTree } from './route-tree.gen.ts'
import { parseSearch, stringifySearch } from './navigation/search-params.ts'
import { Shell } from './shell/shell.tsx'

export const router = createRouter({
  routeTree,
  defaultPreload: savesData() ? false : 'intent',
  defaultPreloadDelay: 120,
  scrollRestoration: true,
  parseSearch,
  stringifySearch,
  InnerWrap: Shell,
  defaultErrorComponent: FailureScreen,
  defaultNotFoundComponent: lazyRouteComponent(
    withWords(() => import('#features/not-found/not-found-screen.tsx')),
    'NotFoundScreen',
  ),
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
