import type { FastifyInstance } from 'fastify'
import { ping } from '../db/connection.ts'
import { addRoute } from '../http/routes.ts'
import type { Services } from '../services.ts'

/** Whether the server and its database answer. */
export function healthRoutes(app: FastifyInstance, services: Services): void {
  addRoute(app, services, 'health', async () => {
    await ping(services.db)
    return { status: 'ok' }
  })
}
