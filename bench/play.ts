import { chromium, type Page } from 'playwright'
import { chromiumFlags, findPageBrowser } from '#support/chromium.ts'
import { median } from '#support/content-time.ts'
import { workerInCharge } from '#support/person.ts'
import { startServer } from '#support/server-process.ts'
import { report } from './figures.ts'

/**
 * `npm run bench -- play`: from a press on Watch on the page of a title to the first frame of the film on screen, again and again; of a file, and of a
 * playlist with everything the browser has kept of the app. Red when the median takes longer than its bar.
 */
const presses = 12
const barMs = 2000

/** Runs in the page, which stays the same while the app changes its address: when Watch was pressed and when a frame was first shown. */
function watchPlaying(): void {
  const noted = Object.assign(globalThis as unknown as { pressed: number; framed: number }, { pressed: 0, framed: 0 })
  document.addEventListener('click', () => Object.assign(noted, { pressed: performance.now(), framed: 0 }), { capture: true })
  const look = (): void => {
    const video = document.querySelector<HTMLVideoElement>('[data-player] > video')
    if (video && noted.framed === 0 && video.currentTime > 0 && video.getVideoPlaybackQuality().totalVideoFrames > 0)
      noted.framed = performance.now()
    requestAnimationFrame(look)
  }
  look()
}

/** How long it took, in ms. */
async function timeToFrame(page: Page, address: string): Promise<number> {
  await page.goto(address)
  const watch = page.getByRole('main').getByRole('link', { name: 'Watch', exact: true })
  await watch.waitFor()
  await page.evaluate(watchPlaying)
  await watch.hover()
  await watch.click()
  await page.waitForFunction(() => (globalThis as unknown as { framed: number }).framed > 0)
  return page.evaluate(() => {
    const { pressed, framed } = globalThis as unknown as { pressed: number; framed: number }
    return framed - pressed
  })
}

const server = await startServer({})
const browser = await chromium.launch({ executablePath: findPageBrowser(), args: [...chromiumFlags] })
try {
  const page = await browser.newPage()
  await page.goto(server.url)
  await workerInCharge(page)
  const playable = async (path: string, watchable: (id: number) => string): Promise<number> => {
    const { results } = (await (await fetch(`${server.url}/tmdb/3${path}`)).json()) as { results: { id: number }[] }
    for (const { id } of results) {
      const { streams } = (await (await fetch(`${server.url}/api/catalogue/streams/${watchable(id)}`)).json()) as { streams: unknown[] }
      if (streams.length > 0) return id
    }
    throw new Error(`Nothing of ${path} can be played.`)
  }
  const movie = await playable('/movie/popular', (id) => `movie:${id}`)
  const show = await playable('/tv/popular', (id) => `tv:${id}:1:1`)
  for (const [promise, address] of [
    ['From Watch to the first frame of a file, median', `${server.url}/tv/${show}/season/1/episode/1`],
    ['From Watch to the first frame of a playlist, median', `${server.url}/movie/${movie}`],
  ] as const) {
    // The first time fetches the player.
    await timeToFrame(page, address)
    const times: number[] = []
    for (let press = 0; press < presses; press += 1) times.push(await timeToFrame(page, address))
    report([{ promise, value: median(times), bar: barMs, unit: 'ms', detail: `longest of ${presses} ${Math.max(...times).toFixed(0)} ms` }])
  }
} finally {
  await browser.close()
  await server.stop()
}
