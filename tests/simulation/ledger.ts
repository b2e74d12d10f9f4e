import { type Mutation, type PushAnswer, rulesOf, type Stamp } from '#contract/sync.ts'
import type { BackupEntry } from '#sync/backup.ts'
import type { Account, QueuedMutation, Row } from '#sync/store.ts'
import { type Change, clearedIn, type Commit, type Disk, idOf, type PlacedRow } from './disk.ts'
import { brokenBy } from './commit-laws.ts'
import { Forgotten } from './forgotten.ts'
import { isGuest } from './people.ts'
import type { SimulatedServer } from './simulated-server.ts'
import { TrueTime } from './true-time.ts'
import { type Entry, versionId } from './versions.ts'

/**
 * The simulation's own book: it watches what devices commit and what the server answers, and knows from that alone what must
 * be true (laws I1, I2, I5, I6, I8, I9, I11, I12, I15, I17). It is no copy of the engine.
 */
export class Ledger {
  readonly violations: string[] = []
  readonly entries = new Map<string, Entry>()
  /** Every version a key ever had, by `versionId`: what a device or the server shows must be one of these. */
  readonly versions = new Map<string, unknown>()
  readonly forgotten: Forgotten
  readonly trueTime = new TrueTime(this.entries)
  /** The server has come back from a backup: an old copy of a request may be new to it. */
  wasRestored = false
  readonly #answered = new Set<string>()
  readonly #applied = new Map<string, number>()
  /** The newest deletion of each key that the server took up. */
  readonly #deleted = new Map<string, Stamp>()
  /** The newest version of each key that a device had from the server, by `versionId` without a stamp. */
  readonly #seen = new WeakMap<Disk, Map<string, Stamp>>()
  /** Of what guests kept: it comes into an account as it was. */
  readonly #guestStamps = new Set<Stamp>()
  readonly #peek: SimulatedServer['peek']
  /** Changes of which a person was told that they are kept. */
  readonly #acknowledged = new Set<string>()
  /** Of rows of which a guest was told that they are kept. */
  readonly #keptByGuests = new Set<Stamp>()
  /** Changes a person took back. */
  readonly #released = new Set<string>()
  /** Changes that lost against a newer one, or were cleared away, by their `versionId` and by their ids. */
  readonly #beaten = new Set<string>()
  readonly #lost = new Set<string>()
  readonly #noticed: (violation: string) => void

  /** `noticed` hears of a broken law in the moment in which it shows. */
  constructor(peek: SimulatedServer['peek'], noticed: (violation: string) => void = () => undefined) {
    this.#peek = peek
    this.forgotten = new Forgotten(this.entries, peek)
    this.#noticed = noticed
  }

