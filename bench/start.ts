import { loadavg, tmpdir } from 'node:os'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { newProfile } from '#support/browser.ts'
import { median, type Times } from '#support/content-time.ts'
import { cards } from '#support/person.ts'
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

/** Prints one line per way to start; true when its bars hold. */
function report(way: Way): boolean {
  const cells = (['firstPaint', 'content'] as const).map((what) => {
    const [ours, theirs] = [middle(product, way, what), middle(bare, way, what)]
    return { text: `${ours.toFixed(0)} / ${theirs.toFixed(0)} ms = ${(ours / theirs).toFixed(2)}x`, ratio: ours / theirs, what }
  })
  console.log(`${way.padEnd(9)}${cells.map(({ text }) => text.padEnd(26)).join('')}`)
  return way !== 'offline' || cells.every(({ ratio, what }) => ratio <= bars[what])
}

try {
  await measureAll()
  console.log(
    `Matinee / bare page, medians of ${rounds}; load average ${loadavg()
      .map((load) => load.toFixed(2))
      .join(' ')}`,
  )
  console.log(`${' '.repeat(9)}${'first paint'.padEnd(26)}content`)
  const held = ways.map(report).every(Boolean)
  console.log(
    held ? 'The bars hold.' : `Missed: offline must show content within ${bars.content}x and first paint within ${bars.firstPaint}x.`,
  )
  process.exitCode = held ? 0 : 1
} finally {
  await Promise.all(sites.map((site) => site.close()))
  await rm(folder, { recursive: true })
}
