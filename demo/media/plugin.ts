import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyPluginAsync } from 'fastify'

/** Where `files` is on this machine, however the server was started. */
export const filesFolder = fileURLToPath(new URL('files/', import.meta.resolve('#demo/media/plugin.ts')))

/** Where the server shows it: register the plugin under this prefix, which the addresses of the demo's streams begin with. */
export const mediaPrefix = '/media/demo'

/** The files of the demo's clips, whole or in ranges. */
export const demoMedia: FastifyPluginAsync = async (app) => {
  // A range beyond the end is no mistake of the caller's: a player that asks so learns how long the file is.
  app.setErrorHandler<FastifyError & { headers?: Record<string, string> }>((error, _request, reply) => {
    if (error.statusCode !== 416) throw error
    return reply
      .code(416)
      .headers(error.headers ?? {})
      .send()
  })
  await app.register(fastifyStatic, {
    root: filesFolder,
    // The build's files bring `sendFile` for the whole server.
    decorateReply: false,
    // A route per file: anything else is answered as an unknown address.
    wildcard: false,
    dotfiles: 'ignore',
    maxAge: '1d',
  })
}
