import { expect, type Page } from '@playwright/test'
import { violations } from '#support/accessibility.ts'
import { test } from '#support/journey.ts'
import { workerInCharge } from '#support/person.ts'
import { newVisitor } from '#support/visitors.ts'

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test('the pages about Matinee are found in the footer and read without the server, in the other language too @full', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { worker: true, viewport: { width: 390, height: 844 } })
  await page.goto(server.url)
  await workerInCharge(page)
  await page.goto(`${server.url}/development`)
  const libraries = page.getByRole('main').locator('details')
  await expect(libraries.filter({ hasText: 'react-dom' })).toContainText('MIT')
  await libraries.filter({ hasText: 'react-dom' }).locator('summary').click()
  await expect(libraries.filter({ hasText: 'react-dom' }).getByText(/Permission is hereby granted/)).toBeVisible()
  await expect(page.getByText('Whoever runs this server has listed no sources.')).toBeVisible()
  expect(await violations(page)).toEqual([])

  const footer = page.getByRole('contentinfo')
  for (const [link, heading] of [
    ['Privacy', 'Privacy'],
    ['Terms of use', 'Terms of use'],
    ['Copyright', 'Copyright policy (DMCA)'],
    ['Content removal', 'Content removal'],
    ['About Matinee', 'About Matinee'],
  ] as const) {
    await footer.getByRole('link', { name: link, exact: true }).click()
    await expect(title(page)).toHaveText(heading)
  }
  await footer.getByRole('link', { name: 'Terms of use' }).click()
  await expect(page.getByText('Last updated: March 26, 2025')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Where the content comes from' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.waitForLoadState('networkidle')
  await server.stop()

  await page.evaluate(() => localStorage.setItem('language', 'de'))
  await page.reload()
  await expect(page.getByText('Zuletzt aktualisiert: 26. März 2025')).toBeVisible()
  await expect(page.getByText('Diese Website ist eine Demonstration zu Bildungszwecken.')).toBeVisible()
  await page.goto(`${server.url}/privacy`)
  await expect(page.getByRole('heading', { name: 'Was auf deinem Gerät bleibt' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  // What was asked once is there as well.
  await page.goto(`${server.url}/development`)
  await expect(libraries.filter({ hasText: 'react-dom' })).toContainText('MIT')
  await expect(page.getByText('Der Betreiber dieses Servers hat keine Quellen eingetragen.')).toBeVisible()
})

test('a request to remove content is kept without a network and across a reload, and arrives once there is one @full', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { worker: true, viewport: { width: 390, height: 844 } })
  await page.goto(`${server.url}/content-removal`)
  await workerInCharge(page)
  const send = page.getByRole('button', { name: 'Send request' })
  await send.click()
  await expect(page.getByLabel('Content', { exact: true })).toBeFocused()
  await expect(page.getByText('Enter the address of the page, or the title.')).toBeVisible()
  await expect(page.getByText('Confirm this, or the request cannot be considered.')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.getByLabel('Content', { exact: true }).fill('/movie/603')
  await page.getByLabel('Right that is concerned').selectOption('trademark')
  await page.getByLabel('What is wrong').fill('The mark on the poster is mine.')
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('Email').fill('ada at example')
  await page.getByRole('switch', { name: /What I say here is true/ }).press('Space')
  await send.click()
  await expect(page.getByText('Enter an email address like name@example.com.')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByLabel('Email').fill('ada@example.org')
  await server.stop()
  await page.reload()
  await expect(page.getByLabel('What is wrong')).toHaveValue('The mark on the poster is mine.')
  await send.click()
  await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible()
  await server.startAgain()
  await page.goto(server.url)
  await expect(page.getByText('Your request was received')).toBeVisible()

  await page.goto(`${server.url}/content-removal`)
  await expect(page.getByRole('heading', { name: 'Your request was received' })).toBeVisible()
  await expect(page.getByText(/^MR(?:-[2-9A-Z]{4}){2}$/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'New request' }).click()
  await expect(page.getByLabel('Your name')).toHaveValue('')
})
