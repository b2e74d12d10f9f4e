import { chromium, type Page } from 'playwright'
import { chromiumFlags, findPageBrowser } from '#support/chromium.ts'
import { median } from '#support/content-time.ts'
import { startServer } from '#support/server-process.ts'
import { longestFrame } from './longest-frame.ts'
import { p95, report } from './figures.ts'
import { showAsPhone, slowDown } from './phone.ts'

/**
 * `npm run bench -- channels`: a list of 20,000 channels on a phone's screen with the processor slowed down four times: from a letter in the search until
 * it is painted, and until what it found is, and the list scrolled; then, without slowing down, from the key for the next channel until that plays.
 */
const count = 20_000
const slowdown = 4
const frames = 300
const flingPx = 80
const zaps = 8
const bars = { letter: 50, frame: 50, zap: 1500 } as const
const rounds = 3
const typed = ['c', 'ch', 'cha', 'chan', 'chann', 'channe', 'channel', 'channel 1', 'channel 19', 'channel 199', 'channel 1999']

const names = ['Channel', 'News', 'Sport', 'Cinéma', 'Música', 'Kultur']
const channels = Array.from({ length: count }, (_, at) => ({
  id: `c${at}`,
  name: `${names[at % names.length]} ${at}`,
  logo: null,
  category: 'news',
  country: null,
  languages: [],
  is_radio: false,
  number: null,
  streams: [{ delivery: 'hls', url: `https://s.example/${at}.m3u8` }],
  films: [],
  books: [],
  source: 'Stations',
  homepage: null,
  guide_page: null,
}))

/** How many channels hold every word of a text: none of these words has an accent. */
const foundBy = (text: string): number => {
  const words = text.split(' ')
  return channels.filter(({ name }) => words.every((word) => name.replace('é', 'e').replace('ú', 'u').toLowerCase().includes(word))).length
}

/** Runs in the page: writes a text into the search, and waits until it is painted, and the list of so many channels is; ms. */
async function untilPainted([text, found]: readonly [string, number]): Promise<{ letter: number; list: number }> {
  const input = document.querySelector<HTMLInputElement>('main input[type=search]')
  if (input === null) throw new Error('There is no search.')
  const start = performance.now()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  const said = `${found.toLocaleString('en')} ${found === 1 ? 'channel' : 'channels'}`
  let letter: number | undefined
  for (;;) {
    if (performance.now() - start > 10_000) throw new Error(`"${text}" did not find ${said} within ten seconds.`)
    await new Promise((frame) => requestAnimationFrame(frame))
    const isFound = document.querySelector('main [role=status]')?.textContent === said
    await new Promise((resolve) => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', resolve)
      channel.port1.start()
      channel.port2.postMessage(null)
    })
    letter ??= performance.now() - start
    if (isFound) return { letter, list: performance.now() - start }
  }
}

/** Presses the key for the next channel and waits until another film moves; ms. */
async function zap(page: Page): Promise<number> {
  const before = await page.locator('main h1').innerText()
  const start = performance.now()
  await page.keyboard.press('ArrowUp')
  await page.waitForFunction((name) => {
    const video = document.querySelector('video')
    return (
      document.querySelector('main h1')?.textContent !== name &&
      video !== null &&
      !video.paused &&
      !video.seeking &&
      video.readyState > 2 &&
      video.played.length > 0
    )
  }, before)
  return performance.now() - start
}

const server = await startServer()
const browser = await chromium.launch({ executablePath: findPageBrowser(), args: [...chromiumFlags] })
try {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.route('**/api/catalogue/channels', (route) => route.fulfill({ json: { channels } }))
  const devtools = await context.newCDPSession(page)
  await showAsPhone(devtools)
  await page.goto(`${server.url}/live-tv`)
  await page.locator('main li a').first().waitFor()
  await page.waitForTimeout(2000)
  await slowDown(devtools, slowdown)
  const letters: number[] = []
  const lists: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const text of typed) {
      const { letter, list } = await page.evaluate(untilPainted, [text, foundBy(text)] as const)
      letters.push(letter)
      lists.push(list)
      await page.waitForTimeout(150)
    }
    await page.evaluate(untilPainted, ['', count] as const)
    await page.waitForTimeout(1500)
  }
  const flings: number[] = []
  for (let round = 0; round < 3; round += 1) flings.push(await page.evaluate(longestFrame, [flingPx, frames] as const))
  await slowDown(devtools, 1)

  await page.unroute('**/api/catalogue/channels')
  await page.goto(`${server.url}/live-tv`)
  await page.locator('main li a').first().click()
  await page.waitForFunction(() => (document.querySelector('video')?.played.length ?? 0) > 0)
  const changes: number[] = []
  for (let turn = 0; turn < zaps; turn += 1) {
    await page.waitForTimeout(500)
    changes.push(await zap(page))
  }
  const slow = `on a phone's screen with the processor slowed down ${slowdown} times`
  const many = count.toLocaleString('en')
  report([
    {
      promise: `A letter in the search among ${many} channels until it is painted, median of ${letters.length}, ${slow}`,
      value: median(letters),
      bar: bars.letter,
      unit: 'ms',
    },
    {
      promise: `The same until what it finds is painted, median of ${lists.length}`,
      value: median(lists),
      bar: bars.letter,
      unit: 'ms',
      detail: `p95 ${p95(lists).toFixed(1)} ms`,
    },
    {
      promise: `A fling over ${many} channels, longest frame, median of ${flings.length}, ${slow}`,
      value: median(flings),
      bar: bars.frame,
      unit: 'ms',
    },
    {
      promise: `From the key to the next channel until it plays, median of ${changes.length}`,
      value: median(changes),
      bar: bars.zap,
      unit: 'ms',
    },
  ])
} finally {
  await browser.close()
  await server.stop()
}
