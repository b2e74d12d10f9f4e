import { listRoutes } from './list-routes.ts'
import { referenceRoutes } from './reference-routes.ts'
import type { Routes } from './routing.ts'
import { seasonRoutes } from './season-routes.ts'
import { titleRoutes } from './title-routes.ts'

/** Every call of the demo catalogue. */
export const routes: Routes = { ...listRoutes, ...referenceRoutes, ...titleRoutes, ...seasonRoutes }
