import { expect, test, vi } from 'vitest'
import { credentials, openPage, type Page } from '#support/page.ts'
import { ada, server } from '#support/one-server.ts'

const signedIn = () => openPage(server, { stored: new Map([['token', ada.token]]) })

function decided({ preferences }: Page): () => unknown {
  let last: unknown
  preferences.onPreferences((next) => {
    last = next
  })
  return () => last
}

test('a preference is saved here and on the server, alone', async () => {
  const page = await signedIn()
  const seen = decided(page)
  await page.preferences.savePreference('isWatchHistoryEnabled', false)
  await expect.poll(seen).toEqual({ isWatchHistoryEnabled: false })
  await page.engine.syncNow()
  expect((await server.call('preferences', { token: ada.token })).body).toMatchObject({
    isWatchHistoryEnabled: false,
    isNotificationsEnabled: true,
  })
})

test('what another device decides arrives with the next pull', async () => {
  const page = await signedIn()
  const seen = decided(page)
  await server.call('savePreferences', { token: ada.token, body: { accentColor: '#10B981' } })
  await page.engine.syncNow()
  await expect.poll(seen).toEqual({ accentColor: '#10B981' })
})

test("a guest's preference fills what the account left open, and gives way to what it decided", async () => {
  const page = await openPage(server)
  const seen = decided(page)
  await page.preferences.savePreference('accentColor', '#9b87f5')
  await page.preferences.savePreference('isFeatureNewsEnabled', false)
  await server.call('savePreferences', { token: ada.token, body: { accentColor: '#10B981' } })
  await page.session.signIn(credentials(ada))
  await page.engine.syncNow()
  await expect.poll(seen).toEqual({ accentColor: '#10B981', isFeatureNewsEnabled: false })
})

test('notifications and their failure are said in the words of their own, every other setting in those of all', async () => {
  const page = await signedIn()
  const { turnNotifications, turnFeatureNews, preferSource, checkPreferences } = await import('#data/account/change-setting.ts')
  const { playerSettings, setPlayer } = await import('#state/player-settings.ts')
  const latest = () => page.toasts.toasts.list.at(-1)?.notice
  await turnNotifications(false)
  expect(latest()).toBe('notifications-disabled')
  await turnNotifications(true)
  expect(latest()).toBe('notifications-enabled')
  setPlayer({ line: 'home' })
  await preferSource('built-in')
  expect(latest()).toBe('preferences-saved')
  expect(playerSettings.line).toBe('')
  expect(await checkPreferences()).toBe(true)

  vi.spyOn(page.engine, 'write').mockRejectedValue(new Error('full'))
  vi.spyOn(page.engine, 'open').mockRejectedValue(new Error('blocked'))
  await turnNotifications(false)
  expect(latest()).toBe('notifications-save-failed')
  await turnFeatureNews(false)
  expect(latest()).toBe('notifications-save-failed')
  setPlayer({ line: 'home' })
  await preferSource('archive')
  expect(latest()).toBe('preferences-save-failed')
  expect(playerSettings.line).toBe('home')
  expect(await checkPreferences()).toBe(false)
  expect(latest()).toBe('preferences-load-failed')
})
