// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'

const file = '/assets/footer-abc.js'
const failure = new TypeError(`Failed to fetch dynamically imported module: http://matinee.test${file}`)

/** Names the build that runs; outside the document, so that nothing loads it. */
const entry = document.createElement('script')
let events: EventTarget
let isServerThere: boolean
/** What the server says to whoever asks for a file of the build; 0 is a lost request. */
let status: number
const reload = vi.fn<() => void>()

beforeEach(async () => {
  isServerThere = true
  sessionStorage.clear()
  entry.src = '/assets/index-1.js'
  reload.mockReset()
  vi.spyOn(document, 'querySelector').mockReturnValue(entry)
  vi.spyOn(location, 'reload').mockImplementation(reload)
  vi.stubGlobal('fetch', async () => (status === 0 ? Promise.reject(new TypeError('lost')) : new Response(null, { status })))
  await openPage()
})

async function openPage(): Promise<void> {
  vi.resetModules()
  events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  const { reloadWhereFutile } = await import('#remote/lost-files.ts')
  reloadWhereFutile(async () => isServerThere)
}

/** A part of the app could not be loaded, and what follows from it is done. */
async function fail(payload: Error = failure): Promise<void> {
  events.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  await new Promise((resolve) => setTimeout(resolve))
}

describe('a part of the app that could not be loaded', () => {
  test('reloads the page when the server has no such file any more: a newer build has taken its place', async () => {
    status = 404
    await fail()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('is asked for again after a lost request, without a reload', async () => {
    status = 0
    await fail()
    await fail()
    status = 200
    await fail()
    expect(reload).not.toHaveBeenCalled()
  })

  test('reloads the page when it fails although its files were given since: the browser remembers the failure', async () => {
    status = 200
    await fail()
    expect(reload).not.toHaveBeenCalled()
    await fail()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('waits for every file it needs', async () => {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/assets/shared-def.js' })
    events.dispatchEvent(Object.defineProperty(new Event('error'), 'target', { value: link }))
    vi.stubGlobal('fetch', async (address: string) =>
      address.endsWith('shared-def.js') ? Promise.reject(new TypeError('lost')) : new Response(),
    )
    await fail()
    await fail()
    expect(reload).not.toHaveBeenCalled()
  })

  test('reloads nothing without the server', async () => {
    isServerThere = false
    status = 404
    await fail()
    expect(reload).not.toHaveBeenCalled()
  })

  test('reloads the page three times at most for one build, and again for the next', async () => {
    status = 404
    for (let page = 0; page < 5; page += 1) {
      await openPage()
      await fail()
    }
    expect(reload).toHaveBeenCalledTimes(3)
    entry.src = '/assets/index-2.js'
    await openPage()
    await fail()
    expect(reload).toHaveBeenCalledTimes(4)
  })
})
