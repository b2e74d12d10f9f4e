import { policyWith } from '#domain/sources/policy.ts'
import { cacheNames } from '#product/cache-names.ts'
import { sourceAddresses } from '#product/sources.ts'

const header = 'content-security-policy'

/** The page with the policy it needs for the sources that the person has switched on (decision 48). */
export async function withAllowedSources(page: Promise<Response>): Promise<Response> {
  const [answer, origins] = await Promise.all([page, allowedOrigins()])
  const policy = answer.headers.get(header)
  if (origins.length === 0 || policy === null) return answer
  const { status, statusText } = answer
  const headers = new Headers(answer.headers)
  headers.set(header, policyWith(policy, origins))
  return new Response(answer.body, { status, statusText, headers })
}

async function allowedOrigins(): Promise<string[]> {
  const kept: unknown = await (await caches.match(sourceAddresses.allowed, { cacheName: cacheNames.sources }))?.json().catch(() => [])
  return Array.isArray(kept) ? kept.filter((origin) => typeof origin === 'string') : []
}
