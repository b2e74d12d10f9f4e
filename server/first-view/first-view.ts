import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { setTimeout as pause } from 'node:timers/promises'
import { entryOf, keptView, pageWithView, type ViewStyles } from '#domain/kept-view.ts'
import { defaultLanguage } from '#product/languages.ts'
import { tagOf } from '../http/tagged-answer.ts'
import { keptMarkup } from './kept-markup.ts'
import { Renderer } from './renderer.ts'
import { readSheets, type Sheet, stylesFor } from './styles.ts'

/** A page with a screen in it, as it is sent. */
export interface RenderedPage {
  tag: string
  /** What the policy of the page has to take. */
  styles: ViewStyles | undefined
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

export interface FirstViewOptions {
  /** Folder of the build, and the page in it. */
  webRoot: string
  page: string
  clock: () => number
  onFailure: (error: unknown) => void
}

/** What is known of one screen for one locale: the page, where there is something to show, when it was made, and when that was tried last. */
interface View {
  page: RenderedPage | undefined
  madeAt: number
  triedAt: number
}

const minute = 60_000
/** A view older than this is made anew with the next visit, which still gets it; after an hour nobody does. */
const freshMs = 10 * minute
const shownMs = 60 * minute
/** Where there is nothing to show, the earliest next try. */
const retryMs = minute
/** So long (ms) somebody waits for a screen that nobody has seen of late: less than the app would need for it over mobile data. */
const patienceMs = 500
const mostViews = 100
/**
 * Screens that are the same for everybody who has never been here: home, titles, people, audiobooks, lists of them, and what the product says of
 * itself. What depends on the hour is left to the app.
 */
const offered = /^\/(?:(?:movie|tv|person|trending|collection|listen|privacy|terms|dmca)(?:\/[\w.%~-]+)*)?$/
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/**
 * Screens as somebody sees them who has never been here, put into the page like a kept view: titles and pictures are there before the app is. Rendered
 * with the app's own code.
 */
export class FirstView {
  readonly #options: FirstViewOptions
  /** By locale and address, the one made last at the end. */
  readonly #views = new Map<string, View>()
  readonly #rendering = new Map<string, Promise<void>>()
  readonly #sheets: readonly Sheet[]
  #renderer: Renderer | undefined

  constructor(options: FirstViewOptions) {
    this.#options = options
    this.#sheets = readSheets(options.webRoot)
  }

  /** Renders home ahead, with the answers that the server gives at `origin`. */
  begin(origin: string): void {
    this.#renderer = new Renderer(origin)
    void this.#render('/', 'en-US')
  }

  close(): void {
    this.#renderer?.close()
  }

  /**
   * The page with a screen in it, where there is a view that is young enough or soon made.
   *
   * @param url path and query
   * @param languages what the browser accepts (RFC 9110, 12.5.4): the first is the one it is set to
   */
  async page(url: string, languages = ''): Promise<RenderedPage | undefined> {
    if (!offered.test(url)) return undefined
    const locale = /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}(?![^,;])/i.exec(languages)?.[0] ?? defaultLanguage
    const view = this.#views.get(keyOf(url, locale))
    const now = this.#options.clock()
    const isOld = now - (view?.triedAt ?? Number.NEGATIVE_INFINITY) > (view?.page ? freshMs : retryMs)
    const rendering = isOld ? this.#render(url, locale) : undefined
    if (view && now - view.madeAt <= shownMs) return view.page
    await Promise.race([rendering, pause(patienceMs)])
    return this.#views.get(keyOf(url, locale))?.page
  }

  /** Never rejects. */
  async #render(path: string, locale: string): Promise<void> {
    const key = keyOf(path, locale)
    const renderer = this.#renderer
    if (!renderer || (renderer.isBusy && !this.#rendering.has(key))) return
    const rendering = this.#rendering.get(key) ?? this.#make(renderer, path, locale).finally(() => this.#rendering.delete(key))
    this.#rendering.set(key, rendering)
    await rendering
  }

  async #make(renderer: Renderer, path: string, locale: string): Promise<void> {
    const key = keyOf(path, locale)
    const triedAt = this.#options.clock()
    let view: View = { page: undefined, madeAt: triedAt, triedAt }
    try {
      const markup = await renderer.render({ path, locale })
      if (markup !== undefined) view.page = await this.#pageWith(markup, locale, triedAt)
    } catch (error) {
      this.#options.onFailure(error)
      view = { ...view, ...this.#views.get(key), triedAt }
    }
    this.#views.delete(key)
    this.#views.set(key, view)
    for (const oldest of this.#views.keys()) if (this.#views.size > mostViews) this.#views.delete(oldest)
  }

  async #pageWith(rendered: string, locale: string, at: number): Promise<RenderedPage> {
    const { page } = this.#options
    // Nobody is known, and nothing was chosen (`matineeLook` in index.html).
    const look = ` ${defaultLanguage} ${locale} `
    const markup = keptMarkup(rendered)
    const styles = stylesFor(this.#sheets, markup)
    const view = keptView({ look, entry: entryOf(page), styles, markup, keptAt: at })
    const made = view && pageWithView({ page, policy: '' }, view, at, { isAhead: true })
    if (!made) throw new Error('The page of the build has no place for a view.')
    const plain = Buffer.from(made.page)
    const [br, gz] = await Promise.all([promisify(brotliCompress)(plain, brotli), promisify(gzip)(plain)])
    return { tag: tagOf(made.page), styles, plain, br, gzip: gz }
  }
}

const keyOf = (path: string, locale: string): string => `${locale} ${path}`
