import { once } from 'node:events'
import type { Visitor } from './visitor.ts'

/** The server that is attacked, as an attacker sees it, and what its machine tells of it. */
export interface Target {
  port: number
  /** Somebody at an address of their own; the same number is the same address. */
  visitor: (number: number) => Visitor
  /** Everything the server has printed so far. */
  output: () => string
  /** Rises when the attack is to end by itself. */
  signal: AbortSignal
}

/** One row of the table of attempts. */
export interface Row<Setup, Outcome> {
  /** For `--only`. */
  name: string
  /** What is tried, for the table. */
  what: string
  /** What the server may spend on it at most, in seconds of one core, beyond what the bystander costs. */
  cpuSeconds: number
  /** Settings of the server besides the usual ones. */
  env?: Record<string, string>
  /** What has to be there before: accounts, rows. Nothing of it is measured. */
  setup: (target: Target) => Promise<Setup>
  /** The attack itself; it ends by itself, or soon after `target.signal` rises. */
  attack: (target: Target, setup: Setup) => Promise<Outcome>
  /** What must hold besides the bars of every attempt: a sentence for each thing that does not. */
  holds: (outcome: Outcome, target: Target, setup: Setup) => readonly string[] | Promise<readonly string[]>
}

/** A row as it is played: first `prepare`, then `attack`, then `complaints`. */
export interface Attempt extends Pick<Row<unknown, unknown>, 'name' | 'what' | 'cpuSeconds' | 'env'> {
  prepare: (target: Target) => Promise<Prepared>
}

export interface Prepared {
  /** Attacks, and answers with the question whether everything held. */
  attack: () => Promise<{ complaints: () => Promise<readonly string[]> }>
}

/** Makes a row of the table; `setup` and `attack` hand on what they like. */
export function attempt<Setup = undefined, Outcome = undefined>(row: Row<Setup, Outcome>): Attempt {
  const { name, what, cpuSeconds, env } = row
  return {
    name,
    what,
    cpuSeconds,
    ...(env && { env }),
    async prepare(target) {
      const setup = await row.setup(target)
      return {
        async attack() {
          const outcome = await row.attack(target, setup)
          return { complaints: async () => row.holds(outcome, target, setup) }
        },
      }
    },
  }
}

/** For a row that needs nothing beforehand. */
export const nothing = async (): Promise<undefined> => undefined

/** Resolves when the attack is to end. */
export const until = (signal: AbortSignal): Promise<unknown> => (signal.aborted ? Promise.resolve() : once(signal, 'abort'))

/** Asks again and again on so many connections until the attack is to end. */
export async function asFastAsTheyGo(connections: number, signal: AbortSignal, ask: () => Promise<unknown>): Promise<void> {
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (!signal.aborted) await ask()
    }),
  )
}
