import { expect } from '@playwright/test'
import { budgets } from '#support/budgets.ts'
import { test } from '#support/journey.ts'
import { anyTitle, cards, heart, workerInCharge } from '#support/person.ts'
import { watchJumps, watchProblems } from '#support/problems.ts'
import { allScreens, eachScreen, openScreen } from '#support/screens.ts'
import { keepSome, newVisitor, register } from '#support/visitors.ts'
import { readBuild } from '../../scripts/sizes/build.ts'

test('no screen jumps or complains', async ({ browser, server }) => {
  const token = await register(server.url)
  await keepSome(server.url, token, 3)
  const pages = { guest: await newVisitor(browser), member: await newVisitor(browser, { token }) }
  const jumps = new Map([
    [pages.guest, await watchJumps(pages.guest)],
    [pages.member, await watchJumps(pages.member)],
  ])
  const problems = [watchProblems(pages.guest), watchProblems(pages.member)]
  await eachScreen(await allScreens(server.url), pages, server.url, async (page, { name }) => {
    await page.waitForTimeout(400)
    const { total, moved } = (await jumps.get(page)?.()) ?? { total: Number.NaN, moved: [] }
    expect.soft(total, `${name}: ${moved.join(', ')}`).toBeLessThan(0.001)
  })
  expect(problems.flat()).toEqual([])
})

for (const language of budgets.narrowInEnglish ? (['de', 'en'] as const) : (['de'] as const)) {
  test(`320 px wide, nothing has to be scrolled sideways (${language})`, async ({ browser, server }) => {
    const token = await register(server.url)
    await keepSome(server.url, token, 3)
    const phone = { viewport: { width: 320, height: 640 }, look: { theme: 'dark', language } } as const
    const pages = { guest: await newVisitor(browser, phone), member: await newVisitor(browser, { ...phone, token }) }
    await eachScreen(await allScreens(server.url), pages, server.url, async (page, { name }) => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, name).toBeLessThanOrEqual(320)
    })
  })
}

test('what the worker keeps is free of personal data and keys', async ({ browser, server }) => {
  const page = await newVisitor(browser, { token: await register(server.url) })
  await page.goto(server.url)
  await workerInCharge(page)
  for (const screen of await allScreens(server.url)) {
    if (screen.visitor !== 'guest') await openScreen(page, server.url, screen)
  }
  await page.goto(`${server.url}/movie/popular`)
  await page.locator(cards).first().click()
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  const kept = await page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat()
    return requests.map(({ url, headers }) => ({ url, headers: [...headers].flat().join(' ') }))
  })
  expect(kept.length).toBeGreaterThan(20)
  expect(kept.filter(({ url }) => new URL(url).pathname.startsWith('/api'))).toEqual([])
  expect(kept.filter(({ url, headers }) => /api_key|session_id|bearer/i.test(url + headers))).toEqual([])
})

test('home shows its first titles with no script but those that the size budget counts', async ({ page, server }) => {
  const { startScripts } = readBuild('dist')
  // The budget counts the language with the longest words; this browser may load the other.
  const isCounted = (path: string): boolean => startScripts.includes(path) || /\/(?:en|de)-/.test(path)
  const refused: string[] = []
  await page.route(/\.js$/, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1)
    if (isCounted(path)) return route.continue()
    refused.push(path)
    return route.abort()
  })
  await page.goto(server.url)
  await expect(page.locator(anyTitle).first()).toBeVisible()
  // What is loaded later is asked for all the same.
  await expect.poll(() => refused.length).toBeGreaterThan(0)
})
