import { expect, test } from '@playwright/test'
import { hostileTexts, startHostileCatalogue } from '#support/hostile-catalogue.ts'
import { watchProblems } from '#support/problems.ts'
import { startServer } from '#support/server-process.ts'
import { newVisitor } from '#support/visitors.ts'

const screens = [
  '/',
  '/movie',
  '/movie/popular',
  '/movie/discover',
  '/movie/genres',
  '/trending',
  '/search?q=sea',
  ...hostileTexts.map((_, index) => `/${index % 2 === 0 ? 'movie' : 'tv'}/${index + 1}`),
  '/tv/1/season/1',
  '/tv/1/season/1/episode/1',
  '/collection/1',
  '/person/1',
  '/person/popular',
]

test('whatever the movie database says, every screen stands, nothing of it is executed and nothing runs over the edge @full', async ({
  browser,
}) => {
  await using catalogue = await startHostileCatalogue()
  const server = await startServer({ env: { TMDB_API_KEY: 'a'.repeat(32), TMDB_PROXY: '0', TMDB_BASE_URL: `${catalogue.url}/3` } })
  const phone = await newVisitor(browser, { viewport: { width: 390, height: 844 }, look: { theme: 'dark', language: 'de' } })
  const problems = watchProblems(phone)
  const foreign: string[] = []
  phone.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') foreign.push(request.url())
  })
  for (const screen of screens) {
    await phone.goto(server.url + screen)
    await expect(phone.locator('main h1').first(), screen).toBeAttached()
    await phone.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await phone.waitForTimeout(150)
    const { taken, width } = await phone.evaluate(() => ({ taken: 'taken' in globalThis, width: document.documentElement.scrollWidth }))
    expect.soft(taken, `${screen}: a text was executed`).toBe(false)
    expect.soft(width, `${screen}: runs over the edge`).toBeLessThanOrEqual(390)
    const links = await phone.locator('a[href^="javascript:" i], iframe, [srcdoc]').count()
    expect.soft(links, `${screen}: a link or frame that could execute`).toBe(0)
  }
  expect(foreign).toEqual([])
  expect(problems.filter((problem) => !/Failed to load resource|400|404/.test(problem))).toEqual([])
  await server.stop()
})
