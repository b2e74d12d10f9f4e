/** Parameters that say who asks or when, not what: they must neither split the cache nor be stored in it. */
const anonymous = new Set(['api_key', 'session_id', '_'])

/**
 * The one address under which an answer is cached: parameters sorted, those of the asker and empty ones dropped (decision P4), no
 * fragment. The same question always has the same key, however it is written.
 */
export function cacheKey(address: string): string {
  const url = new URL(address)
  const params = [...url.searchParams].filter(([name, value]) => !anonymous.has(name) && value !== '')
  params.sort(([a, b], [c, d]) => compare(a, c) || compare(b, d))
  url.search = new URLSearchParams(params).toString()
  url.hash = ''
  url.username = ''
  url.password = ''
  return url.href
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
