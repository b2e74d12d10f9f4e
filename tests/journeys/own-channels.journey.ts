import { expect, type Page } from '@playwright/test'
import { violations } from '#support/accessibility.ts'
import { test } from '#support/journey.ts'
import { addSource } from '#support/own-sources.ts'
import { workerInCharge } from '#support/person.ts'
import { startTinyServer } from '#support/tiny-server.ts'
import { newVisitor } from '#support/visitors.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const picture = (page: Page) => page.locator('[data-channel-player] video')

test('a playlist of one’s own brings its channels: some play, a dead one says so and leads on, those for adults wait @full', async ({
  browser,
  server,
}) => {
  const list = `#EXTM3U
#EXTINF:-1 tvg-id="ghost" group-title="News",Ghost
gone.m3u8
#EXTINF:-1 group-title="Movies",Harbour
${server.url}/media/demo/film/360p.mp4
#EXTINF:-1 group-title="Movies",Old Tower
http://192.0.2.1/live.m3u8
#EXTINF:-1 group-title="Adult",Late
late.m3u8
#EXTINF:5640,A film
film.mp4
`
  await using host = await startTinyServer((request, response) => {
    response.writeHead(request.url === '/all.m3u' ? 200 : 404, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' })
    response.end(request.url === '/all.m3u' ? list : '')
  })
  const page = await newVisitor(browser, { worker: true })
  const again = page.waitForEvent('load', { predicate: (opened) => opened.url().includes('/sources') })
  await addSource(page, server.url, 'Playlist', `${host.url}/all.m3u`)
  await again
  await expect(page.getByText('all.m3u').first()).toBeVisible()
  await page.goto(`${server.url}/live-tv`)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(11)
  await expect(rows.filter({ hasText: 'Old Tower' })).toContainText('Plays in other programs only')
  await page.getByRole('button', { name: 'Show them' }).click()
  await expect(rows).toHaveCount(12)
  await page.getByRole('button', { name: 'Hide them' }).click()

  await rows.getByRole('link', { name: /Ghost/ }).click()
  await expect(page.getByText('This channel does not play here')).toBeVisible()
  await expect(page.getByText('It is no longer at its address.')).toBeVisible()
  await page.getByRole('button', { name: 'Next channel' }).last().click()
  await expect(heading(page)).toHaveText('Harbour')
  await expect(page.getByText('From all.m3u')).toBeVisible()
  await expect.poll(() => picture(page).evaluate((element: HTMLVideoElement) => !element.paused && element.currentTime > 0)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(rows.filter({ hasText: 'Ghost' })).toContainText('Not on the air')
  await expect(rows.filter({ hasText: 'Harbour' })).toContainText('Plays here')
})

test('a playlist from a file brings its channels on this device alone, also without the server, until it is removed @full', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { worker: true })
  await page.addInitScript(() => Object.defineProperty(globalThis, 'showOpenFilePicker', { value: undefined }))
  await page.goto(`${server.url}/sources`)
  await workerInCharge(page)
  await page.getByLabel('What it is').selectOption('Playlist')
  const choose = async (text: string): Promise<void> => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a file' }).click()
    await (await chooser).setFiles({ name: 'mine.m3u', mimeType: 'audio/x-mpegurl', buffer: Buffer.from(text) })
  }
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await expect(page.getByText('Say first that you may use what is there.')).toBeVisible()
  await page.getByRole('switch', { name: 'I may use what this file lists' }).click()
  await choose('<html>')
  await expect(page.getByText('This is no playlist of channels')).toBeVisible()
  await choose(`#EXTM3U\n#EXTINF:-1,Lighthouse\n${server.url}/media/demo/film/360p.mp4\n`)
  await expect(page.getByText('a file, on this device alone')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.goto(`${server.url}/live-tv`)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Lighthouse' })
  await expect(row).toBeVisible()
  await server.stop()
  await page.reload()
  await expect(row).toBeVisible()
  await page.goto(`${server.url}/sources`)
  await page.getByRole('button', { name: 'Remove mine.m3u' }).click()
  await page.goto(`${server.url}/live-tv`)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('a playlist that is dropped on the page waits for the consent, and then brings its channels like a chosen one; the keyboard has the same way @full', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser)
  await page.addInitScript(() => Object.defineProperty(globalThis, 'showOpenFilePicker', { value: undefined }))
  await page.goto(`${server.url}/live-tv`)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(8)
  const drag = (type: string, name: string) =>
    page.locator('[data-playlist-zone]').evaluate(
      (zone, { type, name, text }) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([text], name))
        zone.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
      },
      { type, name, text: `#EXTM3U\n#EXTINF:-1,${name} one\n${server.url}/media/demo/film/360p.mp4\n` },
    )
  await drag('dragover', 'dropped.m3u')
  await expect(page.getByText('Drop the playlist here')).toBeVisible()
  await drag('drop', 'dropped.m3u')
  await expect(page.getByText('Drop the playlist here')).toBeHidden()
  const form = page.getByRole('region', { name: 'Add a playlist' })
  await expect(form.getByText('dropped.m3u')).toBeVisible()
  await expect(form.getByText('Say first that you may use what is there.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await form.getByRole('switch', { name: 'I may use what this file lists' }).press('Space')
  await expect(rows.filter({ hasText: 'dropped.m3u one' })).toBeVisible()
  await expect(form).toBeHidden()
  const button = page.getByRole('button', { name: 'Add a playlist' })
  await expect(button).toBeFocused()

  await button.press('Enter')
  await form.getByRole('switch', { name: 'I may use what this file lists' }).press('Space')
  const chooser = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: 'Choose a file' }).press('Enter')
  const chosen = Buffer.from(`#EXTM3U\n#EXTINF:-1,Lighthouse\n${server.url}/media/demo/film/360p.mp4\n`)
  await (await chooser).setFiles({ name: 'chosen.m3u', mimeType: 'audio/x-mpegurl', buffer: chosen })
  await expect(rows.filter({ hasText: 'Lighthouse' })).toBeVisible()
  await expect(rows).toHaveCount(10)
  // A file that is no playlist says so, and nothing is added.
  await drag('drop', 'dropped.m3u')
  await form.getByRole('switch', { name: 'I may use what this file lists' }).press('Space')
  await expect(form.getByText('This source is in the list already.')).toBeVisible()
  await expect(rows).toHaveCount(10)
})
