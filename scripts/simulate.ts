import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { gatherFigures } from './proof/figures.ts'
import { writeProof } from './proof/page.ts'

const help = `npm run simulate -- [--schedules N] [--seed S] [--plan JSON] [--trace] [--dexie] [--mutants] [--write]
  plays N random schedules of faults (20000 unless given), beginning with seed S, all in memory;
  --plan plays one schedule as it was printed; --trace says what happens; --dexie plays them on the app's database and on SQL; --mutants looks for every planted bug;
  --write writes the figures into docs/PROOF.md: of random schedules in memory, or of the planted bugs.`

const options = {
  schedules: { type: 'string', default: '20000' },
  seed: { type: 'string', default: '1' },
  plan: { type: 'string' },
  trace: { type: 'boolean', default: false },
  dexie: { type: 'boolean', default: false },
  mutants: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
} as const

function fail(sentence: string): never {
  console.error(`${sentence}\n${help}`)
  process.exit(1)
}

function given() {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

const whole = (name: string, text: string): string =>
  /^\d{1,9}$/.test(text) ? text : fail(`--${name} must be a whole number; it is "${text}".`)

/** The plan as it was given, once it is sure to be one. */
function planIn(text: string): string {
  try {
    const plan = JSON.parse(text) as unknown
    if (typeof plan === 'object' && plan !== null && 'seed' in plan && 'devices' in plan && 'faults' in plan) return text
  } catch {
    // Said below.
  }
  return fail(`--plan must be JSON with seed, devices and faults, as a failing run prints it; it is "${text}".`)
}

const { schedules, seed, plan, trace, dexie, mutants, write } = given()
if (write && (dexie || plan !== undefined)) fail('--write goes with random schedules in memory and with --mutants.')
const forever = '86400000'
const count = whole('schedules', schedules)
const env = {
  ...process.env,
  SYNC_SEED: whole('seed', seed),
  SIMULATE_SCHEDULES: count,
  SIMULATE_MS: forever,
  SIMULATE_STACK: count,
  SIMULATE_STACK_MS: forever,
  SIMULATE_TRACE: trace ? '1' : '0',
  SIMULATE_PATIENCE: '25000',
  ...(plan !== undefined && { SIMULATE_PLAN: planIn(plan) }),
}
const file = mutants ? 'mutants' : dexie ? 'full-stack' : 'random'
const command = [
  'vitest',
  'run',
  '--project',
  'simulation',
  '--testTimeout',
  forever,
  '--hookTimeout',
  forever,
  `tests/simulation/${file}.test.ts`,
]
const { result, figures } = await gatherFigures((variables) =>
  spawnSync('npx', command, { stdio: 'inherit', env: { ...env, ...variables } }),
)
if (write) writeProof(mutants ? 'mutants' : 'simulate', figures)
process.exit(result.status ?? 1)
