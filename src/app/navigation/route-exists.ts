import { catalogueAt } from '#product/catalogues.ts'

/**
 * Whether an address leads to a page of this version. Links to pages that are still to come are not shown; they appear by
 * themselves with their route or their row in the catalogue table.
 */
export function routeExists(router: { routesByPath: object }, href: string): boolean {
  // The old plural form redirects (decision R1).
  const path = href.replace(/^\/movies\//, '/movie/')
  if (Object.hasOwn(router.routesByPath, path)) return true
  const [, type, slug, ...rest] = path.split('/')
  if (type !== 'movie' && type !== 'tv') return false
  if (slug === 'genre') return rest.length === 1 && Object.hasOwn(router.routesByPath, `/${type}/genre/$slug`)
  return slug !== undefined && rest.length === 0 && catalogueAt(type, slug) !== undefined
}
