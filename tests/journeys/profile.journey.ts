import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { violations } from '#support/accessibility.ts'
import { test } from '#support/journey.ts'
import { ada, fillLogin, markWatched, watchedButton, workerInCharge } from '#support/person.ts'
import { watchProblems } from '#support/problems.ts'
import { beginTitles, keepSome, newVisitor, popularMovies, register } from '#support/visitors.ts'
import { dumpDevice } from '../faults/databases.ts'
import { memberOf } from '../faults/device.ts'

const notice = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

/** A photo, larger than any picture of a person is kept. */
const photo = async (background: string) => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer(),
})

const ownPicture = (page: Page) => page.getByRole('main').locator('header img')

const sizeOf = (page: Page) => ownPicture(page).evaluate((picture: HTMLImageElement) => [picture.naturalWidth, picture.naturalHeight])

const count = (page: Page, of: string) => page.getByRole('main').getByRole('link', { name: of })

/** How many rows of a member the device's database holds. */
async function rowsOf(page: Page, { id }: { id: string }): Promise<number> {
  const rows: { owner: string }[] = Object.values((await dumpDevice(page)) ?? {}).flat()
  return rows.filter(({ owner }) => owner === id).length
}

test('a member finds what they keep and watch, their settings and their data on one page @full', async ({ browser, server }) => {
  const token = await register(server.url)
  await keepSome(server.url, token, 3)
  await beginTitles(server.url, token, 2)
  const page = await newVisitor(browser, { token })
  const problems = watchProblems(page)
  const [movie] = await popularMovies(server.url)
  await page.goto(`${server.url}/movie/${movie?.id}`)
  await markWatched(page)

  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL(`${server.url}/profile`)
  await expect(page.getByRole('heading', { level: 1, name: ada.name })).toBeVisible()
  await expect(count(page, '1 movie watched')).toBeVisible()
  await expect(count(page, '0 TV shows watched')).toBeVisible()
  await expect(count(page, '3 favorites')).toHaveAttribute('href', '/favorites')
  await expect(page.getByRole('region', { name: 'Continue Watching' }).getByRole('article')).toHaveCount(1)
  await expect(page.getByText('You watch mostly movies.')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Completion rate' })).toContainText('100%')
  await page.getByText('Oldest', { exact: true }).click()
  await expect(page).toHaveURL(`${server.url}/profile?order=oldest`)
  await page.getByRole('switch', { name: 'Watch history' }).click()
  await expect(notice(page, 'Watch History Disabled')).toBeVisible()

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export' }).click()])
  const saved = JSON.parse(await readFile(await download.path(), 'utf8')) as { user: object; favorites: object[] }
  expect(saved).toMatchObject({ user: { email: ada.email }, favorites: [{}, {}, {}] })
  expect(await violations(page)).toEqual([])
  expect(problems).toEqual([])
})

test('a picture is chosen without the server, follows its owner to another device, and can be taken back @full', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { worker: true, token: await register(server.url) })
  await page.goto(`${server.url}/profile`)
  await workerInCharge(page)
  await expect(page.getByRole('button', { name: 'Add a picture' })).toBeVisible()
  await server.stop()
  const file = page.getByLabel('Your picture')
  await file.setInputFiles(await photo('#4060c0'))
  await expect(ownPicture(page)).toBeVisible()
  await expect.poll(() => sizeOf(page)).toEqual([256, 256])
  await page.reload()
  await expect(ownPicture(page)).toBeVisible()
  const first = await ownPicture(page).getAttribute('src')

  await file.setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear Ada') })
  await expect(page.getByRole('alert').filter({ hasText: 'This file is no picture your browser can read' })).toBeVisible()
  await expect(ownPicture(page)).toHaveAttribute('src', first ?? '')

  await server.startAgain()
  const other = await newVisitor(browser)
  await other.goto(`${server.url}/login`)
  await fillLogin(other, ada)
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0)
  await other.goto(`${server.url}/profile`)
  await expect(ownPicture(other)).toHaveAttribute('src', first ?? '')
  await other.getByRole('button', { name: 'Remove picture' }).click()
  await expect(ownPicture(other)).toHaveCount(0)
  await other.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click()
  await expect(ownPicture(other)).toHaveAttribute('src', first ?? '')
})

test('an account is removed for its password only, and leaves nothing on the server or on any device @full', async ({
  browser,
  server,
}) => {
  const token = await register(server.url)
  const member = memberOf(token)
  await keepSome(server.url, token, 2)
  const [page, other] = await Promise.all([newVisitor(browser, { token }), newVisitor(browser, { token })])
  await other.goto(`${server.url}/favorites`)
  await expect(other.getByRole('article')).toHaveCount(2)
  await page.goto(`${server.url}/profile`)
  await expect(count(page, '2 favorites')).toBeVisible()
  expect(await rowsOf(other, member)).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Remove account' }).click()
  const form = page.getByRole('dialog', { name: 'Remove account' })
  const remove = form.getByRole('button', { name: 'Remove my account for good' })
  await remove.click()
  await expect(form.getByText('Enter your password.')).toBeVisible()
  await form.getByLabel('Password').fill('not her password')
  await remove.click()
  await expect(form.getByText('This is not the password of your account. Nothing was removed.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await form.getByLabel('Password').fill(ada.password)
  await remove.click()
  await expect(notice(page, 'Your account is removed')).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/`)
  expect(await rowsOf(page, member)).toBe(0)

  // What the other device is told with its next call.
  await other.evaluate(() => dispatchEvent(new Event('online')))
  await expect(notice(other, 'This account was removed')).toBeVisible()
  await expect.poll(() => rowsOf(other, member)).toBe(0)
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  const later = await newVisitor(browser)
  await later.goto(`${server.url}/login`)
  await fillLogin(later, ada)
  await expect(later.getByText('The email or password you entered is incorrect.')).toBeVisible()
})

test('a guest’s year is counted from their history, and becomes a picture that can be kept @full', async ({ browser, server }) => {
  const page = await newVisitor(browser)
  await page.goto(`${server.url}/your-year`)
  await expect(page.getByRole('heading', { name: 'Nothing in your history yet' })).toBeVisible()
  const [movie] = await popularMovies(server.url)
  await page.goto(`${server.url}/movie/${movie?.id}`)
  await watchedButton(page).click()
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await expect(watchedButton(page)).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`${server.url}/your-year`)
  await expect(page.getByText('You watched on 1 day.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Month by month' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Share as a picture' }).click()
  const picture = sharp(await (await download).path())
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 })
  // Something is drawn on it.
  expect((await picture.stats()).channels.some(({ stdev }) => stdev > 5)).toBe(true)
})
