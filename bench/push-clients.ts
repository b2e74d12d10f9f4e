import { randomUUID } from 'node:crypto'
import { type Agent, request } from 'node:http'
import type { Mutation } from '#contract/sync.ts'
import { putFavorite, stampAt } from '#support/sync.ts'

let written = 0

/** New changes of one device: titles nobody saved before. */
export const newChanges = (count: number): Mutation[] =>
  Array.from({ length: count }, () => {
    written += 1
    return putFavorite(written, stampAt(Date.now(), written % 65_536))
  })

/** A device that pushes over one connection kept open; resolves when the answer is read whole. Throws for any but a good one. */
export interface PushClient {
  push: (items: readonly Mutation[]) => Promise<void>
}

export async function pushClient(url: string, agent: Agent): Promise<PushClient> {
  const account = { email: `${randomUUID()}@example.org`, password: 'seventeen green umbrellas', display_name: 'Ann' }
  const { token } = JSON.parse(await post(`${url}/api/auth/register`, agent, account, {})) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  return {
    async push(items) {
      const answer = await post(`${url}/api/sync/push`, agent, { items }, headers)
      if (answer.split('"applied"').length !== items.length + 1) throw new Error(`not applied: ${answer}`)
    },
  }
}

function post(url: string, agent: Agent, body: unknown, headers: Record<string, string>): Promise<string> {
  const text = JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), ...headers },
    })
    call.on('error', reject)
    call.on('response', (response) => {
      let answer = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (answer += chunk))
      response.on('end', () => (response.statusCode === 200 || response.statusCode === 201 ? resolve(answer) : reject(new Error(answer))))
    })
    call.end(text)
  })
}
