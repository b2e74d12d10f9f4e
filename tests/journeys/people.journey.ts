import { expect, type Page } from '@playwright/test'
import { violations } from '#support/accessibility.ts'
import { test } from '#support/journey.ts'
import { ada, cards, fillLogin, heart, logIn, saveOnDevice, workerInCharge } from '#support/person.ts'
import { newVisitor, popularMovies, register } from '#support/visitors.ts'

const grace = { email: 'grace@example.org', name: 'Grace', password: 'amber-compass-31-kite' }

/** Keeps a title as a guest, on this device. */
const notice = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
}

async function logOut(page: Page): Promise<void> {
  await openSettings(page)
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
}

/** Logs out where nothing is asked: what is on its way is sent first. */
async function logOutAtOnce(page: Page): Promise<void> {
  await logOut(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' }).first()).toBeVisible()
}

/** Once nothing moves any more: half faded in, words have no contrast yet. */
const settled = (page: Page) => page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'))

const question = (page: Page) => page.getByRole('dialog', { name: 'Log out' })

/** How many favorites the server has, by the plain call. */
async function favoritesOf(base: string, { email, password } = ada): Promise<number> {
  const call = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email, password }) }
  const { token } = (await (await fetch(`${base}/api/auth/login`, call)).json()) as { token: string }
  const answer = await fetch(`${base}/api/favorites`, { headers: { authorization: `Bearer ${token}` } })
  return ((await answer.json()) as unknown[]).length
}

/** Logs Ada in and has her keep a title while the server is away; resolves with its name. */
async function keepWithoutServer(page: Page, server: { url: string; stop: () => Promise<unknown> }): Promise<string> {
  const [first] = await popularMovies(server.url)
  await logIn(page, server.url, ada)
  await workerInCharge(page)
  await page.goto(`${server.url}/movie/${first?.id}`)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await server.stop()
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  return first?.title ?? ''
}

test('what was added to the account at sign-in may be taken back, and is added again next time @full', async ({ browser, server }) => {
  const base = server.url
  await register(base)
  const [first, second] = await popularMovies(base)
  const page = await newVisitor(browser)
  await saveOnDevice(page, base, first?.id)
  await saveOnDevice(page, base, second?.id)
  await page.goto(`${base}/login`)
  await expect(page.getByRole('link', { name: 'You have 2 items on this device' })).toBeVisible()
  await fillLogin(page, ada)
  await expect(notice(page, '2 titles added to your account')).toBeVisible()
  await page.reload()
  await notice(page, '2 titles added to your account').getByRole('button', { name: 'Undo' }).click()
  await expect(notice(page, 'Back on this device only')).toBeVisible()
  await expect.poll(() => favoritesOf(base)).toBe(0)

  await page.goto(`${base}/on-this-device`)
  await expect(page.getByText('This device also keeps 2 items that are not in your account.')).toBeVisible()
  await logOut(page)
  await expect(page.locator(cards)).toHaveCount(2)
  await logIn(page, base, ada)
  await expect(notice(page, '2 titles added to your account')).toBeVisible()
  await expect.poll(() => favoritesOf(base)).toBe(2)
})

