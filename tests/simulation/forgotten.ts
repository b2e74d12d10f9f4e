import type { Commit, Disk } from './disk.ts'
import type { Entry } from './ledger.ts'
import type { SimulatedServer } from './simulated-server.ts'
import { carriedBy, versionId } from './versions.ts'

/**
 * Versions that a restored server lost, or that were let go of after it had, while nobody else had them: no device's rows, no queue, not
 * the server. Nobody can bring them back, though a late copy of a request may.
 */
export class Forgotten {
  /** Of every device that was not emptied. */
  readonly disks = new Set<Disk>()
  readonly #versions = new Set<string>()
  readonly #entries: ReadonlyMap<string, Entry>
  readonly #peek: SimulatedServer['peek']
  #wasRestored = false

  /** `entries` are by the id of their change. */
  constructor(entries: ReadonlyMap<string, Entry>, peek: SimulatedServer['peek']) {
    this.#entries = entries
    this.#peek = peek
  }

  /** Takes a `versionId`. */
  has(version: string): boolean {
    return this.#versions.has(version)
  }

  restored(): void {
    this.#wasRestored = true
    this.#count(() => true)
  }

  /**
   * After a restore a device may let go of what only it had: the server refuses it (there is a letter), the person takes it back, with
   * what it had taken the place of, or a page that left before the restore says that it is needed no more.
   */
  committed({ device, outbox, dead, rows, accounts }: Commit, released: ReadonlySet<string>): void {
    if (!this.#wasRestored) return
    // A database that was emptied begins with what came back.
    if (device.before === undefined) this.#count(() => true)
    const isLate = accounts.some(({ after }) => after !== undefined && this.#peek?.(after.owner).epoch !== after.epoch)
    const takenBack = outbox.flatMap(({ before }) => (before !== undefined && released.has(before.mutationId) ? [before] : []))
    const refused = dead.flatMap(({ after }) => after ?? [])
    const passed = isLate ? rows.flatMap(({ before }) => before ?? []) : []
    const places = new Set(takenBack.map((version) => versionId(version, '')))
    const versions = new Set([...refused, ...passed].map((version) => versionId(version, version.stamp)))
    if (places.size + versions.size > 0)
      this.#count((entry) => places.has(versionId(entry, '')) || versions.has(versionId(entry, entry.stamp)))
  }

  /** Notes which versions nobody has any more, and which of those a backup has brought back. */
  #count(concerns: (entry: Entry) => boolean): void {
    const owners = new Set([...this.#entries.values()].map(({ owner }) => owner))
    const carried = carriedBy(this.disks, owners, this.#peek)
    for (const [mutationId, entry] of this.#entries) {
      if (!concerns(entry)) continue
      const version = versionId(entry, entry.stamp)
      if (carried.has(version) || carried.has(mutationId)) this.#versions.delete(version)
      else this.#versions.add(version)
    }
  }
}
