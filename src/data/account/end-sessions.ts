import { callApi, engine } from '#data/engine.ts'
import { isUnauthenticated } from '#remote/api/api.ts'
import { deviceOf } from '#sync/clock.ts'

/** Tells the server of every session that was ended here and that it has not heard of. Never rejects. */
export async function endSessions(): Promise<void> {
  try {
    const { store } = await engine.open()
    const device = await store.read((tx) => tx.device())
    for (const token of device?.endedTokens ?? []) await endSession(token)
  } catch {
    // The next time the server is there.
  }
}

/** Tells the server that a session is over; until it has answered, the database knows of it. */
export async function endSession(token: string): Promise<void> {
  const result = await callApi('logout', { token })
  if (!result.ok && !isUnauthenticated(result)) return
  const { store, ports } = await engine.open()
  await store.transact(async (tx) => {
    const device = await deviceOf(tx, ports)
    await tx.putDevice({ ...device, endedTokens: device.endedTokens?.filter((other) => other !== token) ?? [] })
  }, 'relaxed')
}
