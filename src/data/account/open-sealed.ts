import type { SealingKey } from '#contract/schemas.ts'
import { callApi, engine } from '#data/engine.ts'
import { canSeal, unseal } from '#platform/seal.ts'
import { showToast } from '#state/toasts.ts'
import { deviceOf } from '#sync/clock.ts'
import { accountOf, type Account, type Sealed } from '#sync/store.ts'
import { takeBack, type Unsent } from '#sync/unsent.ts'
import { keepSealedCopy, sealedCopy } from './sealed-copies.ts'

/** So many ids are remembered of what was opened and of journal entries. */
const rememberedIds = 500

/**
 * Puts back what was unsent when the member signed out here, and has the account's key noted for the next time; the server gives it to who is
 * signed in. Without an answer it is done at the next start, or once the server can be reached. Rejects when the database is unavailable.
 */
export async function openSealed(owner: string): Promise<void> {
  const { store } = await engine.open()
  const { sealing } = await store.read((tx) => accountOf(tx, owner))
  if (!canSeal() || (sealing !== undefined && (await sealedOf(owner)).length === 0)) return
  const result = await callApi('sealingKey', { owner })
  if (!result.ok) return
  const { proof, ...key } = result.value
  const unopened = await openWith(owner, key, { sealing: { x: key.x, y: key.y, proof } })
  if (unopened > 0) showToast({ notice: 'sealed-not-opened' })
}

/**
 * Puts back, in one transaction, what is sealed of an account and what its key opens; `also` becomes part of the account's record. Resolves
 * with how many parts the key does not open: they stay.
 */
export async function openWith(owner: string, key: SealingKey, also: Partial<Account> = {}): Promise<number> {
  const sealed = await sealedOf(owner)
  const opened = await Promise.all(sealed.map((one) => contentOf(one, key)))
  const rest = sealed.filter((_, place) => opened[place] === null)
  const { store, ports } = await engine.open()
  await store.transact(async (tx) => {
    const over = (await deviceOf(tx, ports)).notesOver ?? []
    const isNews = (_: unknown, place: number): boolean => !over.includes(sealed[place]?.id ?? '')
    for (const unsent of opened.filter(isNews)) if (unsent !== null) await takeBack(tx, ports, owner, unsent)
    const done = sealed.filter((one) => !rest.includes(one)).map(({ id }) => id)
    const device = await deviceOf(tx, ports)
    await tx.putDevice({ ...device, notesOver: [...over.filter((id) => !done.includes(id)), ...done].slice(-rememberedIds) })
    await tx.putAccount({ ...(await accountOf(tx, owner)), ...also, sealed: rest })
  })
  keepSealedCopy(owner, rest)
  if (rest.length < sealed.length) engine.requestSync()
  return rest.length
}

/** What is sealed of an account, in the database or, where that was emptied, beside it. */
async function sealedOf(owner: string): Promise<Sealed[]> {
  const { store } = await engine.open()
  const { sealed = [] } = await store.read((tx) => accountOf(tx, owner))
  return [...new Map([...sealedCopy(owner), ...sealed].map((one) => [one.id, one])).values()]
}

async function contentOf({ text }: Sealed, key: SealingKey): Promise<Unsent | null> {
  try {
    const content: Unsent = JSON.parse(await unseal(text, key))
    return content
  } catch {
    return null
  }
}
