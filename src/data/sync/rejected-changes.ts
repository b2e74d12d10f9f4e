import { copyText } from '#platform/share.ts'
import { showToast } from '#state/toasts.ts'
import { discardDeadLetter, retryDeadLetter } from '#sync/rejections.ts'
import type { DeadLetter, Tx } from '#sync/store.ts'
import type { WritePorts } from '#sync/ports.ts'
import { engine } from '#data/engine.ts'
import { currentOwner } from '#data/account/owner.ts'

/** Makes a rejected change again, as a decision of now. Never rejects. */
export async function retryChange(id: string): Promise<void> {
  if (await changed((tx, owner, ports) => retryDeadLetter(tx, ports, owner, id))) engine.requestSync()
}

/** Discards a rejected change and offers Undo. Never rejects. */
export async function discardChange(id: string): Promise<void> {
  const letter = await letterOf(id)
  if (letter === undefined || !(await changed((tx, owner) => discardDeadLetter(tx, owner, id)))) return
  showToast({ notice: 'change-discarded', undo: () => void changed((tx) => tx.putDeadLetter(letter)) })
}

/** Copies a rejected change as JSON, with everything that helps somebody to find out why. Never rejects. */
export async function copyChange(id: string): Promise<void> {
  const letter = await letterOf(id)
  if (letter === undefined) return
  const { entity, key, op, payload, stamp, reason, message, mutationId, at } = letter
  const facts = { entity, key, op, value: payload, reason, message, refused_at: new Date(at).toISOString(), mutationId, stamp }
  showToast({ notice: (await copyText(JSON.stringify(facts, null, 2))) ? 'change-copied' : 'copy-failed' })
}

async function letterOf(id: string): Promise<DeadLetter | undefined> {
  let found: DeadLetter | undefined
  await changed(async (tx, owner) => {
    found = (await tx.deadLetters(owner)).find(({ mutationId }) => mutationId === id)
  })
  return found
}

async function changed(work: (tx: Tx, owner: string, ports: WritePorts) => Promise<void>): Promise<boolean> {
  try {
    const { store, ports } = await engine.open()
    await store.transact((tx) => work(tx, currentOwner(), ports))
    return true
  } catch {
    showToast({ notice: 'change-action-failed' })
    return false
  }
}
