import { median } from '#support/content-time.ts'
import { startTestServer } from '#support/server.ts'
import { report } from './figures.ts'

/**
 * `npm run bench -- sign-in`: refusing an unknown address takes as long as refusing a wrong password, so that the time does not tell
 * which addresses have an account. Red when the ratio of the medians is beyond its bar.
 */
const bar = 1.6
const rounds = 15

const server = await startTestServer()
const { email } = await server.register()

/** ms until the refusal. */
async function refused(address: string): Promise<number> {
  const start = performance.now()
  await server.call('login', { body: { email: address, password: 'not that one' } })
  return performance.now() - start
}

const times = { known: [] as number[], unknown: [] as number[] }
await refused('nobody@example.org')
for (let round = 0; round < rounds; round += 1) {
  times.known.push(await refused(email))
  times.unknown.push(await refused('nobody@example.org'))
}
await server.close()
const [unknown, known] = [median(times.unknown), median(times.known)]
const promise = 'Refusing an unknown address and refusing a wrong password, the longer beside the shorter'
const detail = `${unknown.toFixed(1)} and ${known.toFixed(1)} ms`
report([{ promise, value: Math.max(unknown, known) / Math.min(unknown, known), unit: 'times', bar, detail }])
