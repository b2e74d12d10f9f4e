import { expect, type Page } from '@playwright/test'
import { violations } from '#support/accessibility.ts'
import { test } from '#support/journey.ts'
import { workerInCharge } from '#support/person.ts'
import { newVisitor } from '#support/visitors.ts'
import { movies, playableShow, plays, position } from '#support/watching.ts'

/** Opens the page of something to watch, its worker in charge. */
async function openWatch(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await workerInCharge(page)
  await plays(page)
}

const main = (page: Page) => page.getByRole('main')

async function download(page: Page): Promise<void> {
  await main(page)
    .getByRole('button', { name: /^Download/ })
    .click()
  await expect(main(page).getByRole('link', { name: 'Downloaded' })).toBeVisible()
}

/** What is asked of others from now on to play: files of the demo, and which streams there are. */
function askedToPlay(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/media\/demo\/|\/catalogue\/streams\//.test(request.url())) asked.push(request.url())
  })
  return asked
}

test('a movie is downloaded in one size with all voices, and plays without the server, from any place @full', async ({
  browser,
  server,
}) => {
  const { playable } = await movies(server.url)
  const page = await newVisitor(browser, { worker: true })
  await openWatch(page, `${server.url}/watch/movie/${playable}`)
  await download(page)
  await server.stop()

  await page.goto(`${server.url}/downloads`)
  await expect(page.getByText(/^1 download, \d.* on this device$/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  const asked = askedToPlay(page)
  await main(page).locator('a[data-card]').click()
  await plays(page)
  await page.keyboard.press('9')
  await plays(page, 60)
  await page.keyboard.press('1')
  await expect.poll(() => position(page)).toBeLessThan(60)
  await plays(page)
  expect(asked).toEqual([])
})

test('an episode with its subtitles plays without the server after a new start, until it is removed', async ({ server, openBrowser }) => {
  const show = await playableShow(server.url)
  const first = await openBrowser()
  const page = await first.context.newPage()
  await openWatch(page, `${server.url}/watch/tv/1-1/${show}`)
  await download(page)
  await first.close()
  await server.stop()

  const again = await (await openBrowser(first.profile)).context.newPage()
  const asked = askedToPlay(again)
  await again.goto(`${server.url}/watch/tv/1-1/${show}`)
  await plays(again)
  await again.keyboard.press('5')
  await expect.poll(() => position(again)).toBeGreaterThan(20)
  await again.keyboard.press('c')
  await expect(again.locator('[data-subtitles]')).toBeVisible()
  expect(asked).toEqual([])

  await again.goto(`${server.url}/downloads`)
  await again.getByRole('button', { name: /^Remove the download of/ }).click()
  await expect(again.getByRole('heading', { name: 'Nothing downloaded yet' })).toBeVisible()
  expect(await again.evaluate(async () => (await (await caches.open('downloads')).keys()).length)).toBe(0)
  await again.goto(`${server.url}/watch/tv/1-1/${show}`)
  // The page may have been kept; the film is not.
  await expect(again.getByText(/not on this device/i).first()).toBeVisible()
})

test('the next two episodes are kept ready, and the check finds what the browser has taken of them @full', async ({ browser, server }) => {
  const show = await playableShow(server.url)
  const page = await newVisitor(browser, { worker: true })
  await openWatch(page, `${server.url}/watch/tv/1-1/${show}`)
  await main(page)
    .getByRole('switch', { name: /^Keep the next two episodes of / })
    .click()
  await page.goto(`${server.url}/downloads`)
  await expect(page.getByText('2 downloads are complete and play.')).toBeVisible()
  await expect(page.getByText('Matinee opens without a network.')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.evaluate(async (address) => (await caches.open('downloads')).delete(address), `/offline-media/tv:${show}:1:2/0/0`)
  await page.reload()
  await expect(page.getByText('The browser has removed a part of 1 download.')).toBeVisible()
  await page.getByRole('button', { name: 'Fetch again' }).click()
  await expect(page.getByText('2 downloads are complete and play.')).toBeVisible()
})
