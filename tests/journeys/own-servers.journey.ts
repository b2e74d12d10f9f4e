import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { violations } from '#support/accessibility.ts'
import { type FakeJellyfin, startFakeJellyfin } from '#support/fake-jellyfin.ts'
import { test } from '#support/journey.ts'
import { addSource, playAddress } from '#support/own-sources.ts'
import { workerInCharge } from '#support/person.ts'
import { json, startTinyServer } from '#support/tiny-server.ts'
import { newVisitor, register } from '#support/visitors.ts'
import { movies, plays, position, video } from '#support/watching.ts'

const clip = new URL('../../demo/media/files/film/', import.meta.url)
const main = (page: Page) => page.getByRole('main')

async function addServer(page: Page, base: string, { url }: FakeJellyfin): Promise<void> {
  await addSource(page, base, 'Jellyfin server', url)
  await main(page).getByLabel('Name on this server').fill('anna')
  await main(page).getByLabel('Password').fill('a film a day')
  await main(page).getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(main(page).getByText(/Signed in as anna/)).toBeVisible()
}

/** Where the element gets its film from; the page's own origin while it has none. */
const host = (page: Page): Promise<string> =>
  video(page).evaluate((element: HTMLVideoElement) => new URL(element.currentSrc, location.href).origin)

test('somebody plays from their own server, which hears of it, and the page talks to nobody else @full', async ({ browser, server }) => {
  const { silent } = await movies(server.url)
  await using jellyfin = await startFakeJellyfin([{ id: 'item-1', kind: 'Movie', tmdb: silent }])
  await using stranger = await startTinyServer((_request, response) => json(response, {}))
  const page = await newVisitor(browser, { worker: true })
  await addServer(page, server.url, jellyfin)
  await expect(main(page).getByText('1 movie, 0 shows')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.goto(`${server.url}/watch/movie/${silent}`)
  await plays(page)
  expect(await host(page)).toBe(jellyfin.url)
  await page.keyboard.press('k')
  await expect.poll(() => jellyfin.reports.map(({ path }) => path)).toContain('/Sessions/Playing/Progress')

  const refused = await page.evaluate(async (address) => {
    const heard: string[] = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      heard.push(`${effectiveDirective} ${new URL(blockedURI).origin}`),
    )
    await fetch(`${address}/fetched`).catch(() => undefined)
    for (const [name, attributes] of [
      ['video', { src: `${address}/video.mp4` }],
      ['img', { src: `${address}/picture.png` }],
      ['iframe', { src: `${address}/frame` }],
      ['link', { rel: 'stylesheet', href: `${address}/style.css` }],
    ] as const)
      document.body.append(Object.assign(document.createElement(name), attributes))
    navigator.sendBeacon(`${address}/beacon`)
    while (heard.length < 6) await new Promise((resolve) => setTimeout(resolve, 20))
    return heard.toSorted()
  }, stranger.url)
  expect(refused).toEqual(
    ['connect-src', 'connect-src', 'frame-src', 'img-src', 'media-src', 'style-src-elem'].map(
      (directive) => `${directive} ${stranger.url}`,
    ),
  )
  expect(stranger.asked).toEqual([])
})

test('subtitles of the own server are shown @full', async ({ browser, server }) => {
  const { silent } = await movies(server.url)
  await using jellyfin = await startFakeJellyfin([{ id: 'item-1', kind: 'Movie', tmdb: silent }])
  const page = await newVisitor(browser, { worker: true })
  await addServer(page, server.url, jellyfin)
  await page.goto(`${server.url}/watch/movie/${silent}?t=20`)
  await plays(page, 20)
  await page.keyboard.press('c')
  await expect(page.locator('[data-player] [data-subtitles]')).not.toBeEmpty()
})

test('when the own server is gone it is said why, and the next source goes on at the same second @full', async ({ browser, server }) => {
  const { playable } = await movies(server.url)
  await using jellyfin = await startFakeJellyfin([{ id: 'item-1', kind: 'Movie', tmdb: playable }])
  const page = await newVisitor(browser, { worker: true })
  await addServer(page, server.url, jellyfin)
  jellyfin.mood = 'signed-out'
  await page.goto(`${server.url}/watch/movie/${playable}`)
  await plays(page)
  expect(await host(page)).not.toBe(jellyfin.url)
  await page.getByRole('button', { name: 'Player settings' }).press('Enter')
  await expect(page.getByText(/^Living room: It refuses\./)).toBeVisible()

  jellyfin.mood = 'well'
  await page.goto(`${server.url}/watch/movie/${playable}?t=60`)
  await plays(page, 60)
  expect(await host(page)).toBe(jellyfin.url)
  jellyfin.mood = 'signed-out'
  await page.goto(`${server.url}/sources`)
  await expect(main(page).getByText(/^It refuses\./)).toBeVisible()
  await main(page).getByRole('button', { name: 'Ask again' }).click()
  await expect(main(page).getByText(/^It refuses\./)).toBeVisible()
})

