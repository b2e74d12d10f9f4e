import { setTimeout as pause } from 'node:timers/promises'
import { pushLimit, type PushAnswer } from '#contract/sync.ts'
import { limits } from '#server/http/limits.ts'
import { putFavorite, stampAt } from '#support/sync.ts'
import { type Device, dump, type Member } from '../tests/faults/device.ts'
import { until } from '../tests/faults/wait.ts'

/**
 * Gives the member so many favorites on the server, each a minute older than the one before; `texts` are their titles and overviews in turn.
 * Resolves when the member may call as often again as if it had written nothing.
 */
export async function fillFavorites(
  base: string,
  member: Member,
  count: number,
  texts: readonly { title: string; overview: string }[] = [],
): Promise<void> {
  const now = Date.now()
  for (let sent = 0; sent < count; sent += pushLimit) {
    const items = Array.from({ length: Math.min(pushLimit, count - sent) }, (_, index) => {
      const addedAt = now - (sent + index + 1) * 60_000
      const item = putFavorite(1_000_000 + sent + index, stampAt(addedAt))
      const text = texts[(sent + index) % texts.length]
      return { ...item, value: { ...(item.value as object), ...text, added_at: addedAt } }
    })
    const push = (): Promise<Response> =>
      fetch(`${base}/api/sync/push`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${member.token}`, 'x-sync-owner': member.id },
        body: JSON.stringify({ items }),
      })
    let answer = await push()
    // More than a member may write in a minute: it comes back when it is told to.
    while (answer.status === 429) {
      await pause(Number(answer.headers.get('retry-after')) * 1000)
      answer = await push()
    }
    const { results } = (await answer.json()) as PushAnswer
    if (!answer.ok || results.some(({ result }) => result !== 'applied')) throw new Error(`The push was answered ${answer.status}.`)
  }
  await pause(limits.member.windowMs)
}

/** Keeps the app open on a device until it has fetched so many favorites. */
export async function fetchFavorites(device: Device, count: number): Promise<void> {
  const page = await device.open('/')
  const isThere = async (): Promise<boolean> => ((await dump(device))?.favorites.length ?? 0) >= count
  if (!(await until(isThere, 120_000, 1000))) throw new Error(`The device did not fetch ${count} favorites within two minutes.`)
  await page.close()
}
