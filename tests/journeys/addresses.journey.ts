import { expect } from '@playwright/test'
import { test } from '#support/journey.ts'
import { ada, fillLogin } from '#support/person.ts'
import { watchProblems } from '#support/problems.ts'
import { newVisitor, register } from '#support/visitors.ts'

/** Addresses that lead nowhere, or that somebody made up to do harm. */
const lost = [
  '/no/such/page',
  '/movie/0',
  '/movie/-1',
  '/movie/1.5',
  '/movie/0x10',
  '/movie/1e3',
  '/movie/99999999999999999999',
  '/movie/%31%32%33%0a',
  '/movie/%E2%80%8B',
  '/movie/\u0661\u0662',
  '/movie/no-such-list',
  '/movie/__proto__',
  '/movie/constructor',
  '/tv/toString',
  '/tv/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/tv/javascript:alert(1)',
  '/tv/🎬',
  '/movie/popular/more',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/.env',
  '/assets-of-old/app',
  '/index.php?id=1',
  '/wp-admin',
  `/movie/${'x'.repeat(2_000)}`,
]

test('addresses that lead nowhere show the 404 screen and a way home @full', async ({ page, server }) => {
  const problems = watchProblems(page)
  for (const address of lost) {
    const answer = await page.goto(server.url + address)
    if (answer?.status() === 404) continue
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' }), address).toBeVisible()
    await expect(page.getByText('The page you are looking for does not exist. Please go back to the homepage.')).toBeVisible()
  }
  await page.goto(`${server.url}/no/such/page`)
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(page).toHaveURL(`${server.url}/`)
  expect(problems.filter((problem) => !problem.includes('status of 404'))).toEqual([])
})

/** Odd addresses of things that exist: shown, and never taken at their word. */
const odd = [
  '/movie/popular?page=abc',
  '/movie/popular?page=-5',
  '/movie/popular?page=99999',
  '/tv/popular?page=1&page=2',
  '/search?q=',
  '/search',
]

test('odd addresses of real screens show those screens @full', async ({ page, server }) => {
  const problems = watchProblems(page)
  for (const address of odd) {
    await page.goto(server.url + address)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first(), address).toBeVisible()
    await expect(page.getByText('Oops! Page not found'), address).toHaveCount(0)
  }
  expect(problems).toEqual([])
})

/** Where somebody might try to send a person after they sign in. */
const elsewhere = [
  'https://evil.example',
  '//evil.example',
  String.raw`/\evil.example`,
  String.raw`\\evil.example`,
  'javascript:alert(1)',
  '/%2f/evil.example',
  ' //evil.example',
  '/\t/evil.example',
]

test('a link to the login cannot lead out of Matinee @full', async ({ browser, server }) => {
  const token = await register(server.url)
  const signedIn = await newVisitor(browser, { token })
  for (const next of elsewhere) {
    await signedIn.goto(`${server.url}/login?next=${encodeURIComponent(next)}`)
    await expect(signedIn.getByRole('main')).toBeVisible()
    expect(new URL(signedIn.url()).origin, next).toBe(server.url)
  }
  const guest = await newVisitor(browser)
  await guest.goto(`${server.url}/login?next=${encodeURIComponent('//evil.example')}`)
  await fillLogin(guest, ada)
  await expect(guest).toHaveURL(`${server.url}/`)
})
