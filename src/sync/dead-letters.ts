import { WriterTooOld } from './device.ts'
import { payloadVersions, upcast } from './payload-versions.ts'
import type { WritePorts } from './ports.ts'
import type { Tx } from './store.ts'
import { writeLocally } from './write.ts'

/**
 * Makes a refused change again, as a decision of now: new id, and a stamp above all that is known, so that it also replaces
 * what the account has taken up since. Call it inside one transaction. Throws `WriterTooOld` for a letter of a newer bundle.
 */
export async function retryDeadLetter(tx: Tx, ports: WritePorts, owner: string, mutationId: string): Promise<void> {
  const letter = (await tx.deadLetters(owner)).find((candidate) => candidate.mutationId === mutationId)
  if (letter === undefined) return
  const { entity, key, op, payload, payloadVersion = 1 } = letter
  if (payloadVersion > payloadVersions.current) throw new WriterTooOld('Reload to go on: a newer version of the app has made this change.')
  await writeLocally(tx, ports, { owner, entity, key, op, value: upcast(entity, payload, payloadVersion), queued: true })
  await tx.removeDeadLetter(mutationId)
}

/** Forgets a refused change because the person said so; one of another owner is left alone. */
export async function discardDeadLetter(tx: Tx, owner: string, mutationId: string): Promise<void> {
  const letters = await tx.deadLetters(owner)
  if (letters.some((letter) => letter.mutationId === mutationId)) await tx.removeDeadLetter(mutationId)
}
