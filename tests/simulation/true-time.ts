import { type Change as ServerChange, clearKey } from '#contract/sync.ts'
import type { DeadLetter, QueuedMutation } from '#sync/store.ts'
import { type Change, type Commit } from './disk.ts'
import { type Entry, versionId } from './versions.ts'

/** Decisions this far apart must not be taken for one another, however wrong the clocks are; ms. */
const toleranceMs = 5000

/** Law I18: what an earlier decision has beaten although it was later, its person was told of. */
export class TrueTime {
  /** A browser has emptied a database: the device has forgotten how its clock went, and of which changes the person is to be told. */
  wasEmptied = false
  /** The clock of the server was wrong once: stamps may be ahead, and are mended. */
  wasServerClockSet = false
  readonly #entries: ReadonlyMap<string, Entry>
  /** Changes of which a person was told that they were refused, or may have been the later ones, by their `versionId`. */
  readonly #told = new Set<string>()
  /** Changes whose moment their device could not know well, and had no way to know that. */
  readonly #untimed = new Set<Entry>()
  /** Changes that a person took back: a late copy of the request may lose, and nobody misses it. */
  readonly #takenBack = new Set<Entry>()

  constructor(entries: ReadonlyMap<string, Entry>) {
    this.#entries = entries
  }

  /** A device's side: what every commit did. */
  committed({ dead, outbox, device }: Commit): void {
    for (const { after } of dead) if (after !== undefined) this.#noteLoss(after)
    for (const change of outbox) this.#noteMending(change, device)
  }

  /** A person takes back what waits. */
  released(mutations: readonly QueuedMutation[]): void {
    for (const { mutationId } of mutations) {
      const entry = this.#entries.get(mutationId)
      if (entry !== undefined) this.#takenBack.add(entry)
    }
  }

  #noteLoss({ mutationId, stamp, ...place }: DeadLetter): void {
    this.#told.add(versionId(place, stamp))
    const entry = this.#entries.get(mutationId)
    // The server may have judged a copy that had another stamp.
    if (entry !== undefined) this.#told.add(versionId(entry, entry.stamp))
  }

  /**
   * A device takes the moment of a decision for known where its clock is as far off as before; where it was set and set back in between,
   * nobody can know better. Nor does an answer that was long on its way tell the time better.
   */
  #noteMending({ before, after }: Change<QueuedMutation>, { after: known }: Commit['device']): void {
    const entry = this.#entries.get((after ?? before)?.mutationId ?? '')
    if (entry === undefined || known === undefined) return
    if ((known.measured?.errorMs ?? 0) > toleranceMs / 2) this.#untimed.add(entry)
    if (entry.decidedAt === undefined || before?.timing === undefined || before.timing.isMeasured) return
    if (after?.timing?.isMeasured !== true || before.timing.run === known.measured?.run) return
    if (Math.abs(before.timing.at + known.offsetMs - entry.decidedAt) > toleranceMs) this.#untimed.add(entry)
  }

  /** Which of these changes an earlier one has beaten, or cleared away, without a word; `rows` is what the server holds. */
  beatenTooEarly(taken: readonly Entry[], rows: ReadonlyMap<string, ServerChange>): string[] {
    // Where the only clock they share was wrong, nobody has the true time; directed schedules say what is known then.
    if (this.wasServerClockSet || this.wasEmptied) return []
    const winners = new Map([...this.#entries.values()].map((entry) => [versionId(entry, entry.stamp), entry]))
    const clear = rows.get(`watch_history/${clearKey}`)
    return taken.flatMap((entry) => {
      const { owner, entity, key, stamp, decidedAt = 0 } = entry
      if (this.#untimed.has(entry) || this.#takenBack.has(entry) || this.#told.has(versionId(entry, stamp))) return []
      const row = rows.get(`${entity}/${key}`)
      const isCleared = entity === 'watch_history' && key !== clearKey && clear !== undefined && stamp <= clear.stamp
      // What was decided of the key since the clear has beaten it as well.
      const beats = isCleared && (row === undefined || row.stamp <= clear.stamp) ? clear : row
      if (beats === undefined || beats.stamp === stamp) return []
      const winner = winners.get(versionId({ owner, entity, key: beats.key }, beats.stamp))
      if (winner?.decidedAt === undefined || this.#untimed.has(winner) || winner.decidedAt + toleranceMs >= decidedAt) return []
      // Either way there is nothing.
      if (entry.deleted && (winner.deleted || beats === clear)) return []
      return [`${entity}/${key} of ${decidedAt} at ${stamp} lost against ${winner.decidedAt} at ${winner.stamp}`]
    })
  }
}
