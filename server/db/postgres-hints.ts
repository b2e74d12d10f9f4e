import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Hints } from '../sync/hints.ts'
import { openChannel } from './postgres.ts'

const messageSchema = z.object({
  from: z.string(),
  hint: z.union([z.object({ user: z.string(), seq: z.number() }), z.object({ session: z.string() })]),
})

/** Hints over PostgreSQL's LISTEN and NOTIFY. Nobody waits for them: those that gather meanwhile go in one statement. */
export async function postgresHints(url: string): Promise<Hints> {
  const self = randomUUID()
  const waiting: string[] = []
  let ear: Parameters<Hints['listen']>[0] | undefined
  let sending: Promise<void> | undefined
  const channel = await openChannel(url, 'matinee_sync', { onMessage: hear, onReturn: () => ear?.onGap() })

  function hear(payload: string): void {
    const message = messageSchema.safeParse(parsed(payload))
    if (message.success && message.data.from !== self) ear?.onHint(message.data.hint)
  }

  async function sayAll(): Promise<void> {
    // A hint that is lost is heard of a little later: the devices ask by themselves.
    while (waiting.length > 0) await channel.say(waiting.splice(0)).catch(() => undefined)
    sending = undefined
  }

  return {
    send(hint) {
      waiting.push(JSON.stringify({ from: self, hint }))
      sending ??= sayAll()
    },
    listen(given) {
      ear = given
    },
    async close() {
      await sending
      await channel.close()
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
