import type { WritePorts } from './ports.ts'
import type { Tx } from './store.ts'
import { writeLocally } from './write.ts'

/** Makes a refused change again, as a decision of now: new id, new stamp. Call it inside one transaction. */
export async function retryDeadLetter(tx: Tx, ports: WritePorts, owner: string, mutationId: string): Promise<void> {
  const letter = (await tx.deadLetters(owner)).find((candidate) => candidate.mutationId === mutationId)
  if (letter === undefined) return
  const { entity, key, op, payload } = letter
  await writeLocally(tx, ports, { owner, entity, key, op, value: payload, queued: true })
  await tx.removeDeadLetter(mutationId)
}

/** Forgets a refused change because the person said so; one of another owner is left alone. */
export async function discardDeadLetter(tx: Tx, owner: string, mutationId: string): Promise<void> {
  const letters = await tx.deadLetters(owner)
  if (letters.some((letter) => letter.mutationId === mutationId)) await tx.removeDeadLetter(mutationId)
}
