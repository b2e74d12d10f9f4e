import { callApi, engine } from '#data/engine.ts'
import { deviceOf } from '#sync/clock.ts'

/** Tells the server of every session that was ended here and that it has not heard of. Never rejects. */
export async function endSessions(): Promise<void> {
  try {
    const { store } = await engine.open()
    const device = await store.read((tx) => tx.device())
    for (const id of device?.endedSessions ?? []) await endSession(id)
  } catch {
    // The next time the server is there.
  }
}

/** Tells the server that a session is over; until it has answered, the database knows of it. */
export async function endSession(id: string): Promise<void> {
  const result = await callApi('endSession', { params: { id } })
  if (!result.ok) return
  const { store, ports } = await engine.open()
  await store.transact(async (tx) => {
    const device = await deviceOf(tx, ports)
    await tx.putDevice({ ...device, endedSessions: device.endedSessions?.filter((other) => other !== id) ?? [] })
  }, 'relaxed')
}
