import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseAddress } from './methods.ts'

/** The page of the build in `webRoot`, or '' when there is none. */
export function readPage(webRoot: string): string {
  const file = join(webRoot, 'index.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/**
 * Serves the build, already compressed. Names under `/assets/` carry a hash and never change; everything else is asked for
 * again each time (and answered 304).
 *
 * @param except paths that something else answers
 */
export async function addStaticFiles(app: FastifyInstance, webRoot: string, except: readonly string[] = []): Promise<void> {
  if (readPage(webRoot) === '') return
  await app.register(fastifyStatic, {
    root: webRoot,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    // A route per file: one for everything would take unknown addresses away from the rooms that answer them themselves.
    wildcard: false,
    globIgnore: ['**/*.{br,gz}', ...except],
    setHeaders(reply, path) {
      const plain = path.replace(/\.(?:br|gz)$/, '').replaceAll('\\', '/')
      reply.header('vary', 'accept-encoding')
      reply.header('cache-control', plain.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

/** Answers what no route took: the page for an address of the app, a coded refusal for anything else. */
export function answerUnknown(webRoot: string) {
  const hasPage = readPage(webRoot) !== ''
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.replace(/[?#].*$/, '')
    if (hasPage && isPage(request, path)) return reply.sendFile('index.html')
    return refuseAddress(request, reply)
  }
}

function isPage(request: FastifyRequest, path: string): boolean {
  if (request.method !== 'GET' || !/text\/html|\*\/\*/.test(request.headers.accept ?? '')) return false
  return !/^\/(?:api|img|media|tmdb|assets)(?:\/|$)/.test(path) && !/\.[^/]*$/.test(path)
}
