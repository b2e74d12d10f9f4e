import { engine } from '#data/engine.ts'
import { pause } from '#platform/clock.ts'
import { readToken } from '#platform/token.ts'

/** A database that hangs keeps nobody from signing in (ms). */
const patienceMs = 2000

/**
 * The token of the last session that this device had with an e-mail address: it shows the server that this is no stranger who guesses
 * (decision 75). Undefined where nothing of that account is kept here, as after signing out.
 */
export async function formerToken(email: string): Promise<string | undefined> {
  const address = email.toLowerCase()
  const find = async () => {
    const { store } = await engine.open()
    const device = await store.read((tx) => tx.device())
    // However long that session is over.
    return Object.values(device?.sessions ?? {}).find((token) => token !== undefined && readToken(token, 0)?.email === address)
  }
  return (await Promise.race([find(), pause(patienceMs)]).catch(() => undefined)) ?? undefined
}
