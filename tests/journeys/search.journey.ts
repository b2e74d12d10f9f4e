import { expect, type Page } from '@playwright/test'
import { test } from '#support/journey.ts'
import { cards, workerInCharge } from '#support/person.ts'
import { watchProblems } from '#support/problems.ts'
import { newVisitor } from '#support/visitors.ts'

interface Named {
  id: number
  name: string
}

async function popularPeople(base: string): Promise<Named[]> {
  const answer = await fetch(`${base}/tmdb/3/person/popular?language=en-US`)
  return ((await answer.json()) as { results: Named[] }).results
}

const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link', { name })
const portrait = (page: Page, { id }: Named) => page.getByRole('main').locator(`a[href="/person/${id}"]`)
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' })

test('people are found in a tab with an address of its own, by keyboard, and Back leads to the titles', async ({ browser, server }) => {
  const base = server.url
  const [somebody] = await popularPeople(base)
  if (!somebody) throw new Error('The catalogue has no people.')
  const page = await newVisitor(browser)
  const problems = watchProblems(page)
  const [, last = somebody.name] = somebody.name.split(' ')
  await page.goto(`${base}/search?${new URLSearchParams({ q: last })}`)
  await expect(tab(page, 'Movies and shows')).toHaveAttribute('aria-current', 'page')
  await tab(page, 'People').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${base}/search?${new URLSearchParams({ q: last, tab: 'people' })}`)
  await expect(tab(page, 'People')).toHaveAttribute('aria-current', 'page')
  await expect(portrait(page, somebody)).toHaveCount(1)
  await expect(portrait(page, somebody)).toContainText(somebody.name)
  await page.goBack()
  await expect(tab(page, 'Movies and shows')).toHaveAttribute('aria-current', 'page')

  await page.goto(`${base}/search?q=qqzzxx&tab=people`)
  await expect(page.getByText('There is nobody called “qqzzxx”. Try fewer words or another spelling.')).toBeVisible()
  await page.goto(`${base}/search?q=qqzzxx&tab=nonsense`)
  await expect(tab(page, 'Movies and shows')).toHaveAttribute('aria-current', 'page')
  expect(problems).toEqual([])
})

test('somebody is among the suggestions for their name, also where only this device knows of them @full', async ({ browser, server }) => {
  const { url } = server
  const [somebody] = await popularPeople(url)
  if (!somebody) throw new Error('The catalogue has no people.')
  const page = await newVisitor(browser, { worker: true })
  await page.goto(url)
  await workerInCharge(page)
  const field = page.getByRole('combobox', { name: 'Search movies and shows' })
  const option = page.getByRole('option', { name: somebody.name })
  await field.fill(somebody.name)
  await expect(option).toContainText('Person')
  await option.click()
  await expect(page).toHaveURL(`${url}/person/${somebody.id}`)
  await expect(page.getByRole('heading', { level: 1, name: somebody.name })).toBeVisible()
  await server.stop()
  // What the device knows is looked through anew.
  await page.reload()
  await field.fill(somebody.name.toLowerCase().slice(0, -1))
  await expect(option).toBeVisible()
})

/** Runs in the page: goes back, and answers with where the first cards lead that are drawn there. */
async function goBackToCards(cards: string): Promise<string[]> {
  for (const card of document.querySelectorAll(cards)) card.setAttribute('data-old', '')
  history.back()
  let drawn: Element[] = []
  while (drawn.length === 0) {
    await new Promise((frame) => requestAnimationFrame(frame))
    drawn = [...document.querySelectorAll(`${cards}:not([data-old])`)]
  }
  return drawn.map((card) => card.getAttribute('href') ?? '')
}

test('Back to a search, minutes later, shows its results at once, each in its place @full', async ({ browser, server }) => {
  const page = await newVisitor(browser)
  await page.clock.install()
  await page.goto(`${server.url}/search?q=the`)
  await expect(page.locator(cards)).toHaveCount(20)
  const before = await page.locator(cards).evaluateAll((found) => found.map((card) => card.getAttribute('href') ?? ''))
  await page.locator(cards).nth(15).click()
  await expect(page.locator('article h1')).toBeVisible()
  await page.clock.fastForward('02:00')
  const after = await page.evaluate(goBackToCards, cards)
  expect(after.length).toBeGreaterThan(3)
  expect(after).toEqual(before.slice(0, after.length))
})

test('without a connection the people this device has shown are found, and what is missing is said @full', async ({ browser, server }) => {
  const base = server.url
  const [somebody] = await popularPeople(base)
  if (!somebody) throw new Error('The catalogue has no people.')
  const page = await newVisitor(browser, { worker: true })
  await page.goto(base)
  await workerInCharge(page)
  await page.goto(`${base}/person/popular`)
  await expect(page.locator(cards).first()).toBeVisible()
  await page.goto(`${base}/search?q=the&tab=people`)
  await expect(tab(page, 'People')).toBeVisible()
  await server.stop()
  await page.goto(`${base}/search?${new URLSearchParams({ q: somebody.name, tab: 'people' })}`)
  await expect(portrait(page, somebody)).toBeVisible()
  await expect(page.getByText('This is what your device knows.')).toBeVisible()
  await page.goto(`${base}/search?q=qqzzxx&tab=people`)
  await expect(page.getByText('The search could not be done.')).toBeVisible()
})

test('the palette surprises somebody and arranges home from any page; Back closes what it opened @full', async ({ browser, server }) => {
  const page = await newVisitor(browser)
  const problems = watchProblems(page)
  await page.goto(`${server.url}/movie/popular`)
  await page.locator(cards).first().waitFor()
  for (const [typed, name] of [
    ['surp', 'Surprise me'],
    ['arrange', 'Arrange home'],
  ] as const) {
    // A key pressed before the app has started is not heard.
    await expect(async () => {
      await page.keyboard.press('Control+k')
      await expect(palette(page)).toBeVisible({ timeout: 5_000 })
    }).toPass()
    await expect(palette(page).getByRole('combobox')).toBeFocused()
    await page.keyboard.type(typed)
    await expect(palette(page).getByRole('option', { name })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name })
    await expect(sheet).toBeVisible()
    await expect(palette(page)).toBeHidden()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(`${server.url}/movie/popular`)
    await expect(page.locator(cards).first()).toBeVisible()
  }
  expect(problems).toEqual([])
})

/** Presses a control in the moment between a sheet's step back in the history and its end. */
function pressWhileGoingBack(control: Element | null): void {
  const back = history.back.bind(history)
  history.back = () => {
    back()
    if (control instanceof HTMLElement) control.click()
  }
}

test('one’s own services: named in discover, found with one press, and first where a title is offered @full', async ({
  browser,
  server,
}) => {
  const base = server.url
  const page = await newVisitor(browser)
  const problems = watchProblems(page)
  await page.goto(`${base}/movie/discover`)
  const platforms = page.getByRole('group', { name: 'Platforms' })
  const chip = platforms.getByRole('button', { name: 'My services' })
  await expect(chip).toHaveAttribute('aria-pressed', 'false')
  await platforms.getByRole('button', { name: 'More platforms' }).click()
  await expect(platforms.getByRole('button', { name: 'Hotstar' })).toHaveAttribute('aria-pressed', 'false')
  await chip.click()
  const sheet = page.getByRole('dialog', { name: 'My services' })
  await sheet.getByRole('button', { name: 'Disney+' }).click()
  await expect(sheet.getByRole('button', { name: 'Disney+' })).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(pressWhileGoingBack, await chip.elementHandle())
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(`${base}/movie/discover?providers=337`)
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(platforms.getByRole('button').nth(1)).toHaveText('Disney+')

  // For a moment after the press the list of before is still there.
  await page.reload()
  const first = page.locator(cards).first()
  await expect(first).toBeVisible()
  await page.goto(base + ((await first.getAttribute('href')) ?? ''))
  const offers = page.getByRole('heading', { name: 'Stream', exact: true }).locator('..').getByRole('listitem')
  await expect(offers.first()).toContainText('Disney')
  await expect(offers.first()).toContainText('Yours')
  await expect(page.getByText('Yours', { exact: true })).toHaveCount(1)

  await page.goto(`${base}/movie/discover?providers=337`)
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await chip.click()
  await expect(page).toHaveURL(`${base}/movie/discover`)
  expect(problems).toEqual([])
})
