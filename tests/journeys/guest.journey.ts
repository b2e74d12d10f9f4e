import { expect } from '@playwright/test'
import { test } from '#support/journey.ts'
import { ada, cards, fillLogin, heart, titlesShown } from '#support/person.ts'
import { newVisitor, popularMovies, register } from '#support/visitors.ts'

test('a guest may save on the device, and what was saved joins the account at sign-in', async ({ browser, server }) => {
  const base = server.url
  await register(base)
  const [first, second] = await popularMovies(base)
  const page = await newVisitor(browser)

  await page.goto(`${base}/movie/${first?.id}`)
  await heart(page).click()
  const toast = page.getByRole('status').filter({ hasText: 'Authentication required' })
  await expect(toast).toContainText('Please log in to add items to your favorites.')
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await toast.getByRole('button', { name: 'Save on this device' }).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')

  await page.goto(`${base}/movie/${second?.id}`)
  await heart(page).click()
  await toast.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login/)
  await fillLogin(page, ada)
  await expect(page).toHaveURL(new RegExp(`/movie/${second?.id}`))
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')

  await page.goto(`${base}/favorites`)
  await expect(page.locator(cards)).toHaveCount(2)
  expect((await titlesShown(page)).toSorted()).toEqual([`/movie/${first?.id}`, `/movie/${second?.id}`].toSorted())

  const elsewhere = await newVisitor(browser)
  await elsewhere.goto(`${base}/login`)
  await fillLogin(elsewhere, ada)
  await expect(elsewhere).toHaveURL(`${base}/`)
  await elsewhere.goto(`${base}/favorites`)
  await expect(elsewhere.locator(cards)).toHaveCount(2)
})

test('a guest who opens the favorites is asked to log in, and then sees them', async ({ browser, server }) => {
  await register(server.url)
  const page = await newVisitor(browser)
  await page.goto(`${server.url}/favorites`)
  await expect(page).toHaveURL(/\/login\?next=/)
  await fillLogin(page, ada)
  await expect(page).toHaveURL(`${server.url}/favorites`)
})
