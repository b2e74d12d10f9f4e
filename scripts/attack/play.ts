import { setTimeout as pause } from 'node:timers/promises'
import { freshDatabase } from '#support/databases.ts'
import { startServer } from '#support/server-process.ts'
import type { Attempt, Target } from './attempt.ts'
import { startBystanders } from './bystander.ts'
import { cpuSecondsOf, forgetPeak, peakMemoryOf } from './process-figures.ts'
import { visitorOf } from './visitor.ts'

/** What one run came to. */
export interface Played {
  /** The 99th percentile of the bystanders' waiting time, in ms. */
  waitMs: { before: number; during: number }
  /** What the attack cost the server, in seconds of one core, the two seconds after it included. */
  cpuSeconds: number
  /** The most memory the server held, in MB. */
  memoryMb: number
  acknowledged: number
  lost: number
  /** A sentence for everything that should not have been. */
  complaints: string[]
}

export interface PlayOptions {
  /** How long the bystanders are watched before the attack, and how long an attack goes on that does not end by itself. */
  seconds: number
  /** Of PostgreSQL; SQLite without one. */
  databaseUrl?: string
  /** Called when everybody is there and the attack begins. */
  onAttack?: () => void
}

/** What holds for every attempt. */
export const bars = { slower: 3, memoryMb: 400 } as const

/** Waiting times below this differ by chance, by what else the machine does. */
const smallestWaitMs = 10
const bystanders = 3

/** Plays the attempts, at once where they are several, against a server in a process of its own with a database of its own. */
export async function play(attempts: readonly Attempt[], { seconds, databaseUrl, onAttack }: PlayOptions): Promise<Played> {
  const { place, drop } = await freshDatabase(databaseUrl ?? '')
  const env = Object.assign({}, ...attempts.map((attempt) => attempt.env))
  const server = await startServer({ env: { ...env, ...('url' in place && { DATABASE_URL: place.url }) } })
  const ending = new AbortController()
  const visitor = (number: number) => visitorOf(server.port, number)
  const target: Target = { port: server.port, visitor, output: server.output, signal: ending.signal }
  try {
    const people = await Promise.all(
      Array.from({ length: bystanders }, async (_, index) => {
        const { address, signUp } = visitor(250 - index)
        return { address, token: await signUp() }
      }),
    )
    const prepared = await Promise.all(attempts.map(({ prepare }) => prepare(target)))
    const others = startBystanders({ port: server.port, people })
    await pause(1000)
    await others.lap()

    const idle = cpuSecondsOf(server.pid)
    await pause(seconds * 1000)
    const before = await others.lap()
    const perSecond = (cpuSecondsOf(server.pid) - idle) / seconds

    forgetPeak(server.pid)
    onAttack?.()
    const [begun, used] = [performance.now(), cpuSecondsOf(server.pid)]
    const bell = setTimeout(() => ending.abort(), seconds * 1000)
    const outcomes = await Promise.all(prepared.map(({ attack }) => attack()))
    clearTimeout(bell)
    // What a refused call has left behind goes on costing.
    await pause(2000)
    const during = await others.lap()
    const cpuSeconds = cpuSecondsOf(server.pid) - used - (perSecond * (performance.now() - begun)) / 1000
    const memoryMb = peakMemoryOf(server.pid)

    const complaints = (await Promise.all(outcomes.map((outcome) => outcome.complaints()))).flat()
    const ledger = await others.end()
    const refused = [...before.refused, ...during.refused]
    return {
      waitMs: { before: p99(before.waits), during: p99(during.waits) },
      cpuSeconds: Math.max(0, cpuSeconds),
      memoryMb,
      ...ledger,
      complaints: [
        ...complaints,
        ...(refused.length > 0 ? [`bystanders were refused ${refused.length} times, first with ${refused[0]?.slice(0, 200)}`] : []),
        ...(ledger.acknowledged === 0 ? ['nothing of the bystanders was acknowledged'] : []),
      ],
    }
  } finally {
    ending.abort()
    await server.kill()
    await drop()
  }
}

const p99 = (waits: readonly number[]): number => waits.toSorted((a, b) => a - b)[Math.ceil(waits.length * 0.99) - 1] ?? Number.NaN

/** How many times as long bystanders waited. */
export const slowerBy = ({ waitMs: { before, during } }: Played): number => during / Math.max(before, smallestWaitMs)

/** Everything that did not hold of one attempt: what it says itself, and the bars of all. */
export function verdict(played: Played, { cpuSeconds }: Pick<Attempt, 'cpuSeconds'>): string[] {
  const { complaints, lost, memoryMb } = played
  const slower = slowerBy(played)
  return [
    ...complaints,
    ...(lost > 0 ? [`${lost} changes that were acknowledged are lost`] : []),
    ...(slower <= bars.slower ? [] : [`bystanders waited ${slower.toFixed(1)} times as long, the bar is ${bars.slower}`]),
    ...(played.cpuSeconds <= cpuSeconds
      ? []
      : [`the server spent ${played.cpuSeconds.toFixed(1)} s of processor time, the bar is ${cpuSeconds}`]),
    ...(memoryMb <= bars.memoryMb ? [] : [`the server held ${Math.round(memoryMb)} MB, the bar is ${bars.memoryMb}`]),
  ]
}
