import { expect, type Page } from '@playwright/test'
import { type JourneyServer, test } from '#support/journey.ts'
import { ada, cards, fillLogin, heart, logIn, signUp, titlesShown, workerInCharge } from '#support/person.ts'

/** All that the app keeps in this browser, as one text: every record, every key of local storage, every address and JSON answer that is cached. */
const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    // The page knows nothing of what stands outside.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const database = await done(indexedDB.open('matinee'))
    const stores = [...database.objectStoreNames]
    const transaction = database.transaction(stores)
    const records = await Promise.all(stores.map((name) => done(transaction.objectStore(name).getAll())))
    database.close()
    const answers: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        answers.push(request.url, answer?.headers.get('content-type')?.includes('json') ? await answer.text() : '')
      }
    }
    return JSON.stringify([records, { ...localStorage }, { ...sessionStorage }, answers])
  })

/** Waits until the device could seal what is unsent. */
const keyKnown = (page: Page) => expect.poll(() => everythingKept(page)).toContain('"sealing"')

async function openFirst(page: Page, base: string): Promise<string> {
  await page.goto(`${base}/movie/popular`)
  await page.locator(cards).first().click()
  await expect(heart(page)).toBeVisible()
  return /\/movie\/\d+/.exec(page.url())?.[0] ?? ''
}

/** Ada signs up and saves a title that the server does not hear of. */
async function saveOffline(page: Page, server: JourneyServer): Promise<{ page: Page; title: string }> {
  await signUp(page, server.url, ada)
  await workerInCharge(page)
  await keyKnown(page)
  const title = await openFirst(page, server.url)
  // The heart stands before all of the title has come.
  await page.getByRole('main').getByLabel('Your note').waitFor()
  await server.stop()
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  return { page, title }
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
}

test('with everything sent, logging out leaves no row, note or search of the account in the browser', async ({ server, openBrowser }) => {
  const page = await (await openBrowser()).context.newPage()
  await signUp(page, server.url, ada)
  await workerInCharge(page)
  await page.goto(`${server.url}/search?q=zanzibar`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  const title = await openFirst(page, server.url)
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('main').getByLabel('Your note').fill('The harbour at night!')
  await page.getByRole('main').getByLabel('Your note').blur()
  await expect.poll(() => everythingKept(page)).toContain('The harbour at night!')
  expect(await everythingKept(page)).toContain('zanzibar')
  await logOut(page)
  await page.getByRole('link', { name: 'Log in' }).first().waitFor()
  const traces = ['The harbour at night!', 'zanzibar', ada.email, `"key":"${title.slice(1).replace('/', ':')}"`]
  await expect
    .poll(async () => {
      const kept = await everythingKept(page)
      return traces.filter((trace) => kept.includes(trace))
    })
    .toEqual([])
})

test('logged out without a network and killed at once: what was unsent is unreadable, and there after logging in again @full', async ({
  server,
  openBrowser,
}) => {
  const phone = await openBrowser()
  const { page, title } = await saveOffline(await phone.context.newPage(), server)
  await page.getByRole('main').getByLabel('Your note').fill('The harbour at night!')
  await page.getByRole('main').getByLabel('Your note').blur()
  await expect.poll(() => everythingKept(page)).toContain('The harbour at night!')
  await logOut(page)
  await expect(page.getByText('They are encrypted, and sent when you sign in here again')).toBeVisible()
  await page.getByRole('button', { name: 'Keep them on this device' }).click()
  await expect(page.getByText('changes stay on this device, encrypted')).toBeVisible()
  await phone.kill()

  const again = await (await openBrowser(phone.profile)).context.newPage()
  await again.goto(server.url)
  await expect.poll(() => everythingKept(again)).not.toContain('The harbour at night!')
  expect(await everythingKept(again)).toContain('"sealed"')
  await server.startAgain()
  await logIn(again, server.url, ada)
  const other = await (await openBrowser()).context.newPage()
  await logIn(other, server.url, ada)
  await other.goto(`${server.url}/favorites`)
  await expect.poll(() => titlesShown(other)).toEqual([title])
  await other.goto(`${server.url}${title}`)
  await expect(other.getByRole('main').getByLabel('Your note')).toHaveValue('The harbour at night!')
})

test('killed in the very moment of logging out, nothing is lost @full', async ({ server, openBrowser }) => {
  const phone = await openBrowser()
  const { page, title } = await saveOffline(await phone.context.newPage(), server)
  await logOut(page)
  const keep = page.getByRole('button', { name: 'Keep them on this device' })
  await keep.evaluate((button: HTMLElement) => button.click())
  await phone.kill()

  await server.startAgain()
  const again = await (await openBrowser(phone.profile)).context.newPage()
  // Either is right: it was killed before the session was over, or after.
  await again.goto(`${server.url}/login`)
  const form = again.getByLabel('Password', { exact: true })
  await expect(form.or(again.locator(cards)).first()).toBeVisible()
  // Whose session goes on is led away from the form.
  if (await again.evaluate(() => localStorage.getItem('user') === null)) await fillLogin(again, ada)
  const other = await (await openBrowser()).context.newPage()
  await logIn(other, server.url, ada)
  await other.goto(`${server.url}/favorites`)
  await expect.poll(() => titlesShown(other)).toEqual([title])
})
