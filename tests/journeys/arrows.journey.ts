import { expect, type Page } from '@playwright/test'
import { televisionAgent, walkEverywhere, walkToControl } from '#support/arrows.ts'
import { test } from '#support/journey.ts'
import { anyTitle, cards } from '#support/person.ts'
import { newVisitor, popularMovies } from '#support/visitors.ts'

/** The Back of the remote control of a webOS television, which has a number and no name. */
const pressBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const event = new KeyboardEvent('keydown', { key: 'Unidentified', keyCode: 461, bubbles: true, cancelable: true })
    ;(document.activeElement ?? document.body).dispatchEvent(event)
  })

const isFocusOnScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return false
    const { top, bottom } = focused.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })

const screens = {
  home: () => Promise.resolve('/'),
  details: async (base: string) => `/movie/${(await popularMovies(base))[0]?.id}`,
  'live TV': () => Promise.resolve('/live-tv'),
  guide: () => Promise.resolve('/live-tv?view=guide'),
  settings: () => Promise.resolve('/settings'),
} as const

for (const [name, pathOf] of Object.entries(screens)) {
  test(`television: arrows reach every control of ${name}, and the focus stays on the screen @full`, async ({ browser, server }) => {
    const page = await newVisitor(browser, { userAgent: televisionAgent })
    await page.goto(server.url + (await pathOf(server.url)))
    await page.locator('main a[href]').first().waitFor()
    // What comes later is drawn when the page is idle.
    await page.getByRole('contentinfo').getByRole('link').first().waitFor()
    await page.waitForLoadState('networkidle')
    const { count, wrong } = await walkEverywhere(page)
    expect(wrong).toEqual([])
    expect(count).toBeGreaterThan(10)
  })
}

test('television: OK opens a title and plays it, Back leads out of the player, the page and the menu @full', async ({
  browser,
  server,
}) => {
  const page = await newVisitor(browser, { userAgent: televisionAgent })
  await page.goto(`${server.url}/movie/popular`)
  await page.locator(cards).first().waitFor()
  const card = page.locator(cards).nth(1)
  // The first key loads what listens to the others.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    expect(await isFocusOnScreen(page)).toBe(true)
  }).toPass()
  await card.focus()
  const left = await card.getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page.locator('main h1')).toBeFocused()
  const watch = page
    .getByRole('main')
    .getByRole('link', { name: /^Watch/ })
    .first()
  expect(await walkToControl(page, watch)).toEqual([])
  await expect(watch).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/watch\/movie\//)
  const player = page.locator('[data-player="page"]')
  await player.waitFor()
  await page.keyboard.press('ArrowUp')
  await expect(player.locator('[data-controls] :focus')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(player.locator('[data-controls] :focus')).toHaveCount(1)
  await pressBack(page)
  await expect(player.locator('[data-controls] :focus')).toHaveCount(0)
  await expect(page).toHaveURL(/\/watch\/movie\//)
  await pressBack(page)
  await expect(page).toHaveURL(/\/movie\/\d+/)
  await pressBack(page)
  await expect(page).toHaveURL(/\/movie\/popular$/)
  await expect(page.locator(`main a[data-card][href="${left}"]`)).toBeFocused()

  const menu = page.getByRole('button', { name: 'Movies', exact: true })
  await menu.focus()
  await page.keyboard.press('Enter')
  const open = page.locator('[popover="auto"]:popover-open')
  await open.getByRole('link').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await expect(open.locator(':focus')).toHaveCount(1)
  await pressBack(page)
  await expect(menu).toBeFocused()
  await expect(page).toHaveURL(/\/movie\/popular$/)
})

test('a gamepad walks, opens and goes back, and its menu is the palette @full', async ({ browser, server }) => {
  const page = await newVisitor(browser)
  await page.addInitScript(() => {
    const down = new Set<number>()
    const pad = {
      axes: [0, 0],
      buttons: Array.from({ length: 17 }, (_, at) => ({
        get pressed() {
          return down.has(at)
        },
      })),
    }
    Object.assign(navigator, { getGamepads: () => [pad] })
    Object.assign(window, { padDown: (button: number) => down.add(button), padUp: (button: number) => down.delete(button) })
  })
  await page.goto(server.url)
  await page.locator(anyTitle).first().waitFor()
  /** Holds a button for two frames, in which it is read once at least. */
  const press = (button: number): Promise<void> =>
    page.evaluate(async (button) => {
      const pad = window as unknown as { padDown: (button: number) => void; padUp: (button: number) => void }
      for (const change of [pad.padDown, pad.padUp]) {
        change(button)
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      }
    }, button)
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('gamepadconnected')))
    await press(13)
    expect(await isFocusOnScreen(page)).toBe(true)
  }).toPass()
  await press(9)
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  await expect(palette).toBeVisible()
  await press(1)
  await expect(palette).toBeHidden()
  await page.locator(cards).first().focus()
  await press(0)
  await expect(page).not.toHaveURL(`${server.url}/`)
  await press(1)
  await expect(page).toHaveURL(`${server.url}/`)
})
