import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

/** A member who uses the server at the same time, from an address of their own. */
export interface Person {
  address: string
  token: string
}

/** What bystanders met with since the last lap. */
export interface Lap {
  /** How long each answer took, in ms from when it was due to be asked. */
  waits: number[]
  /** A line for every answer that was not what it should be. */
  refused: string[]
}

/** What became of what was acknowledged. */
export interface Ledger {
  acknowledged: number
  lost: number
}

interface Orders {
  port: number
  people: readonly Person[]
}

const everyMs = 20

/** Bystanders in a thread of their own, so that what the attacker does in this one is not taken for the server's. */
export interface Bystanders {
  /** What they met with since the last call. */
  lap: () => Promise<Lap>
  /** Ends them, once everything they asked is answered or given up. */
  end: () => Promise<Ledger>
}

export function startBystanders(orders: Orders): Bystanders {
  const worker = new Worker(new URL(import.meta.url), { workerData: orders })
  const hear = async <T>(word: 'lap' | 'end'): Promise<T> => {
    say(worker, word)
    const [said] = (await once(worker, 'message')) as [T]
    return said
  }
  return {
    lap: () => hear<Lap>('lap'),
    async end() {
      const ledger = await hear<Ledger>('end')
      await worker.terminate()
      return ledger
    },
  }
}

interface Called {
  status: number
  body: string
}

function run({ port, people }: Orders): void {
  const seats = people.map((person) => ({
    ...person,
    agent: new Agent({ keepAlive: true, maxSockets: 6, localAddress: person.address }),
    saved: [] as number[],
  }))
  type Seat = (typeof seats)[number]

  const call = ({ agent, token }: Seat, path: string, body?: string): Promise<Called> =>
    new Promise((resolve) => {
      const headers = { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) }
      const asked = request({ host: '127.0.0.1', port, path, method: body === undefined ? 'GET' : 'POST', agent, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('close', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }))
      })
      asked.setTimeout(20_000, () => asked.destroy())
      asked.on('error', () => resolve({ status: 0, body: '' }))
      asked.end(body)
    })

  let number = 0
  /** What people do: read their own, look around, keep something. */
  const doings: ((seat: Seat) => Promise<Called>)[] = [
    (seat) => call(seat, '/api/auth/me'),
    (seat) => call(seat, '/config.json'),
    async (seat) => {
      const id = (number += 1)
      const saved = await call(seat, '/api/favorites', JSON.stringify({ media_id: id, media_type: 'movie', title: `Movie ${id}` }))
      if (saved.status === 201) seat.saved.push(id)
      return saved
    },
    (seat) => call(seat, '/tmdb/3/movie/popular'),
    (seat) => call(seat, '/api/sync'),
  ]

  let now: Lap = { waits: [], refused: [] }
  const underWay = new Set<Promise<void>>()
  let turn = 0
  const askNext = async (due: number): Promise<void> => {
    const seat = seats[turn % seats.length]
    const doing = doings[turn % doings.length]
    turn += 1
    if (seat === undefined || doing === undefined) return
    const { status, body } = await doing(seat)
    now.waits.push(performance.now() - due)
    if (status < 200 || status > 299) now.refused.push(`${status} ${body}`)
  }
  let due = performance.now()
  const timer = setInterval(() => {
    // A late timer asks everything that is due: who waits for the answer before asking again measures nothing.
    for (; due <= performance.now(); due += everyMs) {
      const asking = askNext(due).finally(() => underWay.delete(asking))
      underWay.add(asking)
    }
  }, everyMs)

  const ledger = async (): Promise<Ledger> => {
    clearInterval(timer)
    await Promise.all(underWay)
    const kept = await Promise.all(seats.map(async (seat) => new Set(idsOf((await call(seat, '/api/favorites')).body))))
    const lost = seats.flatMap(({ saved }, index) => saved.filter((id) => !kept[index]?.has(id)))
    return { acknowledged: seats.reduce((sum, { saved }) => sum + saved.length, 0), lost: lost.length }
  }

  parentPort?.on('message', async (word: 'lap' | 'end') => {
    const said = word === 'lap' ? now : await ledger()
    if (word === 'lap') now = { waits: [], refused: [] }
    if (parentPort) say(parentPort, said)
  })
}

/** Sends something to a thread, or from one to its parent. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
export const say = (to: Pick<Worker, 'postMessage'>, what: unknown): void => to.postMessage(what)

const idsOf = (body: string): number[] => (JSON.parse(body) as { media_id: number }[]).map(({ media_id }) => media_id)

if (!isMainThread && isOrders(workerData)) run(workerData)

function isOrders(data: unknown): data is Orders {
  return typeof data === 'object' && data !== null && 'people' in data
}
