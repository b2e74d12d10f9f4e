import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { policyWithStyles } from '#domain/kept-view.ts'
import type { FirstView, RenderedPage } from '../first-view/first-view.ts'
import { refuseAddress } from './methods.ts'
import { isKnown } from './tagged-answer.ts'

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
    // Home is answered like every other screen.
    index: false,
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

/** Answers what no route took: the page for an address of the app, with the screen in it where that is offered, a coded refusal for anything else. */
export function answerUnknown(webRoot: string, firstView?: FirstView) {
  const hasPage = readPage(webRoot) !== ''
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.replace(/[?#].*$/, '')
    if (!hasPage || !isPage(request, path)) return refuseAddress(request, reply)
    const rendered = await firstView?.page(request.url, request.headers['accept-language'])
    return rendered ? sendRendered(rendered, request, reply) : reply.sendFile('index.html')
  }
}

function sendRendered(page: RenderedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const accepted = String(request.headers['accept-encoding'])
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name))
  const policy = String(reply.getHeader('content-security-policy'))
  if (page.styles) reply.header('content-security-policy', policyWithStyles(policy, page.styles))
  reply.header('vary', 'accept-encoding, accept-language').type('text/html; charset=utf-8')
  if (isKnown(request, reply, page.tag)) return reply.code(304).send()
  return encoding ? reply.header('content-encoding', encoding).send(page[encoding]) : reply.send(page.plain)
}

function isPage(request: FastifyRequest, path: string): boolean {
  if (request.method !== 'GET' || !/text\/html|\*\/\*/.test(request.headers.accept ?? '')) return false
  return !/^\/(?:api|img|media|tmdb|assets)(?:\/|$)/.test(path) && !/\.[^/]*$/.test(path)
}