  /** The server's side: which changes it took up, and how often each changed something. `userId` is whose data it wrote. */
  answered(userId: string, items: readonly Mutation[], { results }: PushAnswer): void {
    for (const [index, { mutationId, result, code }] of results.entries()) {
      const entry = this.entries.get(mutationId)
      const sent = items[index]
      if (entry === undefined || sent === undefined) continue
      if (entry.owner !== userId) this.violate('I6', `${mutationId} of ${entry.owner} was sent in the name of ${userId}`)
      // Of a key that it has nothing of any more, not even that it was deleted: then that is so.
      const isGone = code === 'stale-write' && entry.deleted
      if (isGone) this.#answered.add(mutationId)
      const place = versionId(entry, '')
      const isLaterDeletion = entry.deleted && sent.stamp > (this.#deleted.get(place) ?? '')
      if (isLaterDeletion && (isGone || result === 'applied')) this.#deleted.set(place, sent.stamp)
      if (result === 'rejected') continue
      // The server judges a change once, by the stamp of the copy that came first; a mirror may bring back an older stamp meanwhile.
      if (result === 'applied' || !this.#answered.has(mutationId)) this.#restamp(entry, sent.stamp)
      this.#answered.add(mutationId)
      // Refused for good, and taken up all the same: an older copy reached a server that was restored meanwhile.
      if (entry.fate === 'dropped' || (entry.fate === 'dead' && result === 'applied')) entry.fate = 'settled'
      if (result === 'superseded' || result === 'gone') {
        this.#lost.add(mutationId)
        for (const stamp of [sent.stamp, entry.stamp]) this.#beaten.add(versionId(entry, stamp))
      }
      if (result !== 'applied') continue
      const times = (this.#applied.get(mutationId) ?? 0) + 1
      this.#applied.set(mutationId, times)
      if (times > 1) this.violate('I2', `${mutationId} was applied ${times} times`)
    }
  }

  /** The server went back to a backup: what it had applied since, it may have to apply once more. */
  restored(): void {
    this.wasRestored = true
    this.#applied.clear()
    this.forgotten.restored()
  }

  /** A device lost its database: what a person decided there comes back from the mirror, or something newer of its lane. */
  evicted(disk: Disk, mirrored: readonly BackupEntry[]): void {
    this.forgotten.emptied(disk)
    const back = new Map(mirrored.map((entry) => [idOf(entry.owner, entry.entity, entry.key), entry]))
    const waiting = new Map([...disk.outbox.values()].map(({ mutationId, n }) => [mutationId, n]))
    for (const { mutationId, owner, entity, key, n } of disk.outbox.values()) {
      const kept = back.get(idOf(owner, entity, key))?.mutationId ?? ''
      if (kept === mutationId) continue
      // One that a failed write has replaced since was the last of its lane.
      const isLater = this.entries.get(kept)?.fate === 'coalesced' || (waiting.get(kept) ?? 0) > n
      if (this.#acknowledged.has(mutationId) && !isLater) this.violate('I1', `${mutationId} was acknowledged and went with the database`)
      this.#drop(mutationId)
    }
    this.trueTime.wasEmptied = true
    for (const { owner, entity, key, stamp } of disk.rows.values())
      if (isGuest(owner) && this.#keptByGuests.has(stamp) && back.get(idOf(owner, entity, key))?.stamp !== stamp)
        this.violate('I17', `${entity}/${key} of ${owner} was kept and went with the database`)
    for (const { mutationId, entity, key } of mirrored) {
      const entry = this.entries.get(mutationId ?? '')
      if (entry !== undefined) entry.fate = 'waiting'
      else if (mutationId !== null) this.violate('I15', `${entity}/${key} comes back, though it was never kept: ${mutationId}`)
    }
  }

  /** A person decided something, and the device says it is kept: then this waits to be sent; a guest's row is all there is of it. */
  decided(owner: string, { key, op }: { key: string; op: string }, kept: QueuedMutation | Row | undefined, at: number): void {
    if (isGuest(owner)) {
      if (kept !== undefined) this.#keptByGuests.add(kept.stamp)
      return
    }
    const mutation = kept !== undefined && 'mutationId' in kept ? kept : undefined
    if (mutation !== undefined) this.#acknowledged.add(mutation.mutationId)
    const entry = this.entries.get(mutation?.mutationId ?? '')
    if (entry !== undefined) entry.decidedAt = at
    if (mutation?.op === op && this.entries.has(mutation.mutationId)) return
    this.violate('I1', `a ${op} of ${key} by ${owner} was acknowledged but does not wait to be sent`)
  }

  /** A person takes these back: they may leave without an answer. */
  released(mutations: readonly QueuedMutation[]): void {
    for (const { mutationId } of mutations) this.#released.add(mutationId)
    this.trueTime.released(mutations)
  }

  /** What a device kept of a former account comes into the one signed up for in its place: there it must get to the server. */
  adopted(former: string, owner: string): void {
    for (const [id, value] of this.versions) if (id.startsWith(`${former}/`)) this.versions.set(owner + id.slice(former.length), value)
    for (const [mutationId, entry] of this.entries) {
      if (entry.owner !== former) continue
      entry.owner = owner
      // It goes out anew, and nobody answers to the former account.
      this.#answered.add(mutationId)
    }
  }

  /** A device's side: what every commit did. */
  committed(commit: Commit, disk: Disk): void {
    for (const change of commit.accounts) this.#checkJoined(change, commit, disk)
    for (const { after } of commit.outbox) if (after !== undefined) this.#note(after, disk)
    for (const { before, after } of commit.outbox) if (before !== undefined) this.#checkRemoval(before, after, commit)
    this.trueTime.committed(commit)
    const seen = this.#seen.get(disk) ?? new Map<string, Stamp>()
    this.#seen.set(disk, seen)
    for (const change of commit.rows) {
      const { after } = change
      if (after !== undefined && after.shadow === undefined) seen.set(versionId(after, ''), after.stamp)
      this.#checkOrigin(change)
      this.#checkStep(change, commit, disk)
    }
    for (const [law, what] of brokenBy(commit, disk, this.#peek))
      // What must be ahead of time is sent before it is shown anew.
      if (law !== 'I5' || !this.trueTime.wasServerClockSet) this.violate(law, what)
    this.forgotten.committed(commit, disk, this.#released)
  }

  /**
   * Guests' rows came into an account, in this commit: each must be there, or something newer (law I12). A setting only fills what is open,
   * so it must not look as new as it is.
   */
  #checkJoined({ before, after }: Change<Account>, { rows, device }: Commit, disk: Disk): void {
    if (before === undefined || after === undefined || before.joining.length === 0 || after.joining.length > 0) return
    const { owner } = after
    // The device's clock was found to be wrong in this commit, so that the stamps of its guests were mended first.
    const isMended = device.before?.clientId !== device.after?.clientId
    for (const { before: kept } of rows) {
      if (kept === undefined || !before.joining.includes(kept.owner)) continue
      const { entity, key, stamp, value } = kept
      const row = disk.rows.get(idOf(owner, entity, key))
      if (rulesOf(entity).fromGuest === 'fill') {
        // Where the server's clock was set, a guest's setting and one that the account had decided may have one stamp, the latest possible.
        const isOwn = this.versions.has(versionId({ owner, entity, key }, stamp))
        if (row?.stamp === stamp && !stamp.startsWith('0') && !isOwn)
          this.violate('I12', `a guest's ${entity}/${key} stands as if ${owner} had decided it`)
        continue
      }
      this.#guestStamps.add(stamp)
      if (row !== undefined && JSON.stringify(row.value) === JSON.stringify(value)) {
        this.#guestStamps.add(row.stamp)
        continue
      }
      const newer = [row?.stamp, this.#deleted.get(versionId({ owner, entity, key }, '')), clearedIn(disk.rows, owner, entity)]
      if (newer.every((other) => (other ?? '') < (isMended ? '0' : stamp)))
        this.violate('I12', `${entity}/${key} of a guest was not merged into ${owner}`)
    }
  }

  #note(mutation: QueuedMutation, disk: Disk): void {
    const { mutationId, owner, entity, key, op, payload, stamp } = mutation
    const entry = this.entries.get(mutationId)
    if (isGuest(owner)) this.violate('I6', `a change of the guest ${owner} was queued`)
    if (entry === undefined) {
      this.#checkSeen(mutation, disk)
      this.#checkStamp(mutation)
      this.entries.set(mutationId, { owner, entity, key, deleted: op === 'delete', value: payload, stamp, fate: 'waiting' })
      this.versions.set(versionId(mutation, stamp), payload)
    } else if (entry.fate !== 'waiting') this.violate('I8', `${mutationId} came back into the queue after it was ${entry.fate}`)
    // What the server has taken up has the stamp it had then, whatever a mirror or a clock set right says later.
    else if (!this.#answered.has(mutationId)) this.#restamp(entry, stamp)
    else this.versions.set(versionId(entry, stamp), payload)
  }

  /** An edit beats whatever its device had seen of the key (sync protocol 1.5), even what it has dropped since. */
  #checkSeen(mutation: QueuedMutation, disk: Disk): void {
    const { owner, entity, key, stamp } = mutation
    const id = versionId(mutation, '')
    const isTold = this.versions.has(versionId(mutation, stamp)) || this.#guestStamps.has(stamp) || stamp.startsWith('0')
    if (!isTold && !this.trueTime.wasServerClockSet && stamp < (this.#seen.get(disk)?.get(id) ?? ''))
      this.violate('I5', `a new change of ${idOf(owner, entity, key)} is older than what its device has seen`)
  }

  /** Two decisions of one key under one stamp: nobody could tell them apart, and one is lost. */
  #checkStamp(mutation: QueuedMutation): void {
    const version = versionId(mutation, mutation.stamp)
    // One that was taken back while the server's clock was wrong may have had the same, ahead of time.
    if (
      !this.trueTime.wasServerClockSet &&
      this.versions.has(version) &&
      JSON.stringify(this.versions.get(version)) !== JSON.stringify(mutation.payload)
    )
      this.violate('I1', `two changes share ${version}`)
  }

  #restamp(entry: Entry, stamp: Stamp): void {
    entry.stamp = stamp
    this.versions.set(versionId(entry, stamp), entry.value)
  }

  #checkRemoval({ mutationId, everSent }: QueuedMutation, after: QueuedMutation | undefined, commit: Commit): void {
    if (after?.mutationId === mutationId) return
    const entry = this.entries.get(mutationId)
    if (entry === undefined) return
    if (after !== undefined) {
      entry.fate = 'coalesced'
      if (everSent) this.violate('I8', `${mutationId} was overwritten after it had been sent`)
    } else if (commit.dead.some((change) => change.after?.mutationId === mutationId)) entry.fate = 'dead'
    else if (this.#released.has(mutationId)) this.#drop(mutationId)
    else {
      entry.fate = 'settled'
      if (!this.#answered.has(mutationId)) this.violate('I1', `${mutationId} left the queue without an answer of the server`)
    }
  }

  #drop(mutationId: string): void {
    const entry = this.entries.get(mutationId)
    if (entry?.fate !== 'waiting') return
    entry.fate = this.#answered.has(mutationId) ? 'settled' : 'dropped'
  }

  /** Law I6: an account's rows hold what somebody decided for this account and key, and nothing else. */
  #checkOrigin({ after }: Change<PlacedRow>): void {
    if (after === undefined || isGuest(after.owner)) return
    for (const version of [after, after.shadow])
      if (version && !this.versions.has(versionId(after, version.stamp)))
        this.violate('I6', `${idOf(after.owner, after.entity, after.key)} holds a version nobody made: ${version.stamp}`)
  }

  /** Law I5: a row goes back only for a reason. */
  #checkStep({ before, after }: Change<PlacedRow>, commit: Commit, disk: Disk): void {
    if (before === undefined || isGuest(before.owner) || (after !== undefined && after.stamp >= before.stamp)) return
    if (after === undefined && before.deleted) return
    const { owner, entity, key, stamp } = before
    const wasRepaired = commit.device.before?.offsetMs !== commit.device.after?.offsetMs
    const wasRefused = commit.dead.some(({ after: letter }) => letter?.owner === owner && letter.entity === entity && letter.key === key)
    const wasReread = commit.accounts.some(
      ({ before: account, after: now }) =>
        now?.owner === owner && ((account?.cursor ?? null) === null || (account?.reading ?? null) !== null || now.cursor === null),
    )
    const isHidden = stamp <= clearedIn(disk.rows, owner, entity)
    // The server holds the same change under another stamp, which it had before a clock was set right.
    const isCorrected =
      after !== undefined && after.deleted === before.deleted && JSON.stringify(after.value) === JSON.stringify(before.value)
    // Of a change that had several stamps the server judged the copy that came first.
    const hasLost = commit.outbox.some(
      ({ before: sent, after: left }) =>
        sent !== undefined && sent.stamp === stamp && left?.mutationId !== sent.mutationId && this.#lost.has(sent.mutationId),
    )
    const isBeaten = (this.#deleted.get(versionId(before, '')) ?? '') > stamp || this.#beaten.has(versionId(before, stamp))
    const reasons = [wasRepaired, wasRefused, wasReread, isHidden, isCorrected, hasLost, isBeaten]
    if (this.trueTime.wasServerClockSet || reasons.includes(true)) return
    this.violate('I5', `${idOf(owner, entity, key)} went back from ${stamp} to ${after?.stamp ?? 'nothing'}`)
  }

  /** Something threw that must not. */
  failed(error: unknown): void {
    this.violate('failure', error instanceof Error ? (error.stack ?? error.message) : String(error))
  }

  violate(law: string, what: string): void {
    this.violations.push(`${law}: ${what}`)
    this.#noticed(`${law}: ${what}`)
  }
}
