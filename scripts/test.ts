import { runStep } from './test/run-step.ts'
import { steps } from './test/steps.ts'

/**
 * `npm test`: every step of the table, cheapest first, until the first red one. `npm run check` leaves out the browser
 * (`--no-browser`). The last line is `N passed, N failed`.
 */
const chosen = process.argv.includes('--no-browser') ? steps.filter((step) => !step.browser) : steps
const total = { passed: 0, failed: 0 }
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1).padStart(6)} s`
const start = performance.now()

for (const step of chosen) {
  const stepStart = performance.now()
  const { passed, failed, output } = await runStep(step)
  total.passed += passed
  total.failed += failed
  const tests = step.report ? `  ${passed} passed` : ''
  const spoken = step.speaks ? `  ${output.trimEnd().split('\n').at(-1) ?? ''}` : ''
  console.log(`${failed === 0 ? 'ok ' : 'RED'} ${seconds(stepStart)}  ${step.name}${tests}${failed === 0 ? spoken : ''}`)
  if (failed > 0) {
    console.log(`\n${output}\n${step.name} failed: ${step.command.join(' ')}`)
    break
  }
}

console.log(`\n    ${seconds(start)}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
