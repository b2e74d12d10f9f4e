import { expect } from '@playwright/test'
import { test } from '#support/journey.ts'
import { workerInCharge } from '#support/person.ts'
import { newVisitor, register } from '#support/visitors.ts'
import { isPaused, movies, playableShow, plays, position, lowWindow, video } from '#support/watching.ts'

test('a movie is played from its page, and goes on in the corner while other pages are looked at', async ({ browser, server }) => {
  const { playable } = await movies(server.url)
  const page = await newVisitor(browser, { viewport: lowWindow })
  await page.goto(`${server.url}/movie/${playable}`)
  await page.getByRole('main').getByRole('link', { name: 'Watch', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/watch/movie/${playable}-`))
  await plays(page)
  await page.keyboard.press('i')
  await expect(page.locator('[data-player=corner]')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/movie/${playable}-`))
  for (const path of ['/', '/search', '/tv/popular']) {
    const before = await position(page)
    await page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), path)
    await plays(page, before)
  }
  const before = await position(page)
  await page.getByRole('button', { name: 'Back to the player' }).click()
  await expect(page.locator('[data-player=page]')).toBeVisible()
  await plays(page, before)
  await page.keyboard.press('k')
  await expect.poll(() => isPaused(page)).toBe(true)
  await page.goBack()
  await expect(page.locator('[data-player]')).toHaveCount(0)
})

test('whoever is killed in the middle begins less than ten seconds before it, and /player finds what it was', async ({
  server,
  openBrowser,
}) => {
  const { playable } = await movies(server.url)
  const first = await openBrowser()
  const page = await first.context.newPage()
  await page.goto(`${server.url}/watch/movie/${playable}?t=1:10`)
  await plays(page, 73)
  const at = await position(page)
  await first.kill()
  const second = await openBrowser(first.profile)
  const again = await second.context.newPage()
  await again.goto(`${server.url}/player`)
  await expect(again).toHaveURL(new RegExp(`/player/movie/${playable}-`))
  await expect.poll(() => position(again)).toBeGreaterThan(at - 10)
  expect(await position(again)).toBeLessThan(at + 5)
})

test('one episode follows another: at the countdown or with Enter, and not when somebody says no @full', async ({ browser, server }) => {
  const show = await playableShow(server.url)
  const page = await newVisitor(browser, { viewport: lowWindow })
  await page.goto(`${server.url}/watch/tv/${show}`)
  await expect(page).toHaveURL(new RegExp(`/watch/tv/1-1/${show}-`))
  await plays(page)
  const card = page.locator('[data-next-episode]')
  await page.keyboard.press('9')
  await expect(card).toContainText('Next: S1 E2')
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await page.keyboard.press('End')
  await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.ended)).toBe(true)
  await expect(page).toHaveURL(/\/1-1\//)
  await expect(card.getByRole('button', { name: 'Play now', exact: true })).toBeVisible()

  await page.keyboard.press('Home')
  await page.keyboard.press('k')
  await page.keyboard.press('9')
  await expect(card).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/1-2\//)
  await plays(page)
  // Until the other film is there a key still goes to the one before.
  await expect(async () => {
    await page.keyboard.press('Shift+P')
    await expect(page).toHaveURL(/\/1-1\//, { timeout: 2000 })
  }).toPass()
  await plays(page)
  await expect(async () => {
    await page.keyboard.press('9')
    await expect(card).toBeVisible({ timeout: 2000 })
  }).toPass()
  // Ten seconds are counted down meanwhile.
  await expect(page).toHaveURL(/\/1-2\//)
  await plays(page)
})

test('in the corner the next episode begins by itself @full', async ({ browser, server }) => {
  const show = await playableShow(server.url)
  const page = await newVisitor(browser, { viewport: lowWindow })
  await page.goto(`${server.url}/watch/tv/${show}/1/1`)
  await plays(page)
  await page.keyboard.press('i')
  await expect(page.locator('[data-player=corner]')).toBeVisible()
  await video(page).evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 1
  })
  await expect.poll(() => position(page)).toBeGreaterThan(100)
  await expect.poll(() => position(page)).toBeLessThan(60)
  await plays(page)
  await page.getByRole('button', { name: 'Back to the player' }).click()
  await expect(page).toHaveURL(/\/watch\/tv\/1-2\//)
})

test("a stream in several sizes has voices and subtitles in both languages, drawn in the person's style", async ({ browser, server }) => {
  const { playable } = await movies(server.url)
  const page = await newVisitor(browser, { viewport: lowWindow })
  await page.goto(`${server.url}/watch/movie/${playable}?t=60`)
  await plays(page, 60)
  await page.keyboard.press('Shift+C')
  const dialog = page.getByRole('dialog', { name: 'Subtitles and voice' })
  await expect(dialog.getByLabel('Voice').locator('option')).toHaveText([/English/, /German/])
  await dialog.getByLabel('Subtitles', { exact: true }).selectOption('de')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-subtitles]')).toContainText('Das war die erste Minute.')
  await page.keyboard.press('c')
  await expect(page.locator('[data-subtitles]')).toHaveCount(0)
  await page.keyboard.press('c')
  await expect(page.locator('[data-subtitles]')).toContainText('Das war die erste Minute.')

  // The controls come with the mouse.
  await page.mouse.move(300, 200)
  await page.getByRole('button', { name: 'Player settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Player settings' })
  await expect(settings.getByLabel('Picture size').locator('option')).toHaveText([/Automatic/, '720p', '360p', '240p'])
  const before = await position(page)
  await settings.getByRole('button', { name: /^360p/ }).click()
  await page.keyboard.press('Escape')
  await plays(page, before - 1)
  await expect(page.locator('[data-subtitles]')).toContainText(/\p{L}/u)
})

