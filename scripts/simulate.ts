import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

/** `npm run simulate -- --schedules N --seed S`: plays N random schedules of faults, beginning with seed S. */
const { values } = parseArgs({
  options: { schedules: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
})
const whole = (name: string, text: string): string => {
  if (/^\d{1,9}$/.test(text)) return text
  console.error(`--${name} must be a whole number; it is "${text}".`)
  process.exit(1)
}
const env = {
  ...process.env,
  SIMULATE_SCHEDULES: whole('schedules', values.schedules),
  SYNC_SEED: whole('seed', values.seed),
  SIMULATE_MS: '86400000',
}
const command = ['vitest', 'run', '--project', 'simulation', '--testTimeout', '86400000', '-t', 'no schedule']
process.exit(spawnSync('npx', command, { stdio: 'inherit', env }).status ?? 1)
