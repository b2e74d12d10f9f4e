import { beforeEach, expect, test, vi } from 'vitest'

/** A browser that can install, as far as the install button sees it. */
function fakeBrowser({ flag = false, visited = true }: { flag?: boolean; visited?: boolean } = {}) {
  const stored = new Map<string, string>()
  if (flag) stored.set('app-installed', 'true')
  if (visited) stored.set('visited', 'true')
  const page = new EventTarget()
  const window: { matineeInstall?: unknown } = {}
  vi.stubGlobal('window', window)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('navigator', { userAgent: 'Chromium', maxTouchPoints: 0 })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  const offer = (prompt: () => Promise<void>, outcome: 'accepted' | 'dismissed' = 'accepted') => {
    window.matineeInstall = { prompt, userChoice: Promise.resolve({ outcome }) }
    page.dispatchEvent(new Event('beforeinstallprompt'))
  }
  return { stored, page, offer }
}

async function start() {
  vi.resetModules()
  const { install, installApp, startInstall, allowInstallToast } = await import('#state/install.ts')
  const { toasts } = await import('#state/toasts.ts')
  startInstall()
  return { install, installApp, allowInstallToast, shown: () => toasts.list.map(({ notice }) => notice) }
}

const agree = () => Promise.resolve()

beforeEach(() => vi.unstubAllGlobals())

test('without an offer there is nothing to install and no toast', async () => {
  fakeBrowser()
  const { install, shown } = await start()
  expect([install.state, shown()]).toEqual(['unavailable', []])
})

test('the offer enables the button and asks with a toast', async () => {
  const { offer } = fakeBrowser()
  const { install, shown } = await start()
  offer(agree)
  expect([install.state, shown()]).toEqual(['offered', ['install-prompt']])
})

test('on a first visit nobody is asked before they have kept something; the button is there', async () => {
  const { offer, stored } = fakeBrowser({ visited: false })
  const { install, shown, allowInstallToast } = await start()
  offer(agree)
  expect([install.state, shown(), stored.get('visited')]).toEqual(['offered', [], expect.stringMatching(/^\d{13}$/)])
  allowInstallToast()
  expect(shown()).toEqual(['install-prompt'])
  allowInstallToast()
  expect(shown()).toEqual(['install-prompt'])
})

test('what was kept before the browser offers counts as well', async () => {
  const { offer } = fakeBrowser({ visited: false })
  const { shown, allowInstallToast } = await start()
  allowInstallToast()
  expect(shown()).toEqual([])
  offer(agree)
  expect(shown()).toEqual(['install-prompt'])
})

const daysAgo = (days: number): number => Date.now() - days * 86_400_000

test.each([
  ['who was asked last week is not asked again', `1 ${daysAgo(7)}`, []],
  ['who was asked two months ago is asked again', `1 ${daysAgo(60)}`, ['install-prompt']],
  ['who was asked three times is never asked again', `3 ${daysAgo(400)}`, []],
  ['of whom it is not known when they were asked waits from now on', 'true', []],
])('%s; the button stays', async (_, asked, toasts) => {
  const { offer, stored } = fakeBrowser()
  stored.set('install-asked', asked)
  const { install, shown } = await start()
  offer(agree)
  expect([install.state, shown()]).toEqual(['offered', toasts])
  expect(stored.get('install-asked')).toMatch(/^\d \d{13}$/)
})

test('the toast asks once in a visit, however often the browser offers', async () => {
  const { offer } = fakeBrowser()
  const { shown } = await start()
  offer(agree)
  offer(agree)
  expect(shown()).toEqual(['install-prompt'])
})

test('declining the browser’s own question counts like being asked', async () => {
  const { offer, stored } = fakeBrowser({ visited: false })
  const { installApp, shown, allowInstallToast } = await start()
  offer(agree, 'dismissed')
  await installApp()
  expect(stored.get('install-asked')).toMatch(/^1 /)
  offer(agree)
  allowInstallToast()
  expect(shown()).toEqual(['install-cancelled'])
})

test('an offer clears the flag of an app that was removed', async () => {
  const { offer, stored } = fakeBrowser({ flag: true })
  const { install } = await start()
  expect(install.state).toBe('installed')
  offer(agree)
  expect([install.state, stored.has('app-installed')]).toEqual(['offered', false])
})

test('accepting starts the installation, and its end is said once it came', async () => {
  const { offer, page, stored } = fakeBrowser()
  const { install, installApp, shown } = await start()
  offer(agree)
  await installApp()
  page.dispatchEvent(new Event('appinstalled'))
  expect([install.state, stored.get('app-installed')]).toEqual(['installed', 'true'])
  expect(shown()).toEqual(['install-prompt', 'install-started', 'install-done'])
})

test('declining says that it can be done later; the spent offer is gone', async () => {
  const { offer } = fakeBrowser()
  const { install, installApp, shown } = await start()
  offer(agree, 'dismissed')
  await installApp()
  expect([install.state, shown()]).toEqual(['unavailable', ['install-prompt', 'install-cancelled']])
})

test('a browser that refuses to ask is said to have failed', async () => {
  const { offer } = fakeBrowser()
  const { installApp, shown } = await start()
  offer(() => Promise.reject(new Error('no gesture')))
  await installApp()
  expect(shown()).toEqual(['install-prompt', 'install-failed'])
})

test('pressing twice asks once', async () => {
  const { offer } = fakeBrowser()
  const { installApp } = await start()
  const prompt = vi.fn<() => Promise<void>>(agree)
  offer(prompt)
  await Promise.all([installApp(), installApp()])
  expect(prompt).toHaveBeenCalledOnce()
})
