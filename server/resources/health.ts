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

/** Says of each source whether it can be read; their addresses, which may hold keys, stay here. */
export function sourceHealthRoutes(app: FastifyInstance, services: Services): void {
  addRoute(app, services, 'sourceHealth', async () => ({
    sources: services.sources.health().map(({ kind, name, homepage, items, leftOut, remarks, readAt, fault }) => ({
      kind,
      name,
      homepage,
      items,
      left_out: leftOut,
      remarks,
      read_at: readAt === null ? null : new Date(readAt).toISOString(),
      fault,
    })),
  }))
}
