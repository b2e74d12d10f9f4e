import { keepCoresBusy } from './test/busy.ts'
import { type Outcome, runStep } from './test/run-step.ts'
import { type Step, steps } from './test/steps.ts'

/**
 * `npm test`: every step of the table, cheapest first, until the first red one. `--no-browser` (`npm run check`) leaves out the browser,
 * `--full` (`npm run test:full`) plays every budget at its full size, `--busy` keeps two cores busy meanwhile. The last line is
 * `N passed, N failed`.
 */
const has = (flag: string): boolean => process.argv.includes(flag)
const chosen = has('--no-browser') ? steps.filter((step) => !step.browser) : steps
if (has('--full')) process.env['TEST_BUDGET'] = 'full'
if (has('--busy')) keepCoresBusy()
const total = { passed: 0, failed: 0 }
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s`
const start = performance.now()

/** What there is to say about a step besides its name. */
function remark(step: Step, { passed, skipped, hasRun, output }: Outcome): string {
  if (!hasRun) return `  ${output.trimEnd().split('\n').at(-1) ?? ''}`
  return `${step.report ? `  ${passed} passed` : ''}${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

for (const step of chosen) {
  const stepStart = performance.now()
  const outcome = await runStep(step)
  total.passed += outcome.passed
  total.failed += outcome.failed
  console.log(`${outcome.failed === 0 ? 'ok ' : 'RED'} ${seconds(stepStart)}  ${step.name}${remark(step, outcome)}`)
  if (outcome.failed > 0) {
    console.log(`\n${outcome.output}\n${step.name} failed: ${step.command.join(' ')}`)
    break
  }
}

console.log(`\n    ${seconds(start)}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
