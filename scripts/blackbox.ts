import { randomInt } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { prepareDevices } from '../tests/blackbox/devices.ts'
import { planOf } from '../tests/blackbox/plan.ts'
import { playRound, type Round } from '../tests/blackbox/round.ts'
import { buildWhenStale } from './build-when-stale.ts'
import { table } from './markdown.ts'
import { writeProof } from './proof/page.ts'

/**
 * `npm run blackbox`: three browsers of one member and one of another, the production build and a real server, everything random at
 * once; compares all of them with a ledger held outside the app. `-- --rounds N --seed S` plays the N rounds from seed S on; `--write`
 * writes the table into docs/PROOF.md.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '1' }, seed: { type: 'string' }, write: { type: 'boolean', default: false } },
})
const rounds = Number(values.rounds)
const firstSeed = Number(values.seed ?? randomInt(1_000_000))
if (![rounds, firstSeed].every((n) => Number.isInteger(n) && n > 0)) {
  console.error('--rounds and --seed take whole numbers above 0.')
  process.exit(1)
}

const count = (round: Round, does: string): number =>
  round.plan.waves.flatMap(({ server, devices }) => [server, ...Object.values(devices)]).filter((step) => step?.does === does).length

/** What the table says of a round, column by column. */
const columns: Record<string, (round: Round) => number> = {
  steps: ({ steps }) => steps,
  decisions: ({ made }) => made,
  'shown as kept': ({ kept }) => kept,
  kills: (round) => count(round, 'kill'),
  restores: ({ restores }) => restores,
  'sign-ins': (round) => count(round, 'enter') + count(round, 'switch'),
  'clocks set': (round) => count(round, 'clock'),
  lost: ({ losses }) => losses.lost.length,
  doubled: ({ losses }) => losses.doubled.length,
  leaked: ({ losses }) => losses.leaked.length,
  'later decision lost': ({ losses }) => losses.overruled.length,
  excused: ({ excused }) => excused,
  'told in doubt': ({ toldInDoubt }) => toldInDoubt,
  seconds: ({ seconds }) => Math.round(seconds),
}

/** Keeps everything there is to know about a round that failed, and says where. */
function keepEvidence({ plan, evidence, ledger }: Round): string {
  const folder = mkdtempSync(join(tmpdir(), `matinee-blackbox-${plan.seed}-`))
  const keep = (name: string, content: unknown): void =>
    writeFileSync(
      join(folder, `${name}.json`),
      JSON.stringify(content, (_, value: unknown) => (value instanceof Map || value instanceof Set ? [...value] : value), 2),
    )
  keep('plan', plan)
  keep('ledger', ledger)
  keep('server', evidence.server)
  for (const [name, dump] of Object.entries(evidence.devices)) keep(name, dump)
  return folder
}

/** Prints what a round came to; of one that failed also where the evidence is. */
function report(round: Round): void {
  const { seed, waves } = round.plan
  const wrong = [...Object.values(round.losses).flat(), ...round.complaints]
  const counts = Object.entries(columns).map(([name, value]) => `${value(round)} ${name}`)
  console.log(`${wrong.length === 0 ? 'ok ' : 'RED'} seed ${seed}: ${counts.join(', ')}; ${round.undone} steps could not be done`)
  if (wrong.length === 0) return
  for (const [what, sentences] of Object.entries({ ...round.losses, complaints: round.complaints }))
    for (const sentence of new Set(sentences)) console.log(`       ${what}: ${sentence.replaceAll(/\s+/g, ' ')}`)
  for (const [index, wave] of waves.entries()) console.log(`       wave ${index}: ${JSON.stringify(wave)}`)
  console.log(`     what was compared is in ${keepEvidence(round)}; again: npm run blackbox -- --rounds 1 --seed ${seed}`)
  process.exitCode = 1
}

buildWhenStale()
const devices = await prepareDevices()
const played: Round[] = []
try {
  for (let seed = firstSeed; seed < firstSeed + rounds; seed += 1) {
    const round = await playRound(planOf(seed), devices)
    played.push(round)
    report(round)
  }
} finally {
  await devices.remove()
}

const sum = (value: (round: Round) => number): number => played.reduce((total, round) => total + value(round), 0)
const details = table([
  ['rounds', ...Object.keys(columns)],
  [String(played.length), ...Object.values(columns).map((value) => String(sum(value)))],
])
console.log(`\n${details}`)

if (values.write) {
  const clean = played.filter(({ losses, complaints }) => Object.values(losses).flat().length + complaints.length === 0)
  const promise = 'Nothing of what four browsers show as kept is lost, doubled or leaked, whatever happens to them and the server at once'
  const figure = `${clean.length} of ${played.length} rounds clean, seeds ${firstSeed} to ${firstSeed + rounds - 1}`
  writeProof('blackbox', [{ promise, figure, bar: 'all', holds: clean.length === played.length }], details)
}
