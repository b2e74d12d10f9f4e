import type { Page } from 'playwright'
import { launchBrowser, newProfile } from '#support/browser.ts'
import { median, timeToContent } from '#support/content-time.ts'
import { startFaultProxy } from '#support/fault-proxy.ts'
import { cards, workerInCharge } from '#support/person.ts'
import { startServer } from '#support/server-process.ts'
import { report } from './figures.ts'

/**
 * `npm run bench -- lie-fi`: the time to the content of screens seen before, without a network and on a line that accepts and never
 * answers, in turns. Red when the second takes more than 1.2 times the first.
 */
const samples = 7
const bar = 1.2
const paths = ['/', '/movie/popular', '/tv/popular']

const server = await startServer()
const proxy = await startFaultProxy(server.port)
const profile = await newProfile()
const { context, close } = await launchBrowser(profile.folder)

async function see(page: Page): Promise<void> {
  for (const path of paths) {
    await page.goto(proxy.url + path)
    await page.locator(cards).first().waitFor()
    await page.waitForLoadState('networkidle')
  }
}

/** The sum over the screens of the median times to their content under each fault, ms. */
async function measure() {
  const sums = { refuse: 0, hang: 0 }
  for (const path of paths) {
    const times = { refuse: [] as number[], hang: [] as number[] }
    for (let turn = 0; turn < samples; turn += 1) {
      for (const kind of ['refuse', 'hang'] as const) {
        proxy.setFault({ kind })
        times[kind].push((await timeToContent(() => context.newPage(), proxy.url + path, cards)).content)
      }
    }
    sums.refuse += median(times.refuse)
    sums.hang += median(times.hang)
  }
  return sums
}

const page = await context.newPage()
await page.goto(proxy.url)
await workerInCharge(page)
await see(page)
await page.close()
const { refuse, hang } = await measure()
await close()
await profile.remove()
await proxy.stop()
await server.stop()
const promise = 'Screens seen before while the server accepts and never answers, beside the time without a network'
report([{ promise, value: hang / refuse, unit: 'times', bar, detail: `${hang.toFixed(0)} and ${refuse.toFixed(0)} ms` }])
