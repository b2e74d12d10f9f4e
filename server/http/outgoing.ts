import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

interface Outgoing {
  headers: Readonly<Record<string, string>>
  signal: AbortSignal
  /** How many times an answer may send on to another address. */
  redirects: number
  /** The operator wrote this address down: then, and only then, one of this very machine is meant. */
  isOperators: boolean
}

const redirecting: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308])

const isLoopbackName = (host: string): boolean => host === 'localhost' || host === '127.0.0.1' || host === '[::1]'

/** Resolves every name to the address that has been checked. */
const alwaysTo =
  ({ address, family }: LookupAddress): LookupFunction =>
  (_host, { all }, done) =>
    all === true ? done(null, [{ address, family }]) : done(null, address, family)

/**
 * Asks another server (platform rules 3.3): each name is resolved once, private addresses are refused, the connection goes to exactly the
 * address that was checked, and where an answer sends on to, the same holds. The answer's body is not read yet; its reader destroys it.
 *
 * @throws Error in one sentence, without the address: it may hold a key
 */
export async function askAddress(url: URL, { headers, signal, redirects, isOperators }: Outgoing): Promise<IncomingMessage> {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error(`${url.protocol} is not an address of the web`)
  const found = await lookup(url.hostname.replace(/^\[|\]$/g, ''))
  if (!isPublicAddress(found.address) && !(isOperators && isLoopbackName(url.hostname)))
    throw new Error(`${url.hostname} resolves to a private address`)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    send(url, { signal, lookup: alwaysTo(found), headers }, resolve)
      .once('error', reject)
      .end()
  })
  if (!redirecting.has(answer.statusCode)) return answer
  answer.destroy()
  const next = URL.parse(answer.headers.location ?? '', url)
  if (redirects === 0 || next === null) throw new Error(`${url.hostname} sends on to another address once too often`)
  return askAddress(next, { headers, signal, redirects: redirects - 1, isOperators: false })
}
