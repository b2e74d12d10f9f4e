import { limits } from '#product/limits.ts'
import { fnv } from './fnv.ts'

/** What of a screen was in view when it was left, to be painted before any script has run. */
export interface KeptView {
  /** For whom and for which window it is: owner, language, region, theme, accent, width (`matineeLook` in index.html). */
  look: string
  /** The build it is of: the address of the start's script. */
  entry: string
  /** The style sheets it needs beside the start's, by address. */
  styles: readonly string[]
  markup: string
  /** Of the markup, so that what was damaged is not shown. */
  hash: string
  /** Epoch ms. */
  keptAt: number
}

/** The place of a kept view in the page of the build. */
const place = '<div id="kept"></div>'
const headEnd = '</head>'

/** Makes a view of what was read of a screen; undefined when it is too large to be worth keeping. */
export function keptView(of: Omit<KeptView, 'hash'>): KeptView | undefined {
  return of.markup.length <= limits.keptViews.characters ? { ...of, hash: fnv(of.markup) } : undefined
}

/**
 * The page of the build with a kept view in it. Undefined when that cannot be used: it is damaged, of another build, or too old.
 *
 * @param kept whatever the cache held
 */
export function pageWithView(page: string, kept: unknown, now: number): string | undefined {
  if (!isKeptView(kept) || kept.hash !== fnv(kept.markup)) return undefined
  const ageMs = now - kept.keptAt
  if (ageMs > limits.keptViews.keepDays * 86_400_000 || !page.includes(`"${kept.entry}"`)) return undefined
  const [head, afterHead] = split(page, headEnd)
  const [before, after] = split(afterHead, place)
  if (after === '') return undefined
  const links = kept.styles.map((address) => `<link rel="stylesheet" crossorigin="" href="${escaped(address)}">`)
  return `${head}${links.join('')}${headEnd}${before}<div id="kept" data-look="${escaped(kept.look)}">${kept.markup}</div>${after}`
}

function split(text: string, at: string): [before: string, after: string] {
  const index = text.indexOf(at)
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + at.length)]
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

function isKeptView(kept: unknown): kept is KeptView {
  if (typeof kept !== 'object' || kept === null) return false
  const { look, entry, styles, markup, hash, keptAt }: Partial<Record<keyof KeptView, unknown>> = kept
  return (
    [look, entry, markup, hash].every((text) => typeof text === 'string') &&
    typeof keptAt === 'number' &&
    Array.isArray(styles) &&
    styles.every((address) => typeof address === 'string' && /^\/assets\/[\w.-]+\.css$/.test(address))
  )
}
