import type { Commit, Disk } from './disk.ts'
import type { SimulatedServer } from './simulated-server.ts'
import { carriedBy, type Entry, versionId } from './versions.ts'

/**
 * Versions that a restored server lost, or that were let go of after it had, while nobody else had them: no device's rows or memory of
 * deletions, no queue, not the server. Nobody can bring them back, though a late copy of a request may.
 */
export class Forgotten {
  /** Of every device that was not emptied: which deletions it has had from the server, and must remember from then on. */
  readonly #told = new Map<Disk, Set<string>>()
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

  /** A device lost its database. */
  emptied(disk: Disk): void {
    this.#told.delete(disk)
  }

  /**
   * After a restore a device may let go of what only it had: the server refuses it (there is a letter), the person takes it back, with
   * what it had taken the place of, a page that left before the restore says that it is needed no more, or what took its place is confirmed.
   */
  committed({ device, outbox, dead, rows, accounts }: Commit, disk: Disk, released: ReadonlySet<string>): void {
    this.#noteDeletions(accounts, disk)
    if (!this.#wasRestored) return
    // A database that was emptied begins with what came back.
    if (device.before === undefined) this.#count(() => true)
    const isLate = accounts.some(({ after }) => after !== undefined && this.#peek?.(after.owner).epoch !== after.epoch)
    const takenBack = outbox.flatMap(({ before }) => (before !== undefined && released.has(before.mutationId) ? [before] : []))
    const refused = dead.flatMap(({ after }) => after ?? [])
    const passed = isLate ? rows.flatMap(({ before }) => before ?? []) : []
    // An answer of before the restore confirmed what the restored server lost: nothing beneath it is needed any more.
    const beneath = rows.flatMap(({ before, after }) =>
      before?.shadow && after?.stamp === before.stamp && after.shadow === undefined ? { ...before, stamp: before.shadow.stamp } : [],
    )
    const places = new Set(takenBack.map((version) => versionId(version, '')))
    const versions = new Set([...refused, ...passed, ...beneath].map((version) => versionId(version, version.stamp)))
    if (places.size + versions.size > 0)
      this.#count((entry) => places.has(versionId(entry, '')) || versions.has(versionId(entry, entry.stamp)))
  }

  /** Whoever has a cursor has had every deletion up to it. */
  #noteDeletions(accounts: Commit['accounts'], disk: Disk): void {
    const told = this.#told.get(disk) ?? new Set()
    this.#told.set(disk, told)
    for (const { after } of accounts) {
      const held = after === undefined || after.cursor === null ? undefined : this.#peek?.(after.owner)
      if (after === undefined || held?.epoch !== after.epoch) continue
      for (const change of held.changes)
        if (change.deleted && change.seq <= after.seq) told.add(versionId({ owner: after.owner, ...change }, change.stamp))
    }
  }

  /** Notes which versions nobody has any more, and which of those a backup has brought back. */
  #count(concerns: (entry: Entry) => boolean): void {
    const owners = new Set([...this.#entries.values()].map(({ owner }) => owner))
    const carried = carriedBy(this.#told.keys(), owners, this.#peek)
    for (const told of this.#told.values()) for (const version of told) carried.add(version)
    for (const [mutationId, entry] of this.#entries) {
      if (!concerns(entry)) continue
      const version = versionId(entry, entry.stamp)
      if (carried.has(version) || carried.has(mutationId)) this.#versions.delete(version)
      else this.#versions.add(version)
    }
  }
}
