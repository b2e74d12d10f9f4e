import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SourceRemark } from '#contract/source-health.ts'
import type { Validators } from './open-source.ts'
import type { CatalogueSource } from './source-reader.ts'

/** What a source had when it could be read last. */
export interface KeptCopy<Item> {
  items: readonly Item[]
  /** How many things were left out. */
  leftOut: number
  remarks: readonly SourceRemark[]
  validators: Validators
  /** Epoch ms. */
  readAt: number
}

/** To be raised when the shape of any item changes: copies of older ones are then fetched anew. */
const format = 3

/** The last good copy of each source, a file each, so that a server that starts without a network has them. Writes are atomic. */
export class KeptCopies<Item> {
  readonly #dir: string
  readonly #kind: string

  constructor(dir: string, kind: string) {
    this.#dir = dir
    this.#kind = kind
  }

  /** Undefined where there is none, or none that can be read. */
  async read(source: CatalogueSource): Promise<KeptCopy<Item> | undefined> {
    try {
      const kept = JSON.parse(await readFile(this.#fileOf(source), 'utf8')) as KeptCopy<Item> & { format: number }
      return kept.format === format ? kept : undefined
    } catch {
      return undefined
    }
  }

  /** A disk that is full or read-only only means that the source is read again after the next start. */
  async write(source: CatalogueSource, copy: KeptCopy<Item>): Promise<void> {
    const draft = join(this.#dir, `${randomUUID()}.part`)
    try {
      await mkdir(this.#dir, { recursive: true })
      await writeFile(draft, JSON.stringify({ format, ...copy }), { flush: true })
      await rename(draft, this.#fileOf(source))
    } catch {
      await rm(draft, { force: true }).catch(() => undefined)
    }
  }

  /** Under another name or address it is another source: its items say so. */
  #fileOf({ name, from, homepage }: CatalogueSource): string {
    return join(
      this.#dir,
      `${this.#kind}-${createHash('sha256')
        .update(JSON.stringify([name, from, homepage]))
        .digest('hex')
        .slice(0, 32)}.json`,
    )
  }
}
