import { expect } from '@playwright/test'
import { test } from '#support/journey.ts'
import { cards } from '#support/person.ts'
import { watchProblems } from '#support/problems.ts'
import { keepMany, newVisitor, register } from '#support/visitors.ts'

test('a library that is still being fetched shows what is here and how far it is, and never that there is nothing @full', async ({
  browser,
  server,
}) => {
  const token = await register(server.url)
  await keepMany(server.url, token, 900)
  const page = await newVisitor(browser, { token })
  const problems = watchProblems(page)
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/api/sync?cursor=*', (route) => second.promise.then(() => route.continue()))
  await page.route('**/api/sync', (route) => first.promise.then(() => route.continue()))
  await page.goto(`${server.url}/favorites`)
  await expect(page.getByText('Your library is being fetched.')).toBeVisible()
  await expect(page.getByText('No favorites yet')).toHaveCount(0)
  first.resolve()
  await expect(page.getByText('Your library is being fetched: 500 of 900')).toBeVisible()
  await expect(page.locator(cards).first()).toBeVisible()
  second.resolve()
  await expect(page.getByText('900 titles')).toBeVisible()
  await expect(page.getByText('Your library is being fetched')).toHaveCount(0)
  expect(problems).toEqual([])
})
