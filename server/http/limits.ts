import { availableParallelism } from 'node:os'
import type { Endpoint } from '#contract/endpoints.ts'
import type { LaneLimits } from '../lanes.ts'

/** What computes for long leaves one core to everybody's answers, where there is more than one. */
const coresToSpare = Math.max(1, availableParallelism() - 1)

export type LimitName = NonNullable<Endpoint['limit']> | 'member' | 'anonymous' | 'catalogue' | 'picture' | 'any'

/**
 * How often one address (of IPv6: its /64) or one member may call, before anything is done for them. Windows in ms. Several people share an
 * address: the app asks the movie database 100 things a minute at most, and a page shows up to 100 pictures. A device that was signed in
 * before has a sign-in limit of its own.
 */
export const limits: Record<LimitName, { max: number; windowMs: number; by: 'address' | 'member' }> = {
  login: { max: 10, windowMs: 5 * 60_000, by: 'address' },
  register: { max: 5, windowMs: 60 * 60_000, by: 'address' },
  removal: { max: 5, windowMs: 60 * 60_000, by: 'address' },
  member: { max: 600, windowMs: 60_000, by: 'member' },
  anonymous: { max: 120, windowMs: 60_000, by: 'address' },
  // Questions to the movie database that no kept answer answers, or to the demo's.
  catalogue: { max: 1200, windowMs: 60_000, by: 'address' },
  // Pictures that are not kept and have to be made.
  picture: { max: 1200, windowMs: 60_000, by: 'address' },
  // Whatever it is: pages, files, kept pictures and all of the above.
  any: { max: 6000, windowMs: 60_000, by: 'address' },
}

/** A call of a member counts for one more with every so many rows that it writes or reads. A clear counts as many: it looks at all of its list. */
export const rowsPerCall = { written: 10, read: 250, clear: 500 } as const

/**
 * Costly work that networks share out among themselves. An original may have 10 MB; the movie database allows about forty questions a second
 * from one address; what is computed in one go keeps everybody waiting meanwhile.
 */
export const lanes = {
  computed: { lanes: 1, perNetwork: 1, queue: 500 },
  pictures: { lanes: 6, perNetwork: 4, queue: 500 },
  // Of those, on a core. All of them come from the row above.
  encoding: { lanes: coresToSpare, perNetwork: 1, queue: 6 },
  questions: { lanes: 20, perNetwork: 12, queue: 500 },
  // Whose session a token is of: a network that asks hundreds of things at once waits for its own, not everybody for the database.
  lookups: { lanes: 4, perNetwork: 1, queue: 2000 },
  // Each member counts as a network here: their long answers go out one after another.
  longAnswers: { lanes: 500, perNetwork: 1, queue: 500 },
  // And their pushes are applied one after another: they would wait for each other on the rows of the account anyway.
  pushes: { lanes: 500, perNetwork: 1, queue: 500 },
} as const satisfies Record<string, LaneLimits>

/** How long the event loop is left to others after an answer that is computed in one go: a change on PostgreSQL takes several turns of it. */
export const restMs = 4

/** The longest addresses that are read, in characters: what other apps share may be long, a question of the app has a few hundred. */
export const longestAddress = { any: 8192, catalogue: 2048 } as const

/**
 * Wrong passwords of one account from one network, or from one device that was signed in to it before: after `free` within the window each
 * further try has to wait, twice as long every time up to `maxDelayMs`. Never a lock, and nobody waits for what others have tried:
 * strangers must not be able to shut a member out (decision 75).
 */
export const guesses = { free: 5, windowMs: 15 * 60_000, firstDelayMs: 1000, maxDelayMs: 60_000 } as const

/**
 * Password hashes at a time and in the queue; whoever comes after is told to come back. The last `kept` places are for devices that were
 * signed in before.
 */
export const hashing = { concurrency: coresToSpare, queue: 20, kept: 8 } as const

/**
 * Connections: how many, how many requests one of them may have under way (browsers send the next when they have the answer), and how long one may take
 * in ms: for the head of a request, for all of it, and without a byte in either direction. Where a proxy stands in front, it opens all of them, and
 * those of an address are its to count.
 */
export const connectionLimits = {
  perProcess: 5000,
  perAddress: 400,
  requestsUnderWay: 8,
  headMs: 15_000,
  requestMs: 30_000,
  silenceMs: 60_000,
} as const

/** How many requests go on in one loop of the event loop; each of them keeps everybody waiting for less than a millisecond. */
export const requestsPerLoop = 4

/**
 * What requests and their answers may hold in memory until they are read, bytes: a request so much by itself, a streamed answer what its buffers hold, any
 * other all of it. One answer of an address may be larger than the bound, or what is large could never be had.
 */
export const memoryLimits = {
  request: 8 * 1024,
  stream: 128 * 1024,
  perAddress: 16 * 1024 * 1024,
  perProcess: 96 * 1024 * 1024,
  retryAfterSeconds: 5,
} as const

/** Request bodies in bytes. */
export const bodyLimits = { default: 64 * 1024, push: 512 * 1024 } as const

/**
 * Open event streams, one for each browser, and how long one that finds no place polls before it tries again. A quiet stream takes about
 * 25 kB and asks for its session every 20 s: a member's come to 2.5 MB at most, all of a process to 100 MB and 200 questions a second.
 */
export const streamLimits = { perMember: 100, perAddress: 200, perProcess: 4000, retryAfterSeconds: 300 } as const
