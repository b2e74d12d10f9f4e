import { type Figure, gatherFigures } from './proof/figures.ts'
import { writeProof } from './proof/page.ts'
import { keepCoresBusy } from './test/busy.ts'
import { type Outcome, runStep } from './test/run-step.ts'
import { type Step, steps } from './test/steps.ts'

/**
 * `npm test`: every step of the table, cheapest first, until the first red one. `--no-browser` (`npm run check`) leaves out the browser,
 * `--full` (`npm run test:full`) plays every budget at its full size and the journeys marked `@full`, `--busy` keeps two cores busy
 * meanwhile. The last line is `N passed, N failed`; `--write` writes the figures into docs/PROOF.md.
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
  if (!hasRun) return `  ${output.trimEnd().split('\n').at(-1) ?? ''}`
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

for (const step of chosen) {
  const stepStart = performance.now()
  const { result: outcome, figures: published } = await gatherFigures((variables) => runStep(step, variables))
  total.passed += outcome.passed
  total.failed += outcome.failed
  console.log(`${outcome.failed === 0 ? 'ok ' : 'RED'} ${seconds(stepStart)}  ${step.name}${remark(step, outcome)}`)
  if (outcome.failed > 0) {
    console.log(`\n${outcome.output}\n${step.name} failed: ${step.command.join(' ')}`)
    break
  }
  figures.push(...published, stepFigure(step, outcome, stepStart))
}

console.log(`\n    ${seconds(start)}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
if (has('--write')) {
  if (total.failed === 0 && !has('--no-browser')) writeProof('test', figures)
  else console.log('docs/PROOF.md stays as it is: it is written when every step was run and held')
}
process.exit(total.failed === 0 ? 0 : 1)
