import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { attempt } from './attempt.ts'
import type { Reply, Visitor } from './visitor.ts'

const password = 'seventeen green umbrellas'
/** How the security log names a wrong password. */
const refusedPassword = 'password-refused'

interface Account {
  email: string
  /** Of a session that began when it was made. */
  token: string
}

function post(visitor: Visitor, path: string, body: object, token?: string): Promise<Reply> {
  const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) }
  return visitor.ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

const signIn = (visitor: Visitor, email: string, password: string, token?: string) =>
  post(visitor, '/api/auth/login', { email, password }, token)

async function newAccount(visitor: Visitor): Promise<Account> {
  const email = `${randomUUID()}@example.org`
  const reply = await post(visitor, '/api/auth/register', { email, password, display_name: 'Ada' })
  if (reply.status !== 201) throw new Error(`register answered ${reply.status}: ${reply.body}`)
  return { email, token: tokenIn(reply) }
}

function tokenIn({ body }: Reply): string {
  const answer: unknown = JSON.parse(body)
  return typeof answer === 'object' && answer !== null && 'token' in answer ? String(answer.token) : ''
}

/** A sentence where not all of the replies have the status. */
const allAre = (status: number, who: string, replies: readonly Reply[]): string[] =>
  replies.filter((reply) => reply.status !== status).map((reply) => `${who} was answered ${reply.status} ${reply.body}`)

const lockOut = attempt({
  name: 'lock-out',
  what: 'Two strangers guess the password of an account to keep its owner out',
  cpuSeconds: 4,
  setup: ({ visitor }) => newAccount(visitor(20)),
  async attack({ visitor }, { email, token }) {
    const strangers = Array.from({ length: 14 }, (_, index) => signIn(visitor(21 + (index % 2)), email, 'a guess of a stranger'))
    await Promise.all(strangers)
    const elsewhere = await signIn(visitor(23), email, password)
    // In the strangers' own network, where the limit of sign-ins is used up.
    const known = await signIn(visitor(21), email, password, token)
    return [elsewhere, known]
  },
  holds: (replies) => allAre(200, 'the owner', replies),
})

const parallelGuesses = attempt({
  name: 'parallel-guesses',
  what: 'Twenty-two guesses at once, so that none is counted before the others are looked at',
  cpuSeconds: 2,
  setup: ({ visitor }) => newAccount(visitor(24)),
  // One network may try ten sign-ins in five minutes; a guess is looked at only where the delay allows it.
  attack: ({ visitor }, { email }) => Promise.all(Array.from({ length: 22 }, () => signIn(visitor(25), email, 'one of many guesses'))),
  holds: (replies) => {
    const looked = replies.filter(({ status }) => status === 401).length
    return looked <= 5 ? [] : [`${looked} of 22 guesses were looked at, 5 may be`]
  },
})

const fullQueue = attempt({
  name: 'full-queue',
  what: 'Strangers at thirty addresses keep the queue of password checks full',
  cpuSeconds: 30,
  setup: ({ visitor }) => newAccount(visitor(26)),
  async attack({ visitor }, { email, token }) {
    const strangers = Array.from({ length: 300 }, (_, index) =>
      signIn(visitor(30 + (index % 30)), `${randomUUID()}@example.org`, 'a guess of a stranger'),
    )
    await pause(200)
    const known = await signIn(visitor(27), email, password, token)
    await Promise.all(strangers)
    return known
  },
  holds: (known) => allAre(200, 'a device that was signed in before', [known]),
})

const stolenToken = attempt({
  name: 'stolen-token',
  what: 'A stolen token is renewed after its owner has renewed it twice',
  cpuSeconds: 1,
  setup: ({ visitor }) => newAccount(visitor(28)),
  async attack({ visitor }, { token }) {
    const renew = (token: string) => post(visitor(28), '/api/auth/renew', {}, token)
    const newest = tokenIn(await renew(tokenIn(await renew(token))))
    const thief = await post(visitor(29), '/api/auth/renew', {}, token)
    const after = await visitor(29).ask('/api/favorites', { headers: { authorization: `Bearer ${newest}` } })
    return [thief, after]
  },
  holds: (replies) => allAre(401, 'a session whose token was stolen', replies),
})

const quietLog = attempt({
  name: 'quiet-log',
  what: 'Refused calls by the thousand, and what they leave in the security log',
  cpuSeconds: 6,
  setup: ({ visitor }) => newAccount(visitor(60)),
  async attack({ visitor, output }, { email, token }) {
    const before = output().length
    for (let round = 0; round < 40; round += 1)
      await Promise.all(Array.from({ length: 50 }, () => visitor(61).ask('/api/favorites', { headers: { authorization: 'Bearer guess' } })))
    await signIn(visitor(61), email, 'a guess of a stranger')
    const noted = () =>
      output()
        .slice(before)
        .split('\n')
        .filter((line) => line.includes('"security"'))
    // The answer may be here before the line that the server has written.
    for (let tries = 0; tries < 100 && !noted().some((line) => line.includes(refusedPassword)); tries += 1) await pause(20)
    return { lines: noted(), secrets: [email, token] }
  },
  holds: ({ lines, secrets }) => [
    ...(lines.some((line) => line.includes(refusedPassword)) ? [] : ['a wrong password was not noted']),
    ...(lines.length <= 10 ? [] : [`${lines.length} lines of security for 2000 refused calls`]),
    ...(secrets.some((secret) => lines.join('').includes(secret)) ? ['the log names an e-mail address or a token'] : []),
  ],
})

/** What is tried on sign-in, sessions and their log. */
export const accountAttempts = [lockOut, parallelGuesses, fullQueue, stolenToken, quietLog]
