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

/** Waits until the service worker answers for this page with all files of the build, as it does some seconds after a first visit. */
export async function workerInCharge(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.evaluate(async () => {
    while ((await caches.match('/whole')) === undefined) await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

/** The heart on a details page. */
export const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(?:Add|Remove) .+ (?:to|from) favorites$/ })
    .first()

/** The button of a title's page that notes it as watched. */
export const watchedButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Watched', exact: true }).first()

/** Notes the title of the page as watched. */
export async function markWatched(page: Page): Promise<void> {
  await watchedButton(page).click()
  await expect(watchedButton(page)).toHaveAttribute('aria-pressed', 'true')
}

/** The addresses of the titles on screen, in their order, without slugs (`/movie/603`). */
export async function titlesShown(page: Page): Promise<string[]> {
  const addresses = await page.locator(cards).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return addresses.map((address) => /^\/(?:movie|tv)\/\d+/.exec(address)?.[0] ?? address)
}

/** Keeps a movie on the device of a guest. */
export async function saveOnDevice(page: Page, base: string, id: number | undefined): Promise<void> {
  await page.goto(`${base}/movie/${id}`)
  await heart(page).click()
  await chooseThisDevice(page)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
}

/** Answers a guest's question where to keep what was just pressed; whoever was asked before is not asked again. */
export async function chooseThisDevice(page: Page): Promise<void> {
  const question = page.getByRole('button', { name: 'Save on this device' })
  const saved = page.getByRole('status').filter({ hasText: 'Saved on this device' })
  await question.or(saved).first().waitFor()
  if (await question.isVisible()) await question.click()
}
