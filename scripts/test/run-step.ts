import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import type { Step } from './steps.ts'

interface Counts {
  passed: number
  failed: number
  skipped: number
}

export interface Outcome extends Counts {
  /** False where the step's tests could not run at all; its last line then says why. */
  hasRun: boolean
  /** All that the command printed, in its order. */
  output: string
}

interface Reporter {
  flags: readonly string[]
  count: (report: string) => Counts
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

const reporters: Record<NonNullable<Step['report']>, (file: string) => Reporter> = {
  vitest: (file) => ({
    flags: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    count: (report) => {
      const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(report) as VitestReport
      return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
    },
  }),
  playwright: () => ({
    flags: ['--reporter=list,json'],
    count: (report) => {
      const { expected, unexpected, flaky, skipped } = (JSON.parse(report) as PlaywrightReport).stats
      return { passed: expected, failed: unexpected + flaky, skipped }
    },
  }),
}

/** Runs one step to its end, with these variables besides ours in its environment. A command that fails without a failed test counts as one failure. */
export async function runStep(step: Step, variables: Record<string, string>): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'matinee-report-'))
  const file = join(folder, 'report.json')
  const reporter = step.report && reporters[step.report](file)
  const { code, output } = await run([...step.command, ...(reporter?.flags ?? [])], { ...variables, PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  const report = await readFile(file, 'utf8').catch(() => null)
  await rm(folder, { recursive: true })
  const hasRun = reporter === undefined || report !== null
  const counts = reporter && report !== null ? reporter.count(report) : { passed: code === 0 && hasRun ? 1 : 0, failed: 0, skipped: 0 }
  return { ...counts, failed: code === 0 ? counts.failed : Math.max(counts.failed, 1), hasRun, output }
}

function run([program = '', ...flags]: readonly string[], variables: Record<string, string>): Promise<{ code: number; output: string }> {
  const env = {
    ...process.env,
    PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter),
    NO_COLOR: '1',
    ...variables,
  }
  return new Promise((done) => {
    const child = spawn(program, flags, { env, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' })
    const printed: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => printed.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => printed.push(chunk))
    const finish = (code: number, note = '') => done({ code, output: Buffer.concat(printed).toString() + note })
    child.on('error', (error) => finish(1, `${program} cannot be started: ${error.message}\n`))
    child.on('close', (code) => finish(code ?? 1))
  })
}