test('over its line the film shows a small picture of each place, as a stream and as a file @full', async ({ browser, server }) => {
  const { playable } = await movies(server.url)
  const page = await newVisitor(browser, { viewport: lowWindow })
  await page.goto(`${server.url}/watch/movie/${playable}`)
  await plays(page)
  const line = page.getByRole('slider', { name: 'Place in the film' })
  const pointAt = async (share: number): Promise<void> => {
    // The controls come with the mouse, and go again.
    await page.mouse.move(300, 200)
    const width = await line.evaluate((element) => element.clientWidth)
    await line.hover({ position: { x: width * share, y: 10 } })
  }
  /** What tells the picture from others; null while none is drawn. */
  const shown = (): Promise<string | null> =>
    page.locator('[data-thumbnail]').evaluate(async (canvas: HTMLCanvasElement) => {
      if (canvas.dataset['thumbnail'] !== 'drawn') return null
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canvas.toDataURL()))
      return new Uint8Array(digest).toHex()
    })
  for (const kind of ['stream', 'file']) {
    if (kind === 'file') {
      await page.getByRole('button', { name: 'Player settings' }).click()
      await page.getByRole('group', { name: 'Source' }).getByRole('button', { name: /^360p/ }).click()
      await page.keyboard.press('Escape')
      await plays(page)
    }
    await pointAt(0.2)
    await expect.poll(shown, kind).not.toBeNull()
    const early = await shown()
    await pointAt(0.8)
    await expect.poll(shown, kind).not.toBe(early)
    await expect.poll(shown, kind).not.toBeNull()
    await pointAt(0.2)
    await expect.poll(shown, kind).toBe(early)
  }
  expect(await position(page)).toBeLessThan(60)
})

test('without a source, without the server and without a choice the page says so, and what helps @full', async ({ browser, server }) => {
  const { url } = server
  const { playable, silent } = await movies(url)
  const page = await newVisitor(browser, { viewport: lowWindow, worker: true })
  await page.goto(`${url}/watch`)
  await expect(page.getByRole('heading', { name: 'No video selected yet.' })).toBeVisible()
  await page.goto(`${url}/watch/movie/${silent}`)
  await expect(page.getByRole('alert')).toContainText('No source available for this title')
  await page.goto(`${url}/watch/movie/no-such-movie`)
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()

  await page.goto(`${url}/movie/${playable}`)
  await workerInCharge(page)
  await server.stop()
  await page.getByRole('main').getByRole('link', { name: 'Watch', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('This title cannot be played now')
  await server.startAgain()
  await page.getByRole('button', { name: 'Try again' }).click()
  await plays(page)
})

test('a page reaches nothing but our own server, and what other sites say to it does nothing', async ({ browser, server }) => {
  const { playable } = await movies(server.url)
  const page = await newVisitor(browser, { viewport: lowWindow })
  const elsewhere = 'https://elsewhere.example'
  await page.goto(`${server.url}/watch/movie/${playable}`)
  await plays(page)
  const refused = await page.evaluateHandle(() => {
    const found: string[] = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      found.push(`${effectiveDirective} ${new URL(blockedURI).host}`),
    )
    return found
  })
  await page.evaluate((address) => {
    const part = <Name extends 'video' | 'img' | 'iframe'>(name: Name): void => {
      const element = document.createElement(name)
      element.src = address
      document.body.append(element)
    }
    part('video')
    part('img')
    part('iframe')
    void fetch(address).catch(() => undefined)
    try {
      new WebSocket(address.replace('https', 'wss')).close()
    } catch {
      // Refused at once in some versions, a moment later in others.
    }
  }, elsewhere)
  await expect
    .poll(async () => [...new Set(await refused.jsonValue())].toSorted())
    .toEqual(['connect', 'frame', 'img', 'media'].map((kind) => `${kind}-src elsewhere.example`))

  // A frame of a trailer says everything that a player of its kind could say.
  const before = await position(page)
  await page.evaluate(() => {
    for (const data of [
      JSON.stringify({ event: 'onStateChange', info: 0 }),
      JSON.stringify({ event: 'infoDelivery', info: { currentTime: 9999, playerState: 0 } }),
      { type: 'timeupdate', currentTime: 9999, duration: 10_000 },
      { method: 'pause' },
    ])
      dispatchEvent(new MessageEvent('message', { data, origin: 'https://www.youtube-nocookie.com' }))
  })
  await plays(page, before)
  expect(await position(page)).toBeLessThan(before + 60)
})

test('behind an episode somebody watched, home offers the next one, also without the server @full', async ({ browser, server }) => {
  const show = await playableShow(server.url)
  const page = await newVisitor(browser, { worker: true, token: await register(server.url) })
  await page.goto(`${server.url}/tv/${show}/season/1`)
  await workerInCharge(page)
  await page.reload()
  const first = page.getByRole('button', { name: 'Episode 1 of season 1 watched', exact: true })
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  // Home learns of it once nothing else is to be done, and shows it on the next visit.
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).some((value: string) => /"nextUp":\[\{/.test(value)))).toBe(true)
  await server.stop()
  await page.goto(`${server.url}/`)
  const row = page.getByRole('region', { name: 'Next up' })
  await row.scrollIntoViewIfNeeded()
  await expect(row.getByRole('link').first()).toHaveAttribute('href', new RegExp(`/watch/tv/1-2/${show}`))
})
