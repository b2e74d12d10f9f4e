import { expect } from '@playwright/test'
import { violations } from '#support/accessibility.ts'
import { test } from '#support/journey.ts'
import { workerInCharge } from '#support/person.ts'
import { allScreens, eachScreen } from '#support/screens.ts'
import { keepSome, looks, newVisitor, register } from '#support/visitors.ts'

for (const look of looks) {
  // What there is to see differs by state, colours and words by look: every state in one look, and the fullest in each.
  const everyState = look === looks[0]
  const states = everyState ? 'empty, filled, offline' : 'filled'
  test(`axe finds nothing on any screen: ${states} (${look.theme}, ${look.language})`, async ({ browser, server }) => {
    const token = await register(server.url)
    const screens = await allScreens(server.url)
    const pages = { guest: await newVisitor(browser, { look }), member: await newVisitor(browser, { look, token }) }
    const checkAll = (state: string): Promise<void> =>
      eachScreen(screens, pages, server.url, async (page, { name }) => {
        expect.soft(await violations(page), `${name}, ${state}`).toEqual([])
      })

    await pages.member.setViewportSize({ width: 390, height: 844 })
    if (everyState) await checkAll('empty, phone')

    await keepSome(server.url, token, 3)
    await pages.member.setViewportSize({ width: 1280, height: 900 })
    await checkAll('filled, desktop')

    if (!everyState) return
    await Promise.all([workerInCharge(pages.guest), workerInCharge(pages.member)])
    await server.stop()
    await checkAll('offline')
  })
}
