import { loadavg, tmpdir } from 'node:os'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { newProfile } from '#support/browser.ts'
import { median, type Times } from '#support/content-time.ts'
import { cards } from '#support/person.ts'
import type { Measure } from '../scripts/proof/figures.ts'
import { report } from './figures.ts'
import { measureStart, warmUp } from './sample.ts'
import { buildBarePage, openSite, type Site } from './sites.ts'

/**
 * `npm run bench`: how long the start takes, from the navigation to the first real titles, compared with a bare React page
 * under the same service worker. Every sample is a new browser process; pages and ways to start take turns. Red when a
 * bar is missed: offline content at most 2.0 times the bare page's, its first paint at most 1.0 times.
 */
const rounds = 9
const bars = { content: 2, firstPaint: 1 } as const
const ways = ['cold', 'warm', 'offline'] as const
type Way = (typeof ways)[number]

const folder = await mkdtemp(join(tmpdir(), 'matinee-bench-'))
const bare = await openSite({
  name: 'bare page',
  build: await buildBarePage(join(folder, 'bare')),
  data: join(folder, 'bare-data'),
  content: 'h1',
})
const product = await openSite({ name: 'Matinee', build: 'dist', data: join(folder, 'data'), content: cards })
const sites = [bare, product]
const samples = new Map<string, Times[]>()
const sampled = (site: Site, way: Way): Times[] => samples.get(`${site.name} ${way}`) ?? []

async function take(site: Site, way: Way): Promise<void> {
  const fresh = way === 'cold' ? await newProfile() : undefined
  const times = await measureStart(fresh?.folder ?? site.profile, site.url, site.content)
  await fresh?.remove()
  samples.set(`${site.name} ${way}`, [...sampled(site, way), times])
}

async function measureAll(): Promise<void> {
  for (const site of sites) await warmUp(site.profile, site.url, site.content)
  for (let round = 0; round < rounds; round += 1) {
    for (const way of ways) {
      if (way === 'offline') await Promise.all(sites.map((site) => site.goOffline()))
      for (const site of sites) await take(site, way)
    }
    await Promise.all(sites.map((site) => site.goOnline()))
  }
}

const middle = (site: Site, way: Way, what: keyof Times): number => median(sampled(site, way).map((times) => times[what]))

const names = { firstPaint: 'first paint', content: 'first titles' } as const

/** Our time beside the bare page's, for one way to start; only the offline start has bars. */
function compare(way: Way, what: keyof typeof bars): Measure {
  const [ours, theirs] = [middle(product, way, what), middle(bare, way, what)]
  return {
    promise: `Start, ${way}, to the ${names[what]}, beside a bare React page with the same worker`,
    value: ours / theirs,
    unit: 'times',
    ...(way === 'offline' && { bar: bars[what] }),
    detail: `${ours.toFixed(0)} / ${theirs.toFixed(0)} ms`,
  }
}

try {
  await measureAll()
  console.log(
    `Matinee / bare page, medians of ${rounds}; load average ${loadavg()
      .map((load) => load.toFixed(2))
      .join(' ')}`,
  )
  report(ways.flatMap((way) => [compare(way, 'firstPaint'), compare(way, 'content')]))
} finally {
  await Promise.all(sites.map((site) => site.close()))
  await rm(folder, { recursive: true })
}