test('"Not me" leaves the titles to whoever kept them, until they are wanted after all @full', async ({ browser, server }) => {
  const base = server.url
  await register(base)
  const [first] = await popularMovies(base)
  const page = await newVisitor(browser)
  await saveOnDevice(page, base, first?.id)
  await logIn(page, base, ada)
  await notice(page, '1 title added to your account').getByRole('button', { name: 'Not me' }).click()
  await expect(notice(page, 'Back on this device only')).toBeVisible()
  await logOutAtOnce(page)
  await logIn(page, base, ada)
  await page.goto(`${base}/favorites`)
  await expect(page.getByText('No favorites yet')).toBeVisible()
  expect(await favoritesOf(base)).toBe(0)

  await page.goto(`${base}/on-this-device`)
  await page.getByRole('button', { name: 'Add to my account' }).click()
  await expect(notice(page, '1 title added to your account')).toBeVisible()
  await expect.poll(() => favoritesOf(base)).toBe(1)

  await expect(page.getByText('1 title of this device was added to your account.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('This device also keeps 1 item that is not in your account.')).toBeVisible()
  await expect.poll(() => favoritesOf(base)).toBe(0)
})

test('logging out with unsent changes asks; kept ones stay unseen and leave with the next sign-in', async ({ browser, server }) => {
  const base = server.url
  await register(base)
  await register(base, grace)
  const page = await newVisitor(browser, { worker: true })
  await keepWithoutServer(page, server)

  await logOut(page)
  await expect(question(page)).toContainText('1 change has not reached your account yet.')
  await settled(page)
  expect(await violations(page)).toEqual([])
  await question(page).getByRole('button', { name: 'Sync now and log out' }).click()
  await expect(question(page)).toContainText('That did not work: 1 change still waits.')
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await logOut(page)
  await question(page).getByRole('button', { name: 'Keep them on this device' }).click()
  await expect(notice(page, 'Logged out')).toContainText('1 change stays on this device')

  await server.startAgain()
  await logIn(page, base, grace)
  await page.goto(`${base}/favorites`)
  await expect(page.getByText('No favorites yet')).toBeVisible()
  await logOutAtOnce(page)
  expect(await favoritesOf(base)).toBe(0)
  await logIn(page, base, ada)
  await expect.poll(() => favoritesOf(base)).toBe(1)
  expect(await favoritesOf(base, grace)).toBe(0)
})

test('on a phone, Back closes the question first, then the sheet beneath it, and the page stays @full', async ({ browser, server }) => {
  const token = await register(server.url)
  const [first] = await popularMovies(server.url)
  const page = await newVisitor(browser, { worker: true, token, viewport: { width: 390, height: 844 } })
  await page.goto(server.url)
  await workerInCharge(page)
  await page.goto(`${server.url}/movie/${first?.id}`)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await server.stop()
  await heart(page).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const more = page.getByRole('dialog', { name: 'More' })
  await more.getByRole('button', { name: 'Log out' }).click()
  await expect(question(page)).toBeVisible()
  await page.goBack()
  await expect(question(page)).toBeHidden()
  await expect(more).toBeVisible()
  await page.goBack()
  await expect(more).toBeHidden()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
})

test('discarded changes are never sent, and an account can leave a device altogether @full', async ({ browser, server }) => {
  const base = server.url
  await register(base)
  const page = await newVisitor(browser, { worker: true })
  await keepWithoutServer(page, server)
  await logOut(page)
  await question(page).getByRole('switch', { name: 'Leave nothing behind on this device' }).click()
  await expect(question(page).getByRole('button', { name: 'Keep them on this device' })).toBeHidden()
  await question(page).getByRole('button', { name: 'Discard 1 change' }).click()
  await expect(notice(page, 'The data of your account was removed from this device')).toBeVisible()
  const left = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('matinee')
      request.addEventListener('success', () => resolve(request.result))
    })
    const names = ['favorites', 'watchlist', 'watch_history', 'continue_watching', 'preferences', 'outbox', 'dead', 'accounts']
    const transaction = database.transaction(names)
    const counts = names.map(
      (name) =>
        new Promise<number>((resolve) => {
          const request = transaction.objectStore(name).count()
          request.addEventListener('success', () => resolve(request.result))
        }),
    )
    return (await Promise.all(counts)).reduce((sum, count) => sum + count)
  })
  expect(left).toBe(0)
  await server.startAgain()
  await logIn(page, base, ada)
  await page.waitForTimeout(1000)
  expect(await favoritesOf(base)).toBe(0)
})

test('another tab follows at once when somebody signs out or in as somebody else @full', async ({ browser, server }) => {
  const base = server.url
  await register(base)
  await register(base, grace)
  const page = await newVisitor(browser)
  await logIn(page, base, ada)
  const other = await page.context().newPage()
  await other.goto(`${base}/favorites`)
  await expect(other.getByText('No favorites yet')).toBeVisible()
  await page.bringToFront()
  await logOut(page)
  await expect(other).toHaveURL(/\/login/)
  await logIn(page, base, grace)
  await other.bringToFront()
  await openSettings(other)
  await expect(other.getByText(grace.email)).toBeVisible()
})

test('a session that the server ends is said in every tab, until somebody logs in again @full', async ({ browser, server }) => {
  const base = server.url
  await register(base)
  const page = await newVisitor(browser)
  await logIn(page, base, ada)
  const other = await page.context().newPage()
  await other.goto(`${base}/favorites`)
  await expect(other.getByText('No favorites yet')).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await fetch(`${base}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  await page.bringToFront()
  await page.reload()
  for (const tab of [page, other]) await expect(notice(tab, 'Session ended: sign in to sync')).toBeVisible()
  await logIn(page, base, ada)
  for (const tab of [page, other]) await expect(notice(tab, 'Session ended: sign in to sync')).toBeHidden()
})

test('the sync sheet lists what waits by name, and says what came of syncing now @full', async ({ browser, server }) => {
  const base = server.url
  await register(base)
  const page = await newVisitor(browser, { worker: true })
  const kept = await keepWithoutServer(page, server)
  await page.getByRole('button', { name: 'waits to be sent' }).click()
  const sheet = page.getByRole('dialog', { name: 'Sync' })
  await expect(sheet.getByRole('listitem')).toContainText([kept])
  await expect(sheet.getByRole('listitem')).toContainText(['Added to favorites'])
  await settled(page)
  expect(await violations(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Sync now' }).click()
  await expect(sheet.getByRole('status')).toContainText('The server cannot be reached.')
  await server.startAgain()
  await sheet.getByRole('button', { name: 'Sync now' }).click()
  // The app may have noticed by itself that the server is back, and be done.
  await expect(sheet.getByRole('status')).toContainText('Everything is up to date.')
  await expect(sheet.getByRole('listitem')).toHaveCount(0)
})
