import { entityNames } from '#contract/sync.ts'
import { type BackupEntry, backupOfMutation, backupOfRow, inCurrentShape } from './backup.ts'
import { deviceOf, later, randomHex } from './clock.ts'
import { doubtOf, enqueue, laneOf, newMutation, shadowUnder } from './outbox.ts'
import type { WritePorts } from './ports.ts'
import { accountOf, newAccount } from './store.ts'
import type { DeadLetter, Lane, NewMutation, QueuedMutation, ReadTx, Sealed, Tx, Version } from './store.ts'

/** A mutation; with the id null a row of a guest who waits to join the account. */
type Change = BackupEntry & Pick<NewMutation, 'replaces'>

/** What this device alone holds of an owner, in the form of the backup, which later bundles can read. */
export interface Unsent {
  changes: readonly Change[]
  letters: readonly DeadLetter[]
}

export const isNothing = ({ changes, letters }: Unsent): boolean => changes.length + letters.length === 0

/** What would be lost if an owner's data left this device; `discarded`: the owner wants none of the outbox. */
export async function unsentOf(tx: ReadTx, ports: WritePorts, owner: string, { discarded = false } = {}): Promise<Unsent> {
  const [account, mutations, letters] = await Promise.all([accountOf(tx, owner), tx.mutations(owner), tx.deadLetters(owner)])
  const mayBeLost = account.recovering || account.reading?.restored === true
  const changes: Change[] = mayBeLost ? await confirmedOnes(tx, ports, owner, mutations) : []
  if (!discarded)
    changes.push(...mutations.map(({ replaces, ...rest }) => ({ ...backupOfMutation(rest), ...(replaces !== undefined && { replaces }) })))
  for (const guest of account.joining)
    for (const entity of entityNames) changes.push(...(await tx.allRows(entity, guest)).map((row) => backupOfRow(entity, row)))
  return { changes, letters }
}

/** What a server that was restored is about to be told again, for it may have lost it. */
async function confirmedOnes(tx: ReadTx, ports: WritePorts, owner: string, waiting: readonly QueuedMutation[]): Promise<Change[]> {
  const known = new Set(waiting.map((mutation) => `${laneOf(mutation)} ${mutation.stamp}`))
  const confirmed: (Version & Pick<Lane, 'entity' | 'key'>)[] = []
  for (const { entity, key, stamp } of await tx.deletions(owner)) confirmed.push({ entity, key, stamp, value: null, deleted: true })
  for (const entity of entityNames) {
    for (const row of await tx.allRows(entity, owner)) {
      const below = shadowUnder(row)
      if (below !== null) confirmed.push({ entity, key: row.key, value: below.value, deleted: below.deleted, stamp: below.stamp })
    }
  }
  return confirmed
    .filter((state) => !known.has(`${laneOf(state)} ${state.stamp}`))
    .map(({ entity, key, ...version }) => backupOfMutation(newMutation(ports, { owner, entity, key }, version)))
}

/**
 * Removes everything of an owner from this device, and keeps in its place what was sealed of `taken`. False, with nothing changed, where
 * that is not any more what this device alone holds.
 */
export async function leaveOwner(tx: Tx, ports: WritePorts, owner: string, taken: Unsent, sealed: Sealed | null): Promise<boolean> {
  if (nameOf(await unsentOf(tx, ports, owner)) !== nameOf(taken)) return false
  const account = await accountOf(tx, owner)
  for (const entity of entityNames) {
    for (const of of [owner, ...account.joining]) {
      const rows = await tx.allRows(entity, of)
      if (rows.length > 0)
        await tx.removeRows(
          entity,
          of,
          rows.map(({ key }) => key),
        )
    }
  }
  await tx.removeMutations((await tx.mutations(owner)).map(({ n }) => n))
  for (const { mutationId } of taken.letters) await tx.removeDeadLetter(mutationId)
  await tx.putDeletions(owner, [])
  const kept = [...(account.sealed ?? []), ...(sealed === null ? [] : [sealed])]
  await tx.putAccount({ ...newAccount(owner), ...(account.sealing && { sealing: account.sealing }), sealed: kept })
  return true
}

/** The same for the same: the ids of what is confirmed are made anew each time. */
const nameOf = ({ changes, letters }: Unsent): string =>
  JSON.stringify([changes.map(({ owner, entity, key, stamp }) => [owner, entity, key, stamp]), letters.map(({ mutationId }) => mutationId)])

/**
 * Puts back what was unsent, with the ids and stamps it had: the server applies each once. What was read of the account meanwhile stays
 * beneath it. The device gets a new client id, for the stamps it gave since are not told from those.
 */
export async function takeBack(tx: Tx, ports: WritePorts, owner: string, { changes, letters }: Unsent): Promise<void> {
  const device = await deviceOf(tx, ports)
  await tx.putDevice({ ...device, clientId: randomHex(ports, 6), last: changes.map(({ stamp }) => stamp).reduce(later, device.last) })
  const joining = new Set((await accountOf(tx, owner)).joining)
  for (const change of changes.flatMap((entry) => inCurrentShape(entry))) {
    const { owner: of, entity, key, mutationId, op, value, stamp, payloadVersion } = change
    const [row] = await tx.rows(entity, of, [key])
    const version = { value, deleted: op === 'delete', stamp }
    const isNewer = row === undefined || row.stamp < stamp
    if (mutationId === null) {
      joining.add(of)
      if (isNewer) await tx.putRows(entity, [{ ...version, ...doubtOf(change), owner: of, key, ackSeq: 0 }])
    } else if ((await tx.mutation(mutationId)) === undefined) {
      if (isNewer) await tx.putRows(entity, [{ ...version, owner: of, key, ackSeq: row?.ackSeq ?? 0, shadow: shadowUnder(row) }])
      // It may have been sent before: a later mutation must not replace it.
      const { replaces } = change
      const kept = { mutationId, payloadVersion, everSent: true, ...(replaces !== undefined && { replaces }), ...doubtOf(change) }
      await enqueue(tx, { ...newMutation(ports, { owner, entity, key }, version), ...kept })
    }
  }
  for (const letter of letters) await tx.putDeadLetter(letter)
  await tx.putAccount({ ...(await accountOf(tx, owner)), joining: [...joining] })
}
