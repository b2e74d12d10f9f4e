import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newProfile } from '#support/browser.ts'
import { median } from '#support/content-time.ts'
import { report } from './figures.ts'
import { measureInCharge } from './sample.ts'
import { openSite } from './sites.ts'

/**
 * `npm run bench -- first-visit`: how long somebody new has to stay until the app opens without a network, on a phone with the processor
 * slowed down four times. Red when it takes more than three seconds. The line is as fast as it gets: the browser slows down only what a
 * page fetches, not its worker.
 */
const visits = 9
const barMs = 3000

const folder = await mkdtemp(join(tmpdir(), 'matinee-bench-'))
const site = await openSite({ build: 'dist', data: folder, rendersHome: true })

try {
  const times: number[] = []
  for (let round = 0; round < visits; round += 1) {
    const profile = await newProfile()
    times.push(await measureInCharge(profile.folder, site.url))
    await profile.remove()
  }
  report([
    {
      promise: 'Home, first visit: until the worker is in charge, so that it opens without a network',
      value: median(times),
      unit: 'ms',
      bar: barMs,
    },
  ])
} finally {
  await site.close()
  await rm(folder, { recursive: true })
}
