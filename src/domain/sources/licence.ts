/**
 * A licence of Creative Commons, or a mark of the public domain, by the address that names it; null for any other address. The name is that
 * of the licence with its version: `CC BY-SA 4.0` (https://creativecommons.org/licenses/list.en).
 */
export function licenceOf(address: string): { name: string; url: string } | null {
  const [, path] = /^https?:\/\/(?:www\.)?creativecommons\.org\/(.+)$/i.exec(address) ?? []
  if (path === undefined) return null
  const url = `https://creativecommons.org/${path}`
  const [, terms, version] = /^licenses\/([a-z-]+)\/(\d\.\d)/i.exec(path) ?? []
  if (terms !== undefined) return { name: `CC ${terms.toUpperCase()} ${version}`, url }
  if (/^publicdomain\/zero\/1\.0/i.test(path)) return { name: 'CC0 1.0', url }
  return /^(?:publicdomain|licenses\/publicdomain)(?:\/|$)/i.test(path) ? { name: 'Public domain', url } : null
}
