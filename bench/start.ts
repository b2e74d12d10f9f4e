import { loadavg, tmpdir } from 'node:os'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser, newProfile } from '#support/browser.ts'
import { median } from '#support/content-time.ts'
import { ada, cards, heart, signUp } from '#support/person.ts'
import type { Measure } from '../scripts/proof/figures.ts'
import { report } from './figures.ts'
import { measureStart, mobileData, type Start, warmUp } from './sample.ts'
import { buildBarePage, openSite, type Site } from './sites.ts'

/**
 * `npm run bench -- start`: how long a start takes on a phone, beside a bare React page under the same service worker. Every sample is a new
 * browser process with the processor slowed down four times; both pages and all screens take turns. Cold is a first visit over mobile data, by a link that somebody else has followed; offline, the
 * server's process has ended. The largest paint is that of the screen's titles and pictures.
 */
const rounds = 9
const heading = 'main h1'
const ways = ['cold', 'warm', 'offline'] as const
type Way = (typeof ways)[number]

interface Bars {
  firstPaint: number
  largestPaint: number
  longTasks: number
}

/** What a person starts with: the screen, in which way, and what it has to keep to (times the bare page's paint, ms). */
interface Row {
  way: Way
  screen: string
  path: string
  content: string
  bars?: Bars
}

const folder = await mkdtemp(join(tmpdir(), 'matinee-bench-'))
const bare = await openSite({ build: await buildBarePage(join(folder, 'bare')), data: join(folder, 'bare-data') })
const product = await openSite({ build: 'dist', data: join(folder, 'data'), rendersViews: true })

const first: Bars = { firstPaint: 0.8, largestPaint: 1.6, longTasks: 700 }
const again: Bars = { firstPaint: 0.9, largestPaint: 1.1, longTasks: 500 }
/** @param details the address of a movie's page as the app links to it: a shorter one leads there, and has no kept view */
const rowsOf = (details: string): readonly Row[] => [
  { way: 'cold', screen: 'home', path: '/', content: cards, bars: first },
  { way: 'cold', screen: 'details', path: details, content: heading, bars: first },
  { way: 'cold', screen: 'a list', path: '/movie/popular', content: cards, bars: first },
  { way: 'warm', screen: 'home', path: '/', content: cards, bars: { ...again, largestPaint: 1 } },
  { way: 'offline', screen: 'home', path: '/', content: cards, bars: { ...again, largestPaint: 1 } },
  { way: 'offline', screen: 'details', path: details, content: heading, bars: again },
  { way: 'offline', screen: 'a list', path: '/movie/popular', content: cards, bars: again },
  { way: 'offline', screen: 'search', path: '/search?q=night', content: cards, bars: again },
  { way: 'offline', screen: 'favorites', path: '/favorites', content: cards, bars: again },
  { way: 'offline', screen: 'watch', path: `/watch${details}`, content: heading },
]

const samples = new Map<string, Start[]>()
async function take(key: string, site: Site, path: string, content: string, way: Way): Promise<void> {
  const fresh = way === 'cold' ? await newProfile() : undefined
  const start = await measureStart(fresh?.folder ?? site.profile, site.url + path, content, fresh && mobileData)
  await fresh?.remove()
  samples.set(key, [...(samples.get(key) ?? []), start])
}

async function measureAll(rows: readonly Row[]): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const way of ways) {
      if (way === 'offline') await Promise.all([bare, product].map((site) => site.goOffline()))
      await take(`bare ${way}`, bare, '/', 'h1', way)
      for (const { screen, path, content } of rows.filter((row) => row.way === way)) {
        await take(`${screen} ${way}`, product, path, content, way)
      }
    }
    await Promise.all([bare, product].map((site) => site.goOnline()))
  }
}

const middle = (key: string, what: keyof Start): number => median((samples.get(key) ?? []).map((start) => start[what]))

/** The three figures of one row. */
function measuresOf({ way, screen, bars }: Row): Measure[] {
  const where = `${screen[0]?.toUpperCase()}${screen.slice(1)}, ${way}`
  const paint = (what: 'firstPaint' | 'largestPaint', name: string): Measure => {
    const [ours, theirs] = [middle(`${screen} ${way}`, what), middle(`bare ${way}`, what)]
    return {
      promise: `${where}: ${name} beside a bare React page with the same worker`,
      value: ours / theirs,
      unit: 'times',
      ...(bars && { bar: bars[what] }),
      detail: `${ours.toFixed(0)} / ${theirs.toFixed(0)} ms`,
    }
  }
  return [
    paint('firstPaint', 'first paint'),
    paint('largestPaint', 'largest paint'),
    {
      promise: `${where}: tasks of more than 50 ms, summed`,
      value: middle(`${screen} ${way}`, 'longTasks'),
      unit: 'ms',
      ...(bars && { bar: bars.longTasks }),
      detail: `bare page ${middle(`bare ${way}`, 'longTasks').toFixed(0)} ms`,
    },
  ]
}

/** A member keeps a movie, so that there is something in the library; answers with the address of its page. */
async function keepOne(): Promise<string> {
  const browser = await launchBrowser(product.profile)
  try {
    const page = await browser.context.newPage()
    await signUp(page, product.url, ada)
    const details = await page.locator('main a[data-card][href^="/movie/"]').first().getAttribute('href')
    if (details === null) throw new Error('No card of a movie leads anywhere.')
    await page.goto(product.url + details)
    await heart(page).click()
    await page.waitForSelector('main button[aria-pressed="true"]')
    return details
  } finally {
    await browser.close()
  }
}

try {
  const rows = rowsOf(await keepOne())
  await warmUp(bare.profile, [{ url: bare.url, content: 'h1' }])
  await warmUp(
    product.profile,
    rows.filter(({ way }) => way === 'offline').map(({ path, content }) => ({ url: product.url + path, content })),
  )
  await measureAll(rows)
  console.log(
    `Medians of ${rounds}, ours / bare page; load average ${loadavg()
      .map((load) => load.toFixed(2))
      .join(' ')}`,
  )
  report(rows.flatMap(measuresOf))
} finally {
  await Promise.all([bare, product].map((site) => site.close()))
  await rm(folder, { recursive: true })
}
