import { limits } from '#product/limits.ts'
import { fnv } from './fnv.ts'

/** What style sheets say that a view needs, and the SHA-256 of that in base64: the page's policy takes them by it (CSP Level 3, section 2.3.1). */
export interface ViewStyles {
  text: string
  hash: string
}

/** What of a screen was in view when it was left, to be painted before any script has run. */
export interface KeptView {
  /** For whom and for which window it is, or how that begins: owner, language, region, theme, accent, width (`matineeLook` in index.html). */
  look: string
  /** The build it is of: the address of the start's script. */
  entry: string
  /** What it needs beside the start's style sheet, if it needs more. */
  styles?: ViewStyles | undefined
  markup: string
  /** Of the markup, so that what was damaged is not shown. */
  hash: string
  /** Epoch ms. */
  keptAt: number
}

/** Elements that a view is kept without: they make no sense without their scripts, or are not of the screen itself. Drawings are kept whole. */
export const leftSelector = 'script, style, link, template, noscript, iframe, video, audio, object, embed, canvas, dialog, [popover]'

/** Whether an element is one of them, where there is no document to ask. */
export const isLeft = (element: string, { popover }: Readonly<Record<string, string>>): boolean =>
  popover !== undefined || leftSelector.split(', ').includes(element)

const idLists = /^(?:aria-(?:labelledby|describedby|controls|owns|activedescendant)|for|id)$/
const addresses = /^(?:(?:xlink:)?href|src|action)$/
const leftAttributes = /^(?:on.*|style|srcdoc|nonce|value|loading|autofocus|popover|formaction|ping|aria-busy)$/
const keptId = (id: string): string => `kept-${id}`

/** What a view keeps of an attribute besides `style`: ids are others than those of the app. Undefined where it is kept without. */
export function keptAttribute(name: string, value: string): string | undefined {
  // What was said once as it came is not said again.
  if (leftAttributes.test(name) || (name === 'role' && /^(?:status|alert)$/.test(value))) return undefined
  if (idLists.test(name)) return value.split(' ').map(keptId).join(' ')
  if (!addresses.test(name)) return value
  if (value.startsWith('#')) return `#${keptId(value.slice(1))}`
  // Leads somewhere without this page, as those of files in its memory do not.
  return /^(?:\/(?!\/)|https:)/.test(value) ? value : undefined
}

/** All class names in some markup. */
export const classesIn = (markup: string): ReadonlySet<string> =>
  new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))

/** The classes that each alternative of a selector asks an element for. */
export const classesAskedBy = (selector: string): readonly (readonly string[])[] =>
  selector
    .replaceAll(/:not\([^)]*\)/g, '')
    .split(',')
    .map((alternative) => [...alternative.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name))

/** Whether one of the alternatives asks for no other classes than these: it may match an element that has some of them. */
export const mayMatch = (asked: readonly (readonly string[])[], classes: ReadonlySet<string>): boolean =>
  asked.some((names) => names.every((name) => classes.has(name)))

/** The place of a kept view in the page of the build, and how that begins the app. */
const place = '<div id="kept"></div>'
const headEnd = '</head>'
const beginning = /<script defer[^>]* src="([^"]+)"><\/script>/

/** The address of the script by which the page of a build begins the app. */
export const entryOf = (page: string): string => beginning.exec(page)?.[1] ?? ''

/** Makes a view of what was read of a screen; undefined when it is too large to be worth keeping. */
export function keptView(of: Omit<KeptView, 'hash'>): KeptView | undefined {
  return of.markup.length + (of.styles?.text.length ?? 0) <= limits.keptViews.characters ? { ...of, hash: fnv(of.markup) } : undefined
}

/** The page with a kept view, and the policy under which it is shown. */
export interface PageWithView {
  page: string
  policy: string
}

/**
 * The page of the build with a kept view in it. It runs the start's script once the view is painted, which would wait for it otherwise. Undefined
 * when the view cannot be used: it is damaged, of another build, or too old.
 *
 * @param kept whatever the cache held
 * @param isAhead whether the script is fetched before that, as it takes long to come over the network; the worker has it at hand
 */
export function pageWithView(
  { page, policy }: PageWithView,
  kept: unknown,
  now: number,
  { isAhead = false } = {},
): PageWithView | undefined {
  if (!isKeptView(kept) || kept.hash !== fnv(kept.markup)) return undefined
  const { styles } = kept
  const ageMs = now - kept.keptAt
  const [script, entry] = beginning.exec(page) ?? []
  if (ageMs > limits.keptViews.keepDays * 86_400_000 || script === undefined || entry !== kept.entry) return undefined
  const ahead = isAhead ? `<link rel="preload" as="script" crossorigin="" href="${escaped(entry)}">` : ''
  const later = `${ahead}<script type="later" crossorigin="" src="${escaped(entry)}" data-begins-app=""></script>`
  const [head, afterHead] = split(
    page.replace(script, () => later),
    headEnd,
  )
  const [before, after] = split(afterHead, place)
  if (after === '') return undefined
  return {
    page: `${head}${styles ? `<style>${styles.text}</style>` : ''}${headEnd}${before}<div id="kept" data-look="${escaped(kept.look)}">${kept.markup}</div>${after}`,
    policy: styles ? policyWithStyles(policy, styles) : policy,
  }
}

/** The policy of a page, taking the styles of a view as well. */
export const policyWithStyles = (policy: string, { hash }: ViewStyles): string =>
  policy.replace(/(^|;)\s*style-src [^;]*/, (directive) => `${directive} 'sha256-${hash}'`)

function split(text: string, at: string): [before: string, after: string] {
  const index = text.indexOf(at)
  return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index + at.length)]
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

function isKeptView(kept: unknown): kept is KeptView {
  if (typeof kept !== 'object' || kept === null) return false
  const { look, entry, styles, markup, hash, keptAt }: Partial<Record<keyof KeptView, unknown>> = kept
  const isWhole = [look, entry, markup, hash].every((text) => typeof text === 'string') && typeof keptAt === 'number'
  return isWhole && (styles === undefined || areStyles(styles))
}

function areStyles(styles: unknown): boolean {
  if (typeof styles !== 'object' || styles === null) return false
  const { text, hash }: { text?: unknown; hash?: unknown } = styles
  return typeof text === 'string' && !text.includes('</') && typeof hash === 'string' && /^[A-Za-z0-9+/]{43}=$/.test(hash)
}
