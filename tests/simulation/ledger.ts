import type { PushAnswer, Stamp } from '#contract/sync.ts'
import type { Operation } from '#sync/operation.ts'
import type { Row } from '#sync/store.ts'
import { wins } from '#sync/merge.ts'
import type { Disk } from './memory-store.ts'

/** One change a person made and the device said was kept. */
interface Entry {
  key: string
  deleted: boolean
  value: unknown
  stamp: Stamp
  fate: 'waiting' | 'coalesced' | 'dead' | 'settled'
}

/**
 * The simulation's own book: it watches what devices commit and what the server answers, and knows from that alone what must
 * be true. It is no copy of the engine.
 */
export class Ledger {
  readonly violations: string[] = []
  #restored = false
  readonly #entries = new Map<string, Entry>()
  readonly #answered = new Set<string>()
  readonly #applied = new Map<string, number>()
  /** Stamps of changes that lost against a newer one. */
  readonly #beaten = new Set<Stamp>()

  /** The server's side: which changes it took up, and how often each changed something. */
  answered({ results }: PushAnswer): void {
    for (const { mutationId, result } of results) {
      if (result === 'rejected') continue
      this.#answered.add(mutationId)
      if (result === 'superseded') this.#beaten.add(this.#entries.get(mutationId)?.stamp ?? '')
      if (result !== 'applied') continue
      const times = (this.#applied.get(mutationId) ?? 0) + 1
      this.#applied.set(mutationId, times)
      if (times > 1) this.#violate('I2', `${mutationId} was applied ${times} times`)
    }
  }

  /** The server went back to a backup: what it had applied since, it may have to apply once more. */
  restored(): void {
    this.#restored = true
    this.#applied.clear()
  }

  /** A device's side: every commit is compared with what was on the disk before. */
  committed(before: Disk, after: Disk): void {
    const known = new Set([...before.outbox.values()].map(({ mutationId }) => mutationId))
    for (const operation of after.outbox.values()) this.#note(operation, known)
    for (const operation of before.outbox.values()) this.#checkRemoval(operation, after)
    this.#checkLanes(after)
    this.#checkStamps(before, after)
  }

  #note(operation: Operation, known: ReadonlySet<string>): void {
    const { mutationId, key, op, payload, stamp } = operation
    const entry = this.#entries.get(mutationId)
    if (entry === undefined)
      this.#entries.set(mutationId, { key: `${operation.entity}/${key}`, deleted: op === 'delete', value: payload, stamp, fate: 'waiting' })
    else if (!known.has(mutationId)) this.#violate('I8', `${mutationId} came back into the queue`)
    else entry.stamp = stamp
  }

  #checkRemoval({ n, mutationId, everSent, stamp }: Operation, after: Disk): void {
    const now = after.outbox.get(n)
    if (now?.mutationId === mutationId) return
    const entry = this.#entries.get(mutationId)
    if (entry === undefined) return
    if (now !== undefined) {
      entry.fate = 'coalesced'
      if (everSent) this.#violate('I8', `${mutationId} was overwritten after it had been sent`)
    } else if (after.dead.has(mutationId)) entry.fate = 'dead'
    else {
      entry.fate = 'settled'
      entry.stamp = stamp
      if (!this.#answered.has(mutationId)) this.#violate('I1', `${mutationId} left the queue without an answer of the server`)
    }
  }

  #checkLanes({ outbox }: Disk): void {
    const lanes = new Map<string, number>()
    for (const { entity, key } of outbox.values()) lanes.set(`${entity}/${key}`, (lanes.get(`${entity}/${key}`) ?? 0) + 1)
    for (const [lane, length] of lanes) if (length > 2) this.#violate('I11', `${lane} holds ${length} changes`)
  }

  #checkStamps(before: Disk, after: Disk): void {
    const repaired = before.device?.offsetMs !== after.device?.offsetMs
    const refused = after.dead.size > before.dead.size
    const renewed = [...after.accounts].some(([owner, { epoch }]) => (before.accounts.get(owner)?.epoch ?? epoch) !== epoch)
    if (repaired || refused || renewed) return
    for (const [id, row] of before.rows) {
      const now: Row | undefined = after.rows.get(id)
      if (now !== undefined && now.stamp < row.stamp && !this.#beaten.has(row.stamp))
        this.#violate('I5', `${id} went back from ${row.stamp} to ${now.stamp}`)
    }
  }

  /**
   * What each key must hold in the end: the newest change that was not refused. A key with none is left out, and so is one
   * whose deletion a restored server has forgotten: devices drop a deletion once it is confirmed.
   */
  expected(): Map<string, Entry> {
    const newest = new Map<string, Entry>()
    for (const entry of this.#entries.values()) {
      if (entry.fate === 'coalesced' || entry.fate === 'dead') continue
      if (wins(entry, newest.get(entry.key))) newest.set(entry.key, entry)
    }
    if (this.#restored) for (const [key, { deleted, fate }] of newest) if (deleted && fate === 'settled') newest.delete(key)
    return newest
  }

  #violate(law: string, what: string): void {
    this.violations.push(`${law}: ${what}`)
  }
}
