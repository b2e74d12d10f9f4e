import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import * as engine from '../tests/simulation/engine.ts'
import { findMutants } from '../tests/simulation/find-mutants.ts'
import { mutants, reachable } from '../tests/simulation/mutants.ts'
import type { Plan } from '../tests/simulation/plan.ts'
import { playEverywhere } from '../tests/simulation/play-everywhere.ts'
import { inMemory, runSchedule } from '../tests/simulation/run-schedule.ts'
import { mutantsFigure, schedulesFigure } from '../tests/simulation/figures.ts'
import { writeProof } from './proof/page.ts'

const help = `npm run simulate -- [--schedules N] [--seed S] [--plan JSON] [--trace] [--dexie] [--mutants [--only NAME,NAME]] [--write]
  plays N random schedules of faults (20000 unless given), beginning with seed S (others every time unless given), all in memory;
  --plan plays one schedule as it was printed; --trace says what happens; --dexie plays them on the app's database and on SQL
  (PostgreSQL where TEST_DATABASE_URL names one);
  --mutants looks for every planted bug, or those of --only, and prints the schedule to record beside each;
  --write writes the figures into docs/PROOF.md: of random schedules in memory, or of all planted bugs.`

const options = {
  schedules: { type: 'string', default: '20000' },
  seed: { type: 'string' },
  plan: { type: 'string' },
  trace: { type: 'boolean', default: false },
  dexie: { type: 'boolean', default: false },
  mutants: { type: 'boolean', default: false },
  only: { type: 'string' },
  write: { type: 'boolean', default: false },
} as const

/** So many random schedules are tried for each planted bug. */
const patience = 25_000

function fail(sentence: string): never {
  console.error(`${sentence}\n${help}`)
  process.exit(1)
}

function readOptions() {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

const whole = (name: string, text: string): number =>
  /^\d{1,9}$/.test(text) ? Number(text) : fail(`--${name} must be a whole number; it is "${text}".`)

function planIn(text: string): Plan {
  try {
    const plan = JSON.parse(text) as unknown
    if (typeof plan === 'object' && plan !== null && 'seed' in plan && 'devices' in plan && 'faults' in plan) return plan as Plan
  } catch {
    // Said below.
  }
  return fail(`--plan must be JSON with seed, devices and faults, as a failing run prints it; it is "${text}".`)
}

/** Plays one schedule; answers with the broken laws. */
async function playPlan(plan: Plan, isTraced: boolean): Promise<string[]> {
  const trace = isTraced && { trace: (line: string) => console.log(line) }
  return runSchedule(engine, plan, { ...inMemory, ...trace })
}

/** Looks for planted bugs; answers with the names of those that no schedule shows. */
async function searchMutants(names: readonly string[]): Promise<string[]> {
  const found = await findMutants({ names, patience })
  const missed = names.filter((name) => (found.get(name) ?? null) === null)
  for (const name of names) console.log(`  ${name}: ${found.get(name) ?? 'NOT FOUND'}`)
  console.log(`found ${names.length - missed.length} of ${names.length} planted bugs`)
  if (given.write) writeProof('mutants', [mutantsFigure(names.length - missed.length, names.length)])
  return missed.map((name) => `no schedule of ${patience} shows ${name}`)
}

const given = readOptions()
const names = given.only?.split(',') ?? reachable
const unknown = names.filter((name) => !(name in mutants))
if (unknown.length > 0) fail(`There is no planted bug "${unknown.join('", "')}".`)
if (given.write && (given.dexie || given.plan !== undefined || given.only !== undefined))
  fail('--write goes with random schedules in memory, or with all planted bugs.')

/** Plays random schedules; answers with the broken laws. */
async function playSchedules(): Promise<string[]> {
  console.log(`${settings.schedules} schedules from seed ${settings.firstSeed} on`)
  const outcome = await playEverywhere(settings)
  if (given.write) writeProof('simulate', [schedulesFigure(outcome)])
  return outcome.failures
}

const settings = {
  firstSeed: given.seed === undefined ? randomInt(1, 100_000_000) : whole('seed', given.seed),
  schedules: whole('schedules', given.schedules),
  trace: given.trace,
  real: given.dexie,
}
const failures = given.mutants
  ? await searchMutants(names)
  : given.plan === undefined
    ? await playSchedules()
    : await playPlan(planIn(given.plan), given.trace)
for (const failure of failures) console.error(failure)
process.exit(failures.length === 0 ? 0 : 1)
