import type { FastifyInstance } from 'fastify'

/** Puts the server's time (devices set their clocks by it) and `no-store` on every answer below `/api`, refusals included. */
export function addApiHeaders(app: FastifyInstance, clock: () => number): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/api(?:[/?]|$)/.test(request.url)) return
    reply.header('x-server-time', String(clock())).header('cache-control', 'no-store')
  })
}
