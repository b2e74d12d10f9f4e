import type { CDPSession } from 'playwright'
import { startChromium } from '#support/browser.ts'

/** A way to tell a page of the browser, or the browser itself, what to do. */
export type Devtools = Pick<CDPSession, 'send'>

/** A page in a browser process of its own. */
export interface UnwatchedPage {
  devtools: Devtools
  close(): Promise<void>
}

/**
 * Opens an empty page in a new browser process on the profile, without Playwright. Playwright asks of every page to be told about its errors, for which
 * the engine reads a script again when it first makes one (a sixth of a second of a phone's start), and runs a script of its own in it.
 */
export async function openUnwatched(profile: string): Promise<UnwatchedPage> {
  const chromium = await startChromium(profile)
  const socket = new WebSocket(chromium.address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('Chromium does not answer at its debugging port.')))
  })
  const asked = new Map<number, PromiseWithResolvers<unknown>>()
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { id, result, error }: { id?: number; result?: unknown; error?: { message: string } } = JSON.parse(data)
    const waiting = asked.get(id ?? Number.NaN)
    if (error) waiting?.reject(new Error(error.message))
    else waiting?.resolve(result)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of asked.values()) reject(new Error('Chromium has ended.'))
  })
  const sender = (sessionId?: string): Devtools['send'] => {
    const send = (method: string, params: object = {}): Promise<unknown> => {
      const id = asked.size + 1
      const answer = Promise.withResolvers<unknown>()
      asked.set(id, answer)
      socket.send(JSON.stringify({ id, method, params, sessionId }))
      return answer.promise
    }
    // Which answer belongs to which method is what Playwright's type knows.
    return send as Devtools['send']
  }
  const browser = sender()
  const { targetId } = await browser('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await browser('Target.attachToTarget', { targetId, flatten: true })
  return {
    devtools: { send: sender(sessionId) },
    close: () => chromium.close(() => browser('Browser.close')),
  }
}
