import { median } from '#support/content-time.ts'
import { startTestServer } from '#support/server.ts'

/**
 * `npm run bench -- sign-in`: refusing an unknown address takes as long as refusing a wrong password, so that the time does not tell
 * which addresses have an account. Red when the ratio of the medians is beyond its bars.
 */
const bars = { least: 0.6, most: 1.6 } as const
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
const ratio = median(times.unknown) / median(times.known)
const holds = ratio >= bars.least && ratio <= bars.most
console.log(
  `${holds ? 'ok ' : 'RED'}  ${ratio.toFixed(2)}  (bars ${bars.least} to ${bars.most})  an unknown address beside a wrong password`,
)
if (!holds) process.exitCode = 1
