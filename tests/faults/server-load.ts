import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SessionAnswer } from '#contract/schemas.ts'
import type { Mutation, PullAnswer, PushAnswer } from '#contract/sync.ts'
import { putFavorite, stampAt } from '#support/sync.ts'

const password = 'seventeen green umbrellas'
const json = { 'content-type': 'application/json' }
const tryAgainMs = 20
/** A server that stays away longer than this fails the run: minutes, for it may start beside much other work. */
const patienceMs = 600_000

/** What a person's devices found in the end. */
interface Audit {
  acknowledged: number
  lost: number
  doubled: number
}

/**
 * A person whose devices send without pause, each request until it is answered, with the same ids: batches, plain calls
 * without a stamp (where doing it twice would show), and pulls.
 */
export class Person {
  readonly #url: string
  readonly #email: string
  readonly #signsIn: boolean
  #token = ''
  #ending = false
  #load: Promise<unknown> = Promise.resolve()
  /** The lists as they must be in the end: list and key, and whether it is there. */
  readonly #expected = new Map<string, boolean>()
  /** How often each id was answered as newly applied. */
  readonly #applied = new Map<string, number>()
  readonly #acknowledged: (() => Promise<void>)[] = []
  readonly #seen = new Map<string, boolean>()
  #cursor = ''

  private constructor(url: string, email: string, signsIn: boolean) {
    this.#url = url
    this.#email = email
    this.#signsIn = signsIn
  }

  static async signUp(url: string, { signsIn }: { signsIn: boolean }): Promise<Person> {
    const email = `${randomUUID()}@example.org`
    const person = new Person(url, email, signsIn)
    await person.#send('POST', '/auth/register', { email, password, display_name: 'Ann' })
    await person.#signIn()
    return person
  }

  /** Begins to send, whether a server is there or not. */
  beginLoad(): void {
    const lanes = [0, 1].flatMap((lane) => [
      this.#repeat((turn) => this.#pushTurn(lane, turn)),
      this.#repeat((turn) => this.#plainTurn(lane, turn)),
    ])
    this.#load = Promise.all([...lanes, this.#repeat(() => this.#pull()), ...(this.#signsIn ? [this.#repeat(() => this.#signIn())] : [])])
  }

  /** Stops when what is under way has been answered. */
  async endLoad(): Promise<void> {
    this.#ending = true
    await this.#load
  }

  /** Looks at the server, sends everything again that was acknowledged, and looks once more. */
  async audit(): Promise<Audit> {
    const lost = await this.#wrong()
    for (const again of this.#acknowledged.slice(-100)) await again()
    const undone = (await this.#wrong()) - lost
    const twice = [...this.#applied.values()].filter((count) => count > 1).length
    return { acknowledged: this.#acknowledged.length, lost, doubled: twice + undone }
  }

  async #wrong(): Promise<number> {
    await this.#pull()
    return [...this.#expected].filter(([key, there]) => (this.#seen.get(key) ?? false) !== there).length
  }

  async #repeat(turn: (index: number) => Promise<void>): Promise<void> {
    for (let index = 0; !this.#ending; index++) {
      await turn(index)
      await sleep(2)
    }
  }

  /** Two changes: a title that comes and goes, and one that is saved for good. */
  async #pushTurn(lane: number, turn: number): Promise<void> {
    const stamp = stampAt(Date.now(), turn % 65_536)
    const toggled = putFavorite(lane + 1, stamp, turn % 2 ? { op: 'delete', value: null } : {})
    const items: Mutation[] = [toggled, putFavorite(1000 * (lane + 1) + turn, stamp)]
    const again = async () => {
      const answer = (await this.#send('POST', '/sync/push', { items })).body as PushAnswer
      for (const { mutationId, result } of answer.results) this.#note(mutationId, result)
    }
    await again()
    for (const { key, op } of items) this.#expected.set(`favorites/${key}`, op === 'put')
    this.#acknowledged.push(again)
  }

  /** A title that comes and goes on the watchlist, by the documented calls. */
  async #plainTurn(lane: number, turn: number): Promise<void> {
    const key = `movie:${lane + 1}`
    const headers = { 'idempotency-key': randomUUID() }
    const again = async () => {
      const { result } = await (turn % 2
        ? this.#send('DELETE', `/watchlist/${key}`, undefined, headers)
        : this.#send('POST', '/watchlist', { media_type: 'movie', media_id: lane + 1, title: `Turn ${turn}` }, headers))
      this.#note(headers['idempotency-key'], result)
    }
    await again()
    this.#expected.set(`watchlist/${key}`, turn % 2 === 0)
    this.#acknowledged.push(again)
  }

  #note(id: string, result: string): void {
    if (result === 'applied') this.#applied.set(id, (this.#applied.get(id) ?? 0) + 1)
  }

  async #pull(): Promise<void> {
    for (let more = true; more;) {
      const page = (await this.#send('GET', `/sync?cursor=${this.#cursor}`)).body as PullAnswer
      for (const { entity, key, deleted } of page.changes) this.#seen.set(`${entity}/${key}`, !deleted)
      this.#cursor = page.cursor
      more = page.hasMore
    }
  }

  async #signIn(): Promise<void> {
    this.#token = ((await this.#send('POST', '/auth/login', { email: this.#email, password })).body as SessionAnswer).token
  }

  /** One request, again and again until it is answered well. */
  async #send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ body: unknown; result: string }> {
    const authorization = this.#token === '' ? undefined : { authorization: `Bearer ${this.#token}` }
    let why: unknown
    for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(tryAgainMs)) {
      try {
        const response = await fetch(`${this.#url}/api${path}`, {
          method,
          headers: { ...authorization, ...headers, ...(body !== undefined && json) },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        })
        const text = await response.text()
        if (response.ok) return { body: text === '' ? undefined : JSON.parse(text), result: response.headers.get('x-sync-result') ?? '' }
        why = text
      } catch (error) {
        why = error
      }
    }
    throw new Error(`${method} ${path} was never answered: ${String(why)}`)
  }
}
