import type { Endpoint } from '#contract/endpoints.ts'

export type LimitName = NonNullable<Endpoint['limit']> | 'member' | 'anonymous'

/** How often one address (of IPv6: its /64) or one member may call, before any password is hashed. Windows in ms. */
export const limits: Record<LimitName, { max: number; windowMs: number; by: 'address' | 'member' }> = {
  login: { max: 10, windowMs: 5 * 60_000, by: 'address' },
  register: { max: 5, windowMs: 60 * 60_000, by: 'address' },
  member: { max: 600, windowMs: 60_000, by: 'member' },
  anonymous: { max: 120, windowMs: 60_000, by: 'address' },
}

/**
 * Wrong passwords of one account, from wherever: after `free` within the window each further try has to wait, twice as long
 * every time up to `maxDelayMs`. Never a lock: strangers must not be able to shut a member out.
 */
export const guesses = { free: 5, windowMs: 15 * 60_000, firstDelayMs: 1000, maxDelayMs: 60_000 } as const

/** Password hashes at a time and in the queue; whoever comes after is told to come back. */
export const hashing = { concurrency: 2, queue: 20 } as const

/** Request bodies in bytes. */
export const bodyLimits = { default: 64 * 1024, push: 512 * 1024 } as const

/**
 * Open event streams, one for each browser, and how long one that finds no place polls before it tries again. A quiet stream takes about
 * 25 kB and asks for its session every 20 s: a member's come to 2.5 MB at most, all of a process to 100 MB and 200 questions a second.
 */
export const streamLimits = { perMember: 100, perProcess: 4000, retryAfterSeconds: 300 } as const
