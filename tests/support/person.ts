import { expect, type Page } from '@playwright/test'

/** What a person does on the screens, in the words they read there (English). */
export interface Account {
  email: string
  name: string
  password: string
}

export const ada: Account = { email: 'ada@example.org', name: 'Ada', password: 'violet-lantern-57-tram' }

/** Cards of titles, wherever they are. */
export const cards = 'main a[data-card]'

/** The title shown first, in a row or in the banner above it. */
export const anyTitle = 'main :is(a[data-card], [aria-roledescription="carousel"] a)'

export async function signUp(page: Page, base: string, account: Account): Promise<void> {
  await page.goto(`${base}/signup`)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Display name').fill(account.name)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByLabel('Confirm password').fill(account.password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(`${base}/`)
}

/** Fills in the login form that is shown and sends it. */
export async function fillLogin(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export async function logIn(page: Page, base: string, account: Account): Promise<void> {
  await page.goto(`${base}/login`)
  await fillLogin(page, account)
  await expect(page).toHaveURL(`${base}/`)
}

/** Waits until the service worker answers for this page, as it does some seconds after a first visit. */
export async function workerInCharge(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** The heart on a details page. */
export const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(?:Add|Remove) .+ (?:to|from) favorites$/ })
    .first()

/** The addresses of the titles on screen, in their order, without slugs (`/movie/603`). */
export async function titlesShown(page: Page): Promise<string[]> {
  const addresses = await page.locator(cards).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return addresses.map((address) => /^\/(?:movie|tv)\/\d+/.exec(address)?.[0] ?? address)
}