/** A film that the movie database knows at IMDb as well. */
async function filmAtImdb(base: string): Promise<number> {
  const { results } = (await (await fetch(`${base}/tmdb/3/search/movie?query=Baffled`)).json()) as { results: { id: number }[] }
  for (const { id } of results) {
    const { imdb_id: imdb } = (await (await fetch(`${base}/tmdb/3/movie/${id}`)).json()) as { imdb_id: string | null }
    if (imdb !== null) return id
  }
  throw new Error('The demo has no film with an id at IMDb.')
}

test('a film of an add-on on another host plays once the person has allowed that host @full', async ({ browser, server }) => {
  const film = await filmAtImdb(server.url)
  const bytes = await readFile(new URL('360p.mp4', clip))
  await using films = await startTinyServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': bytes.length, 'access-control-allow-origin': '*' }).end(bytes)
  })
  await using addon = await startTinyServer((request, response) => {
    const headers = { 'access-control-allow-origin': '*' }
    if (request.url === '/manifest.json') return json(response, { id: 'org.films', name: 'Open films', resources: ['stream'] }, { headers })
    json(response, { streams: [{ infoHash: '00' }, { name: '360p', url: `${films.url}/film.mp4` }] }, { headers })
  })
  const page = await newVisitor(browser, { worker: true })
  await addSource(page, server.url, 'Add-on', `${addon.url}/manifest.json`)
  await expect(main(page).getByRole('heading', { name: 'Open films' })).toBeVisible()
  await page.goto(`${server.url}/watch/movie/${film}?t=10`)
  const name = new URL(films.url).host
  await expect(page.getByText(`This page does not talk to ${name}`)).toBeVisible()
  expect(films.asked).toEqual([])
  const openedAgain = page.waitForEvent('load')
  await page.getByRole('button', { name: `Allow ${name}` }).click()
  await openedAgain
  await plays(page)
  expect(await host(page)).toBe(films.url)
  await page.getByRole('button', { name: 'Player settings' }).press('Enter')
  await expect(page.getByText("Open films: Left out are 1 from other people's devices.")).toBeVisible()

  await page.goto(`${server.url}/sources`)
  await main(page).getByRole('button', { name: 'Remove Open films' }).click()
  await expect(main(page).getByRole('heading', { name: 'Open films' })).toBeHidden()
  const asked = addon.asked.length
  await page.goto(`${server.url}/watch/movie/${film}`)
  const answers = page.evaluate(
    (address) =>
      fetch(address).then(
        () => 'answered',
        () => 'refused',
      ),
    addon.url,
  )
  expect(await answers).toBe('refused')
  expect(addon.asked).toHaveLength(asked)
})

