import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Entry {
  bytes: number
  usedAt: number
}

/**
 * Finished pictures on disk, named by the SHA-256 of their key so that no name from outside ever reaches the file system.
 * Writes are atomic. When the folder outgrows its limit, what was used longest ago goes first, down to nine tenths.
 */
export class PictureCache {
  readonly #dir: string
  readonly #limitBytes: number
  readonly #clock: () => number
  readonly #entries = new Map<string, Entry>()
  #total = 0
  #opened: Promise<void> | undefined
  #evicting: Promise<void> | undefined

  constructor(dir: string, limitBytes: number, clock: () => number) {
    this.#dir = dir
    this.#limitBytes = limitBytes
    this.#clock = clock
  }

  /** The picture, or undefined when it is not here (or its file has been taken away). */
  async read(key: string): Promise<Buffer | undefined> {
    await this.#open()
    const name = nameOf(key)
    const entry = this.#entries.get(name)
    if (entry === undefined) return undefined
    try {
      const bytes = await readFile(join(this.#dir, name))
      entry.usedAt = this.#clock()
      const used = new Date(entry.usedAt)
      await utimes(join(this.#dir, name), used, used)
      return bytes
    } catch {
      this.#forget(name)
      return undefined
    }
  }

  /** Keeps a picture. A disk that is full or read-only only means that it is made again next time. */
  async write(key: string, bytes: Buffer): Promise<void> {
    await this.#open()
    const name = nameOf(key)
    const draft = join(this.#dir, `${randomUUID()}.part`)
    try {
      await writeFile(draft, bytes)
      await rename(draft, join(this.#dir, name))
    } catch {
      await rm(draft, { force: true }).catch(() => undefined)
      return
    }
    this.#forget(name)
    this.#entries.set(name, { bytes: bytes.length, usedAt: this.#clock() })
    this.#total += bytes.length
    if (this.#total > this.#limitBytes) await (this.#evicting ??= this.#evict().finally(() => (this.#evicting = undefined)))
  }

  #forget(name: string): void {
    this.#total -= this.#entries.get(name)?.bytes ?? 0
    this.#entries.delete(name)
  }

  async #evict(): Promise<void> {
    const oldest = [...this.#entries].sort(([, a], [, b]) => a.usedAt - b.usedAt)
    for (const [name] of oldest) {
      if (this.#total <= this.#limitBytes * 0.9) return
      this.#forget(name)
      await rm(join(this.#dir, name), { force: true })
    }
  }

  #open(): Promise<void> {
    // A folder that cannot be opened is an empty one: pictures are then made anew each time.
    return (this.#opened ??= this.#scan().catch(() => undefined))
  }

  /** Takes stock of the folder once, and clears away drafts that a crash left behind. */
  async #scan(): Promise<void> {
    await mkdir(this.#dir, { recursive: true })
    for (const name of await readdir(this.#dir)) {
      const path = join(this.#dir, name)
      if (name.endsWith('.part')) await rm(path, { force: true })
      if (!/^[0-9a-f]{64}\.webp$/.test(name)) continue
      const { size, mtimeMs } = await stat(path)
      this.#entries.set(name, { bytes: size, usedAt: mtimeMs })
      this.#total += size
    }
    if (this.#total > this.#limitBytes) await this.#evict()
  }
}

const nameOf = (key: string): string => `${createHash('sha256').update(key).digest('hex')}.webp`
