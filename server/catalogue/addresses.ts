/** The longest address anybody is led to. */
const longest = 2000

/** An address of a feed, made whole; null for what is not https or leads nowhere. No name or password is ever sent along. */
export function httpsAddress(written: string, base: string | null): string | null {
  const trimmed = written.trim()
  if (trimmed === '' || trimmed.length > longest) return null
  // A base of its own is no address where a feed comes from a file.
  const within = base !== null && URL.canParse(base) ? base : undefined
  const url = URL.parse(trimmed, within)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.href.length > longest) return null
  return url.href
}

/** Width over height, where both are said in pixels and a picture can have such a shape; else null. */
export function sizeRatio({ width = '', height = '' }: Readonly<{ width?: string; height?: string }>): number | null {
  const [wide, high] = [width, height].map((side) => (/^\s*\d{1,5}(?:px)?\s*$/.test(side) ? Number.parseInt(side, 10) : 0))
  if (!wide || !high) return null
  const ratio = Math.round((wide / high) * 1000) / 1000
  return ratio >= 0.05 && ratio <= 20 ? ratio : null
}
