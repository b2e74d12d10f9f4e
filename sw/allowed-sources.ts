import { policyWith } from '#domain/sources/policy.ts'
import { cacheNames } from '#product/cache-names.ts'
import { sourceAddresses } from '#product/sources.ts'

export const policyHeader = 'content-security-policy'

/** The page with the policy it needs for the sources that the person has switched on (decision 48), and for those that our server's operator has listed. */
export async function withAllowedSources(page: Promise<Response>): Promise<Response> {
  const [answer, ...lists] = await Promise.all([page, allowedOrigins(), operatorsOrigins()])
  const origins = lists.flat()
  const policy = answer.headers.get(policyHeader)
  if (origins.length === 0 || policy === null) return answer
  const { status, statusText } = answer
  const headers = new Headers(answer.headers)
  headers.set(policyHeader, policyWith(policy, origins))
  return new Response(answer.body, { status, statusText, headers })
}

/** The person's own are hosts whose names they have seen. */
async function allowedOrigins(): Promise<string[]> {
  const kept = await caches.match(sourceAddresses.allowed, { cacheName: cacheNames.sources })
  return textsIn(await kept?.json().catch(() => [])).filter((origin) => origin !== 'https:')
}

/** As the server said last: the policy of a page that is kept may be older. */
async function operatorsOrigins(): Promise<string[]> {
  const kept = await caches.match('/config.json', { cacheName: cacheNames.config })
  const config: unknown = await kept?.json().catch(() => null)
  return typeof config === 'object' && config !== null && 'mediaOrigins' in config ? textsIn(config.mediaOrigins) : []
}

const textsIn = (list: unknown): string[] => (Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : [])
