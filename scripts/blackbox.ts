import { randomInt } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { prepareDevices } from '../tests/blackbox/devices.ts'
import { planOf } from '../tests/blackbox/plan.ts'
import { playRound, type Round } from '../tests/blackbox/round.ts'
import { buildWhenStale } from './build-when-stale.ts'
import { rowsBelow, table } from './markdown.ts'
import { proofPage, writeProof } from './proof/page.ts'

/**
 * `npm run blackbox`: three browsers of one member and one of another, the production build and a real server, everything random at
 * once; compares all of them with a ledger held outside the app. `-- --rounds N --seed S` plays the N rounds from seed S on; `--write`
 * writes the table into docs/PROOF.md, `--append` adds to the one that is there. Ctrl+C ends it after the round that is being played.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '1' }, seed: { type: 'string' }, write: { type: 'boolean' }, append: { type: 'boolean' } },
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

/** Everything that should not have been. */
const wrongIn = ({ losses, complaints }: Round): string[] => [...Object.values(losses).flat(), ...complaints]

/** Prints what a round came to; of one that failed also where the evidence is. */
function report(round: Round): void {
  const { seed, waves } = round.plan
  const wrong = wrongIn(round)
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
const ending = new AbortController()
process.once('SIGINT', () => ending.abort())
try {
  for (let seed = firstSeed; seed < firstSeed + rounds && !ending.signal.aborted; seed += 1) {
    const round = await playRound(planOf(seed), devices)
    played.push(round)
    report(round)
  }
} finally {
  await devices.remove()
}

const sum = (value: (round: Round) => number): number => played.reduce((total, round) => total + value(round), 0)
const head = ['seeds', 'rounds', 'clean', ...Object.keys(columns)]
const counted = [played.length, played.filter((round) => wrongIn(round).length === 0).length, ...Object.values(columns).map(sum)]
const sitting = [`${firstSeed} to ${firstSeed + played.length - 1}`, ...counted.map(String)]
const earlier = values.append ? rowsBelow(proofPage(), head).filter(([seeds]) => seeds !== 'all') : []
const sittings = [...earlier, sitting]
const totals = head.slice(1).map((_, column) => sittings.reduce((total, cells) => total + Number(cells[column + 1]), 0))
const details = table([head, ...sittings, ['all', ...totals.map(String)]])
console.log(`\n${details}`)

if (values.write || values.append) {
  const [all = 0, clean = 0] = totals
  const promise = 'Nothing of what four browsers show as kept is lost, doubled or leaked, whatever happens to them and the server at once'
  writeProof('blackbox', [{ promise, figure: `${clean} of ${all} rounds clean`, bar: 'all', holds: clean === all }], details)
}
