import { expect } from '@playwright/test'
import { test } from '#support/journey.ts'
import { ada, cards, heart, signUp, workerInCharge } from '#support/person.ts'

test('somebody short of space sees what takes it, empties the pictures and keeps their list @full', async ({ server, openBrowser }) => {
  const page = await (await openBrowser()).context.newPage()
  await signUp(page, server.url, ada)
  await workerInCharge(page)
  await page.goto(`${server.url}/movie/popular`)
  await page.locator(cards).first().click()
  await heart(page).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Storage' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Storage' })).toBeVisible()
  const pictures = page.getByRole('listitem').filter({ hasText: /^Pictures/ })
  await expect(pictures).toContainText(/[1-9]\d* pictures? you have seen/)
  await pictures.getByRole('button', { name: /^Clear\s*Pictures$/ }).click()
  await expect(pictures).toContainText('0 pictures you have seen')
  await expect(pictures.getByRole('button')).toBeDisabled()
  await expect(page.getByRole('listitem').filter({ hasText: 'Your lists and settings' })).toContainText('1 entry')
  await expect(page.getByText('No change waits to be sent.')).toBeVisible()
})

test('without a server the page says what waits, and that a copy of it is safe; with one again, that nothing waits @full', async ({
  server,
  openBrowser,
}) => {
  const page = await (await openBrowser()).context.newPage()
  await signUp(page, server.url, ada)
  await workerInCharge(page)
  await page.goto(`${server.url}/movie/popular`)
  await page.locator(cards).first().click()
  await expect(heart(page)).toBeVisible()
  await server.stop()
  await heart(page).click()
  await expect(heart(page)).toHaveAccessibleName(/^Remove/)
  await page.goto(`${server.url}/storage`)
  await expect(page.getByText('1 change waits on this device.')).toBeVisible()
  await expect(page.getByText('A copy is kept apart')).toBeVisible()
  await server.startAgain()
  await expect(page.getByText('No change waits to be sent.')).toBeVisible()
})
