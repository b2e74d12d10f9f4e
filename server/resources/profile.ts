import type { FastifyInstance } from 'fastify'
import { addRoute } from '../http/routes.ts'
import { findActivity, touchUser } from '../repositories/users.ts'
import type { Services } from '../services.ts'

const isoTime = (ms: number) => new Date(ms).toISOString()

/** Who is signed in; both calls count as being there (specification, section 7). */
export function profileRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  addRoute(app, services, 'me', async ({ member }) => {
    const now = clock()
    await touchUser(db, member.id, now)
    return { last_active: isoTime(now) }
  })

  addRoute(app, services, 'profile', async ({ member }) => {
    const { id, email, display_name, role } = member
    const now = clock()
    await touchUser(db, id, now)
    const activity = await findActivity(db, id)
    return { id, email, display_name, role, last_active: isoTime(now), created_at: isoTime(activity?.created_at ?? now) }
  })
}
