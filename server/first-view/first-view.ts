import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { entryOf, keptView, pageWithView } from '#domain/kept-view.ts'
import { defaultLanguage } from '#product/languages.ts'
import { tagOf } from '../http/tagged-answer.ts'
import { keptMarkup } from './kept-markup.ts'

/** The page with home in it, as it is sent. */
export interface RenderedPage {
  tag: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

export interface FirstViewOptions {
  /** The page of the build. */
  page: string
  clock: () => number
  onFailure: (error: unknown) => void
}

const minute = 60_000
/** A view older than this is made anew with the next visit, which still gets it; after an hour nobody does. */
const freshMs = 10 * minute
const shownMs = 60 * minute
/** After a failure, the earliest next try. */
const retryMs = minute

/** How the look of everybody's page begins who has never been here: nobody is known, and nothing was chosen (`matineeLook` in index.html). */
const firstLook = ` ${defaultLanguage} `

/**
 * Home as somebody sees it who has never been here, put into the page like a kept view: titles and pictures are there before the app is. Rendered with the app's own
 * code; no visitor waits for that.
 */
export class FirstView {
  readonly #options: FirstViewOptions
  #rendered: { page: RenderedPage; at: number } | undefined
  #triedAt = Number.NEGATIVE_INFINITY
  #origin: string | undefined

  constructor(options: FirstViewOptions) {
    this.#options = options
  }

  /** Renders for the first time, with the answers that the server gives at `origin`. */
  begin(origin: string): void {
    this.#origin = origin
    this.#renderSoon()
  }

  /** The page with home in it, where there is a view that is young enough. */
  page(): RenderedPage | undefined {
    const ageMs = this.#options.clock() - (this.#rendered?.at ?? Number.NEGATIVE_INFINITY)
    if (ageMs > freshMs) this.#renderSoon()
    return ageMs > shownMs ? undefined : this.#rendered?.page
  }

  #renderSoon(): void {
    const now = this.#options.clock()
    if (this.#origin === undefined || now - this.#triedAt < retryMs) return
    this.#triedAt = now
    this.#render(this.#origin).catch(this.#options.onFailure)
  }

  async #render(origin: string): Promise<void> {
    const { page, clock } = this.#options
    const at = clock()
    const markup = keptMarkup(await renderApart(origin))
    const view = keptView({ look: firstLook, entry: entryOf(page), markup, keptAt: at })
    const made = view && pageWithView({ page, policy: '' }, view, at, { isAhead: true })
    if (!made) throw new Error('The page of the build has no place for a view.')
    const plain = Buffer.from(made.page)
    this.#rendered = { page: { tag: tagOf(made.page), plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) }, at }
  }
}

/** The markup that the app renders in a process of its own. */
async function renderApart(origin: string): Promise<string> {
  const renderer = fileURLToPath(import.meta.resolve('#server/first-view/render.ts'))
  const module = new URL('../../.cache/first-view/first-view.js', pathToFileURL(renderer))
  if (!existsSync(module)) throw new Error('Home was not built for the server; npm start builds it.')
  const child = fork(renderer, [module.href, origin], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'], timeout: minute })
  const errors = child.stderr ? text(child.stderr) : ''
  const markup: unknown = await Promise.race([once(child, 'message').then(([sent]) => sent), once(child, 'exit')])
  if (typeof markup !== 'string') throw new Error(`The process that renders home ended without it. ${await errors}`)
  return markup
}
