import { type Figure, gatherFigures } from './proof/figures.ts'
import { writeProof } from './proof/page.ts'
import { keepCoresBusy } from './test/busy.ts'
import { type Outcome, runStep } from './test/run-step.ts'
import { type Step, steps } from './test/steps.ts'

/**
 * `npm test`: every step of the table, cheapest first, those for one core two at a time, until something is red. `--no-browser` (`npm run check`) leaves out the browser,
 * `--full` (`npm run test:full`) plays every budget at its full size and the journeys marked `@full`, `--busy` keeps two cores busy
 * meanwhile. The last line is `N passed, N failed`; `--write` writes the figures into docs/PROOF.md, those of a busy run beside the others.
 */
const has = (flag: string): boolean => process.argv.includes(flag)
const toRun = has('--no-browser') ? steps.filter((step) => !step.browser) : steps
const chosen = has('--full') ? toRun : toRun.map((step) => ({ ...step, command: [...step.command, ...(step.quick ?? [])] }))
if (has('--full')) process.env['TEST_BUDGET'] = 'full'
if (has('--busy')) keepCoresBusy()
const total = { passed: 0, failed: 0 }
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s`
const start = performance.now()
const figures: Figure[] = []

/** What there is to say about a step besides its name. */
function remark(step: Step, { passed, skipped, hasRun, output }: Outcome): string {
  if (!hasRun || step.said) return `  ${output.trimEnd().split('\n').at(-1) ?? ''}`
  return `${step.report ? `  ${passed} passed` : ''}${skipped > 0 ? `, ${skipped} skipped` : ''}${seedsIn(output)}`
}

/** From which seeds random schedules were played: `--full` draws others every time. */
const seedsIn = (output: string): string => [...new Set(output.match(/^seed \d+/gm))].map((seed) => `, ${seed}`).join('')

/** What docs/PROOF.md says of a step that held. */
function stepFigure({ name, report }: Step, { passed, hasRun }: Outcome, since: number): Figure {
  const counted = report === undefined ? 'holds' : `${passed.toLocaleString('en')} passed`
  return {
    promise: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    figure: hasRun ? `${counted}, ${seconds(since).trim()}` : 'not run on this machine',
    bar: 'nothing fails',
    holds: true,
  }
}

/** Runs a step and says what came of it. */
async function play(step: Step): Promise<void> {
  const stepStart = performance.now()
  const { result: outcome, figures: published } = await gatherFigures((variables) => runStep(step, variables))
  total.passed += outcome.passed
  total.failed += outcome.failed
  console.log(`${outcome.failed === 0 ? 'ok ' : 'RED'} ${seconds(stepStart)}  ${step.name}${remark(step, outcome)}`)
  if (outcome.failed > 0) console.log(`\n${outcome.output}\n${step.name} failed: ${step.command.join(' ')}`)
  figures.push(...published, stepFigure(step, outcome, stepStart))
}

const waiting = [...chosen]
/** Plays what waits, up to the first step that is not like this one, until something is red. */
async function playLike(first: Step): Promise<void> {
  for (let step = waiting[0]; total.failed === 0 && step !== undefined && step.cores === first.cores; step = waiting[0]) {
    waiting.shift()
    await play(step)
  }
}
for (let next = waiting[0]; total.failed === 0 && next !== undefined; next = waiting[0]) {
  const like = next
  await Promise.all(Array.from({ length: like.cores === 1 ? 2 : 1 }, () => playLike(like)))
}

console.log(`\n    ${seconds(start)}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
if (has('--write')) {
  if (total.failed === 0 && !has('--no-browser')) writeProof(has('--busy') ? 'busy' : 'test', figures)
  else console.log('docs/PROOF.md stays as it is: it is written when every step was run and held')
}
process.exit(total.failed === 0 ? 0 : 1)
