import type { FastifyBaseLogger } from 'fastify'
import type { CatalogueKind, SourceFault, SourceRemark } from '#contract/source-health.ts'
import { KeptCopies, type KeptCopy } from './kept-copies.ts'
import { openSource, SourceTooLong } from './open-source.ts'
import { type CatalogueSource, type SourceReader, UnreadableSource } from './source-reader.ts'

/** How a source does, as people are told. */
export interface SourceHealth {
  kind: CatalogueKind
  name: string
  homepage: string | null
  items: number
  leftOut: number
  remarks: readonly SourceRemark[]
  /** When it was read last, epoch ms; null where it never was. */
  readAt: number | null
  /** Why it could not be read when it was asked last; null where it could. */
  fault: SourceFault | null
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
  fault: SourceFault | null
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
  readonly #underWay = new Set<Promise<boolean>>()
  #items: readonly Item[] = []

  constructor(options: SourceSetOptions<Item>) {
    this.#options = options
    this.#copies = new KeptCopies(options.dir, options.kind)
    this.#states = new Map(options.sources.map((source) => [source, { copy: undefined, fault: null }]))
  }

  /** What all of them have, in the order of the list; another array once something has changed. */
  items = (): readonly Item[] => this.#items

  health(): SourceHealth[] {
    return [...this.#states].map(([{ name, homepage }, { copy, fault }]) => ({
      kind: this.#options.kind,
      name,
      homepage,
      items: copy?.items.length ?? 0,
      leftOut: copy?.leftOut ?? 0,
      remarks: copy?.remarks ?? [],
      readAt: copy?.readAt ?? null,
      fault,
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

  /** Nothing is read any more; resolves when the copy that is being written is whole. */
  async end(): Promise<void> {
    this.#life.abort()
    for (const timer of this.#timers) clearTimeout(timer)
    await Promise.all(this.#underWay)
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

  /** Reads a source and keeps a copy; false when it could not be read. */
  async #refresh(source: CatalogueSource): Promise<boolean> {
    const reading = this.#read(source)
    this.#underWay.add(reading)
    return reading.finally(() => this.#underWay.delete(reading))
  }

  async #read(source: CatalogueSource): Promise<boolean> {
    const { kind, reader, clock, log } = this.#options
    const state = this.#stateOf(source)
    const deadline = AbortSignal.timeout(reader.limits.ms)
    let isOpen = false
    try {
      const signal = AbortSignal.any([deadline, this.#life.signal])
      const opened = await openSource(source, { known: state.copy?.validators ?? {}, bytes: reader.limits.bytes, signal })
      isOpen = true
      const readAt = clock()
      if (opened === null) state.copy = state.copy && { ...state.copy, readAt }
      else {
        const { items, problems, remarks = [] } = await reader.read(opened.body, source)
        state.copy = { items, leftOut: problems.length, remarks, validators: opened.validators, readAt }
        this.#gather()
        this.#options.onChange?.()
        for (const { line, what } of problems.slice(0, loggedProblems)) log.warn({ kind, source: source.name, line }, `left out: ${what}`)
        for (const { line, code, name } of remarks) log.warn({ kind, source: source.name, line, name }, code)
      }
      state.fault = null
      if (state.copy) await this.#copies.write(source, state.copy)
      return true
    } catch (error) {
      if (this.#life.signal.aborted) return false
      state.fault = deadline.aborted ? 'too-slow' : isOpen ? faultOf(error) : 'unreachable'
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

/** What is wrong with a source that was there. */
function faultOf(error: unknown): SourceFault {
  if (error instanceof SourceTooLong) return 'too-long'
  // A connection that breaks off has a code of the system, such as ECONNRESET; a parser has none.
  return error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code)) ? 'unreachable' : 'unreadable'
}

/** Whatever a parser throws is one sentence; an address, which may hold a key, is none. */
function sentenceOf(error: unknown): string {
  if (error instanceof UnreadableSource) return error.message
  const said = error instanceof Error ? error.message : 'unknown'
  return said.replaceAll(/https?:\/\/\S+/g, 'its address')
}
