import { expect } from '@playwright/test'
import { violations } from '#support/accessibility.ts'
import { budgets } from '#support/budgets.ts'
import { test } from '#support/journey.ts'
import { workerInCharge } from '#support/person.ts'
import { allScreens, eachScreen } from '#support/screens.ts'
import { keepSome, looks, newVisitor, register } from '#support/visitors.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 900 }
const [firstLook, ...otherLooks] = looks

// What there is to see differs by state, colours and words by look: every state in one look, and the fullest in each.
const cases = [
  { state: 'filled', look: firstLook, viewport: desktop },
  ...otherLooks.map((look) => ({ state: 'filled', look, viewport: desktop })),
  ...(budgets.everyStateForAxe
    ? [
        { state: 'empty', look: firstLook, viewport: phone },
        { state: 'offline', look: firstLook, viewport: desktop },
      ]
    : []),
]

for (const { state, look, viewport } of cases) {
  test(`axe finds nothing on any screen: ${state} (${look?.theme}, ${look?.language})`, async ({ browser, server }) => {
    const token = await register(server.url)
    if (state !== 'empty') await keepSome(server.url, token, 3)
    const screens = await allScreens(server.url)
    const pages = {
      guest: await newVisitor(browser, { ...(look && { look }) }),
      member: await newVisitor(browser, { ...(look && { look }), token, viewport }),
    }
    if (state === 'offline') {
      await eachScreen(screens, pages, server.url, async (page) => page.waitForLoadState('networkidle'))
      await Promise.all([workerInCharge(pages.guest), workerInCharge(pages.member)])
      await eachScreen(screens, pages, server.url, async (page) => page.waitForLoadState('networkidle'))
      await server.stop()
    }
    await eachScreen(screens, pages, server.url, async (page, { name }) => {
      expect.soft(await violations(page), `${name}, ${state}`).toEqual([])
    })
  })
}
