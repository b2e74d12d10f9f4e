import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { start } from '../server/start.ts'

// `npm run dev`: one process and one port. Vite answers for the page and its modules, our server for everything of its own.

const ours = /^\/(?:api|tmdb|img|media)(?:[/?]|$)|^\/(?:config|version)\.json$/

const server = createServer()
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } } })
// An open reload channel would keep the server from closing.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void vite.close())

// What the server would render is the build's home, not that of the sources.
process.env['FIRST_VIEW'] = '0'
await start({
  serverFactory(handler) {
    server.on('request', (request, response) => {
      if (ours.test(request.url ?? '')) handler(request, response)
      else vite.middlewares(request, response)
    })
    return server
  },
})