test('the source of a member is not there for the next person on the device @full', async ({ browser, server }) => {
  const { silent } = await movies(server.url)
  await using jellyfin = await startFakeJellyfin([{ id: 'item-1', kind: 'Movie', tmdb: silent }])
  const token = await register(server.url)
  const context = await browser.newContext({ locale: 'en-US' })
  const page = await context.newPage()
  await page.goto(server.url)
  await page.evaluate((word) => localStorage.setItem('token', word), token)
  await addServer(page, server.url, jellyfin)
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto(`${server.url}/sources`)
  await expect(main(page).getByRole('heading', { name: 'Add a source' })).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Living room' })).toBeHidden()
  await page.goto(`${server.url}/watch/movie/${silent}`)
  await expect(page.getByText('No source available for this title')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play something of your own' })).toBeVisible()
})

test('wrong addresses are told from right ones in words, and nothing is added @full', async ({ browser, server }) => {
  const page = await newVisitor(browser, { worker: true })
  await page.goto(`${server.url}/sources`)
  await workerInCharge(page)
  const add = main(page).getByRole('button', { name: 'Add source' })
  await add.click()
  await expect(main(page).getByText('Enter an address.')).toBeVisible()
  for (const [address, words] of [
    ['http://192.168.1.2:8096', /Browsers do not let a page load from http/],
    ['https://anna:secret@media.example.org', /Leave name and password out/],
    ['my server', /not an address of the web/],
  ] as const) {
    await main(page).getByLabel('Address').fill(address)
    await add.click()
    await expect(main(page).getByText(words)).toBeVisible()
  }
  await main(page).getByLabel('Address').fill('media.example.org')
  await expect(main(page).getByText(/^Matinee then talks to media\.example\.org\./)).toBeVisible()
  await add.click()
  await expect(main(page).getByText('Say first that you may use what is there.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.reload()
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(1)
})

test('a file of the device plays for its title with its subtitles, as long as the page stays @full', async ({ browser, server }) => {
  const { silent } = await movies(server.url)
  const page = await newVisitor(browser)
  // As in browsers that open files by an input alone.
  await page.addInitScript(() => Reflect.deleteProperty(Window.prototype, 'showOpenFilePicker'))
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'showOpenFilePicker'))
  await page.goto(`${server.url}/watch/movie/${silent}`)
  await page.getByRole('button', { name: 'Play something of your own' }).click()
  expect(await violations(page)).toEqual([])
  const opened = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await opened).setFiles(['360p.mp4', 'en.vtt'].map((name) => fileURLToPath(new URL(name, clip))))
  await plays(page)
  await page.keyboard.press('5')
  await plays(page, 100)
  await page.keyboard.press('c')
  await expect(page.locator('[data-player] [data-subtitles]')).not.toBeEmpty()
  await page.keyboard.press('k')
  await page.goto(server.url)
  await page.goto(`${server.url}/watch/movie/${silent}`)
  await expect(page.getByText('No source available for this title')).toBeVisible()
})

test('the address of a film plays for its title once the page was opened again, and stands among the sources @full', async ({
  browser,
  server,
}) => {
  const { silent } = await movies(server.url)
  const film = await readFile(new URL('360p.mp4', clip))
  await using films = await startTinyServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': film.length, 'access-control-allow-origin': '*' }).end(film)
  })
  const page = await newVisitor(browser, { worker: true })
  await page.goto(`${server.url}/watch/movie/${silent}`)
  await workerInCharge(page)
  await page.getByRole('button', { name: 'Play something of your own' }).click()
  const address = page.getByLabel('Address of the film')
  await address.fill('magnet:?xt=urn:btih:1')
  await page.getByRole('button', { name: 'Add address' }).click()
  await expect(page.getByText(/^Torrents come from other people's devices/)).toBeVisible()
  await address.fill(`${films.url}/a%20film.mp4`)
  await page.getByRole('switch', { name: 'I may use what is there' }).click()
  const openedAgain = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Add address' }).click()
  await openedAgain
  await plays(page)
  expect(await host(page)).toBe(films.url)
  await page.goto(`${server.url}/sources`)
  await expect(main(page).getByRole('heading', { name: 'a film.mp4' })).toBeVisible()
  await expect(main(page).getByText(/^Film for /)).toBeVisible()
})

test('a source that stops in the middle is named, has a cause before ten seconds are over, and another one goes on from there @full', async ({
  browser,
  server,
}) => {
  const { playable } = await movies(server.url)
  const film = await readFile(new URL('360p.mp4', clip))
  await using films = await startTinyServer(({ headers }, response) => {
    const from = Number(/\d+/.exec(headers.range ?? '')?.[0] ?? 0)
    const about = { 'content-type': 'video/mp4', 'content-length': film.length - from, 'access-control-allow-origin': '*' }
    response.writeHead(206, { ...about, 'content-range': `bytes ${from}-${film.length - 1}/${film.length}` })
    response.write(film.subarray(from, Math.max(from + 1, film.length / 3)))
  })
  const page = await newVisitor(browser, { worker: true })
  await page.goto(`${server.url}/watch/movie/${playable}`)
  await workerInCharge(page)
  await page.getByRole('button', { name: 'Player settings' }).press('Enter')
  await playAddress(page, `${films.url}/film.mp4`)
  await expect.poll(() => host(page)).toBe(films.url)
  await plays(page)
  const player = page.getByRole('region', { name: /^Player: / })
  await page.keyboard.press('5')
  await expect(player.getByText('Waiting for the source: film.mp4')).toBeVisible()
  await expect(player.getByRole('alert')).toContainText('Nothing has come for ten seconds')
  await expect(player.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  await player.getByRole('button', { name: 'Next source: All sizes' }).click()
  await plays(page, 120)
  expect(await host(page)).not.toBe(films.url)
  expect(await position(page)).toBeLessThan(180)
})
