import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { violations } from '#support/accessibility.ts'
import { test } from '#support/journey.ts'
import { workerInCharge } from '#support/person.ts'
import { newVisitor } from '#support/visitors.ts'

test('results stay a surprise until somebody asks; a match goes into one’s own calendar; all of it is there without the server', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { worker: true })
  await page.goto(server.url)
  await workerInCharge(page)
  await page.goto(`${server.url}/sports?competition=world-cup-2026&round=final`)
  const final = page.getByRole('listitem').filter({ hasText: 'Argentina' })
  await expect(final).toContainText('Spain')
  await expect(final).not.toContainText('1 : 0')
  await expect(page.getByRole('table')).toHaveCount(0)
  await server.stop()
  await page.reload()

  await final.getByRole('button', { name: 'Show the result of Spain against Argentina' }).press('Enter')
  await expect(final).toContainText('1 : 0')
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(final.getByText('1 : 0').locator('..')).toBeFocused()
  const all = page.getByRole('switch', { name: /^Show results/ })
  await all.press('Space')
  await expect(all).toBeFocused()
  await expect(page.getByRole('table')).toHaveCount(12)
  await page.reload()
  await expect(final).toContainText('1 : 0')
  expect(await violations(page)).toEqual([])

  await final.getByRole('link').click()
  await expect(page).toHaveURL(/\/sports\/world-cup-2026-spain-argentina/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spain – Argentina')
  await expect(page.getByText('after 90 minutes 0 : 0')).toBeVisible()
  await expect(page.getByRole('link', { name: 'FIFA', exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.goto(`${server.url}/sports/player/world-cup-2026-spain-argentina`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spain – Argentina')

  await page.goto(`${server.url}/sports`)
  await page.getByLabel('Competition').selectOption({ index: 0 })
  await page.getByLabel('Round', { exact: true }).selectOption({ index: 43 })
  await page
    .getByRole('listitem')
    .getByRole('link', { name: /Alderbrook Town/ })
    .click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Remind me' }).click()])
  expect(await readFile(await file.path(), 'utf8')).toMatch(/DTSTART:\d{8}T\d{6}Z\r\nDTEND:/)
  await expect(page.getByText('The match is in a calendar file')).toBeVisible()
  await page.goto(`${server.url}/sports/no-such-match`)
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
})

test('the matches of one’s teams stand first, here and on a device without the server', async ({ browser, server }) => {
  const page = await newVisitor(browser, { worker: true })
  await page.goto(server.url)
  await workerInCharge(page)
  await page.goto(`${server.url}/sports`)
  const yours = page.getByRole('region', { name: 'Your teams' })
  const add = page.getByRole('button', { name: 'Add Alderbrook Town to favorites' })
  await expect(yours).toHaveCount(0)
  await add.first().press('Enter')
  await expect(yours.getByRole('heading', { name: 'Next matches' })).toBeVisible()
  const next = yours.getByRole('list').first()
  await expect(next.getByRole('listitem')).toHaveCount(1)
  await expect(next).toContainText('Alderbrook Town')
  expect(await violations(page)).toEqual([])

  await server.stop()
  await page.reload()
  await expect(yours.getByRole('button', { name: 'Remove Alderbrook Town from favorites' })).not.toHaveCount(0)
  await next.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Alderbrook Town')
  const heart = page.getByRole('button', { name: 'Remove Alderbrook Town from favorites' })
  await heart.press('Space')
  await expect(page.getByRole('button', { name: 'Add Alderbrook Town to favorites' })).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.goto(`${server.url}/sports`)
  await expect(add.first()).toBeVisible()
  await expect(yours).toHaveCount(0)
})
