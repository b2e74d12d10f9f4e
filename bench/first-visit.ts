import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newProfile } from '#support/browser.ts'
import { median } from '#support/content-time.ts'
import { startFaultProxy } from '#support/fault-proxy.ts'
import { newLine } from '#support/fault-wires.ts'
import { report } from './figures.ts'
import type { Measure } from '../scripts/proof/figures.ts'
import { type Line, measureInCharge, mobileData } from './sample.ts'
import { openSite } from './sites.ts'

/**
 * `npm run bench -- first-visit`: how long somebody new has to stay until the app opens without a network, on a phone with the processor
 * slowed down four times: over a line as fast as it gets, and over mobile data, six requests at a time (HTTP/1.1). The browser itself would slow down
 * what a page fetches, not its worker. Red when the first takes more than
 * three seconds, or the second more than five.
 */
const visits = 9
const lines = [
  { name: 'over a fast line', barMs: 3000 },
  { name: 'over 1.6 Mbit/s with 150 ms', line: mobileData, barMs: 5000 },
]

const folder = await mkdtemp(join(tmpdir(), 'matinee-bench-'))
const site = await openSite({ build: 'dist', data: folder, rendersViews: true })

/** Ways to the server that are together as slow as a line. */
async function behind({ down, latency }: Line): Promise<{ url: string; close: () => Promise<unknown> }> {
  const far = await startFaultProxy(Number(new URL(site.url).port))
  far.setFault({ kind: 'delay', ms: latency })
  const narrow = await startFaultProxy(Number(new URL(far.url).port))
  narrow.setFault({ kind: 'line', line: newLine(down, () => false) })
  return { url: narrow.url, close: () => Promise.all([narrow.stop(), far.stop()]) }
}

async function inCharge(line: Line | undefined): Promise<number> {
  const way = line && (await behind(line))
  const profile = await newProfile()
  try {
    return await measureInCharge(profile.folder, way?.url ?? site.url)
  } finally {
    await profile.remove()
    await way?.close()
  }
}

try {
  const rows: Measure[] = []
  for (const { name, line, barMs } of lines) {
    const times: number[] = []
    while (times.length < visits) times.push(await inCharge(line))
    rows.push({
      promise: `Home, first visit ${name}: until the worker is in charge, so that it opens without a network`,
      value: median(times),
      unit: 'ms',
      bar: barMs,
    })
  }
  report(rows)
} finally {
  await site.close()
  await rm(folder, { recursive: true })
}
