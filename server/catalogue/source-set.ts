import type { FastifyBaseLogger } from 'fastify'
import type { CatalogueKind } from '#contract/source-health.ts'
import { KeptCopies, type KeptCopy } from './kept-copies.ts'
import { openSource } from './open-source.ts'
import { type CatalogueSource, type SourceReader, UnreadableSource } from './source-reader.ts'

/** How a source does, as people are told. */
export interface SourceHealth {
  kind: CatalogueKind
  name: string
  homepage: string | null
  items: number
  leftOut: number
  /** When it was read last, epoch ms; null where it never was. */
  readAt: number | null
  /** It could not be read when it was asked last. */
  isFailing: boolean
}

interface SourceSetOptions<Item> {
  kind: CatalogueKind
  sources: readonly CatalogueSource[]
  reader: SourceReader<Item>
  /** How long what it has counts as new, ms. */
  freshMs: number
  /** Folder of the copies. */
  dir: string
  /** Epoch ms. */
  clock: () => number
  log: FastifyBaseLogger
  /** Called when a source has been read that is not as it was. */
  onChange?: () => void
}

interface State<Item> {
  copy: KeptCopy<Item> | undefined
  isFailing: boolean
}

/** A source that fails is asked again so soon, ms; one that was new for less time than this as soon as it is old. */
const retryMs = 15 * 60_000

/** How many of the things that a source has wrong are logged. */
const loggedProblems = 20

/** The sources of one kind that an operator has listed: what they have, read again and again; what fails keeps what it had. */
export class SourceSet<Item> {
  readonly #options: SourceSetOptions<Item>
  readonly #copies: KeptCopies<Item>
  readonly #states: Map<CatalogueSource, State<Item>>
  readonly #timers = new Set<NodeJS.Timeout>()
  readonly #life = new AbortController()
  #items: readonly Item[] = []

  constructor(options: SourceSetOptions<Item>) {
    this.#options = options
    this.#copies = new KeptCopies(options.dir, options.kind)
    this.#states = new Map(options.sources.map((source) => [source, { copy: undefined, isFailing: false }]))
  }

  /** What all of them have, in the order of the list; another array once something has changed. */
  items = (): readonly Item[] => this.#items

  health(): SourceHealth[] {
    return [...this.#states].map(([{ name, homepage }, { copy, isFailing }]) => ({
      kind: this.#options.kind,
      name,
      homepage,
      items: copy?.items.length ?? 0,
      leftOut: copy?.leftOut ?? 0,
      readAt: copy?.readAt ?? null,
      isFailing,
    }))
  }

  /** Takes the last good copies from the disk. */
  async open(): Promise<void> {
    await Promise.all([...this.#states].map(async ([source, state]) => (state.copy = await this.#copies.read(source))))
    this.#gather()
  }

  /** Reads one after the other what is no longer new, and from then on each when it is old. Never rejects. */
  async begin(): Promise<void> {
    for (const source of this.#states.keys()) await this.#whenOld(source)
  }

  /** Reads all that was read before, also what has not changed: it may be read for something that has. Never rejects. */
  async readAgain(): Promise<void> {
    for (const [source, state] of this.#states) {
      if (state.copy === undefined) continue
      state.copy = { ...state.copy, validators: {} }
      await this.#refresh(source)
    }
  }

  /** Nothing is read any more. */
  end(): void {
    this.#life.abort()
    for (const timer of this.#timers) clearTimeout(timer)
  }

  async #whenOld(source: CatalogueSource): Promise<void> {
    if (this.#life.signal.aborted) return
    const { freshMs, clock } = this.#options
    const readAt = this.#stateOf(source).copy?.readAt
    const age = readAt === undefined ? freshMs : clock() - readAt
    const wait = age < freshMs ? freshMs - age : (await this.#refresh(source)) ? freshMs : Math.min(freshMs, retryMs)
    if (this.#life.signal.aborted) return
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      void this.#whenOld(source)
    }, wait)
    timer.unref()
    this.#timers.add(timer)
  }

  /** Reads a source; false when it could not be read. */
  async #refresh(source: CatalogueSource): Promise<boolean> {
    const { kind, reader, clock, log } = this.#options
    const state = this.#stateOf(source)
    const deadline = AbortSignal.timeout(reader.limits.ms)
    try {
      const signal = AbortSignal.any([deadline, this.#life.signal])
      const opened = await openSource(source, { known: state.copy?.validators ?? {}, bytes: reader.limits.bytes, signal })
      const readAt = clock()
      if (opened === null) state.copy = state.copy && { ...state.copy, readAt }
      else {
        const { items, problems } = await reader.read(opened.body, source)
        state.copy = { items, leftOut: problems.length, validators: opened.validators, readAt }
        this.#gather()
        this.#options.onChange?.()
        for (const { line, what } of problems.slice(0, loggedProblems)) log.warn({ kind, source: source.name, line }, `left out: ${what}`)
      }
      state.isFailing = false
      if (state.copy) await this.#copies.write(source, state.copy)
      return true
    } catch (error) {
      if (this.#life.signal.aborted) return false
      state.isFailing = true
      const reason = deadline.aborted ? `It took longer than ${reader.limits.ms / 1000} s.` : sentenceOf(error)
      log.warn({ kind, source: source.name, reason }, 'a source could not be read; what it had before stays')
      return false
    }
  }

  #gather(): void {
    this.#items = [...this.#states.values()].flatMap(({ copy }) => copy?.items ?? [])
  }

  #stateOf(source: CatalogueSource): State<Item> {
    const state = this.#states.get(source)
    if (state === undefined) throw new Error('no source of this set')
    return state
  }
}

/** Whatever a parser throws is one sentence; an address, which may hold a key, is none. */
function sentenceOf(error: unknown): string {
  if (error instanceof UnreadableSource) return error.message
  const said = error instanceof Error ? error.message : 'unknown'
  return said.replaceAll(/https?:\/\/\S+/g, 'its address')
}
