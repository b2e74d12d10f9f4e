import * as engine from './engine.ts'
import { inThread, threads } from './in-thread.ts'
import { allPairs } from './pairs.ts'
import type { Played, Share } from './random.ts'
import { shrink } from './shrink.ts'

export interface Outcome {
  firstSeed: number
  played: number
  /** None is a pass. */
  failures: string[]
  /** The pairs of faults that never happened in one schedule. */
  unmet: string[]
  perSecond: number
  /** On the app's own database and on SQL instead of in memory. */
  real: boolean
}

/** Plays random schedules on two threads and says how it went, on standard output; a failing one is made shorter first. */
export async function playEverywhere(settings: Omit<Share, 'step'>): Promise<Outcome> {
  const start = performance.now()
  const shares = settings.schedules === 1 ? 1 : threads
  const results = await Promise.all(
    Array.from({ length: shares }, (_, offset) =>
      inThread<Played>(new URL('./worker.ts', import.meta.url), { share: { ...settings, step: shares }, offset }),
    ),
  )
  for (const line of results.flatMap(({ lines }) => lines)) process.stdout.write(`${line}\n`)
  const played = results.reduce((sum, result) => sum + result.played, 0)
  const seconds = (performance.now() - start) / 1000
  const perSecond = played / seconds
  const unmet = allPairs.filter((pair) => results.every(({ pairs }) => !pairs.has(pair)))
  process.stdout.write(
    `seed ${settings.firstSeed}: ${played} schedules${settings.real ? ' on Dexie and SQL' : ''} without a broken law in ${seconds.toFixed(0)} s, ${perSecond.toFixed(1)} per second on ${shares} threads; ${allPairs.length - unmet.length} of ${allPairs.length} pairs of faults met\n`,
  )
  const failures: string[] = []
  for (const { failure } of results) if (failure) failures.push(await reportOf(failure, settings.real))
  return { firstSeed: settings.firstSeed, played, failures, unmet, perSecond, real: settings.real ?? false }
}

async function reportOf({ plan, found }: NonNullable<Played['failure']>, real = false): Promise<string> {
  const command = `npm run simulate -- --seed ${plan.seed} --schedules 1 --trace${real ? ' --dexie' : ''}`
  const full = [`seed ${plan.seed}; see it with: ${command}`, ...found]
  // In memory: what only a database shows stays as long as it is.
  const shorter = await shrink(engine, plan)
  if (shorter === undefined) return full.join('\n  ')
  const {
    steps,
    plan: { faults, devices },
  } = shorter
  const size = `${steps} steps, ${faults.length} kinds of fault, ${devices} ${devices === 1 ? 'device' : 'devices'}`
  const again = `npm run simulate -- --trace --plan '${JSON.stringify(shorter.plan)}'`
  return [...full, `shortened to ${size}; see that with: ${again}`, ...shorter.found].join('\n  ')
}
