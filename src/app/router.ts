import {
  type AnyRouter,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  type RegisteredRouter,
} from '@tanstack/react-router'
import { FailureScreen } from '#features/failure/failure-screen.tsx'
import { withWords } from '#i18n/i18n.ts'
import { savesData } from '#platform/network.ts'
import { homeRoute } from '#routes/-home.ts'
import type { routeTree } from './route-tree.gen.ts'
import { parseSearch, stringifySearch } from './navigation/search-params.ts'
import { Shell } from './shell/shell.tsx'

// The start knows home alone. Whatever else is asked for before the other routes have come by themselves waits for them and is
// then asked for again.
const root = createRootRoute({ component: Outlet })
const home = createRoute({ getParentRoute: () => root, path: '/', ...homeRoute })
const elsewhere = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: async ({ location: { href } }) => {
    await addRoutes()
    // oxlint-disable-next-line typescript/only-throw-error -- the router's own way to say it
    throw redirect({ href, replace: true })
  },
})

const start: AnyRouter = createRouter({
  routeTree: root.addChildren([home, elsewhere]),
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

// What asks it for a page is checked against all routes, of which it was made with one.
export const router: RegisteredRouter = start

/** Makes the router know all routes. Rejects when their file can be had neither from cache nor network. */
export async function addRoutes(): Promise<void> {
  const all = await import('./route-tree.gen.ts')
  start.update({ routeTree: all.routeTree })
}

/**
 * Loads the page that is shown first. Anything but home waits for the other routes here, where no address is written into the
 * history: nobody listens to it before the page is rendered, and whoever presses Back meanwhile is taken at their word.
 */
export async function loadFirstPage(): Promise<void> {
  // What can be had neither from cache nor network fails again in the route that needs it, which shows it.
  if (start.history.location.pathname !== '/') await addRoutes().catch(() => {})
  await start.load()
}

declare module '@tanstack/react-router' {
  interface Register {
    /** What links are checked against: all routes. */
    router: ReturnType<typeof createRouter<typeof routeTree>>
  }
}
