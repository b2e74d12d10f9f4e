import { expect, test } from 'vitest'
import { credentials, openPage } from '#support/page.ts'
import { ada, server } from '#support/one-server.ts'

/** A page with what is new in it; the modules of a page are its own. */
async function open(stored: Map<string, string>) {
  const page = await openPage(server, { stored })
  return { ...page, ...(await import('#data/about/feature-news.ts')) }
}
const signedIn = () => open(new Map([['token', ada.token]]))

test('what is new is told once, on all devices of a person', async () => {
  const phone = await signedIn()
  expect((await phone.featureNews())?.id).toBe('enhanced-player')
  await phone.rememberFeatures('1.0.0')
  expect(await phone.featureNews()).toBeNull()
  await phone.engine.syncNow()
  const laptop = await signedIn()
  expect(await laptop.featureNews()).toBeNull()
})

test('a version that is older than what a person knows takes nothing back', async () => {
  const page = await signedIn()
  await page.rememberFeatures('2.0.0')
  await page.rememberFeatures('1.0.0')
  await page.engine.syncNow()
  expect((await server.call('preferences', { token: ada.token })).body).toMatchObject({ seenFeatures: '2.0.0' })
})

test('without an answer of the account a member is not told: it may have happened elsewhere', async () => {
  const page = await signedIn()
  page.network.instead = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await page.featureNews()).toBeNull()
})

test('who does not want news is told none, and of what came meanwhile once they do', async () => {
  const page = await signedIn()
  await page.preferences.savePreference('isFeatureNewsEnabled', false)
  expect(await page.featureNews()).toBeNull()
  await page.preferences.savePreference('isFeatureNewsEnabled', true)
  expect(await page.featureNews()).not.toBeNull()
})

test('of a guest it is kept on the device, and what they were told their account knows', async () => {
  const page = await open(new Map())
  page.network.instead = () => Promise.reject(new TypeError('Failed to fetch'))
  expect((await page.featureNews())?.id).toBe('enhanced-player')
  await page.rememberFeatures('1.0.0')
  expect(await page.featureNews()).toBeNull()
  page.network.instead = null
  await page.session.signIn(credentials(ada))
  await page.engine.syncNow()
  expect((await server.call('preferences', { token: ada.token })).body).toMatchObject({ seenFeatures: '1.0.0' })
})
