import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptView } from '#domain/kept-view.ts'
import { cacheNames } from '#product/cache-names.ts'
import { memoryCaches } from '#support/cache-storage.ts'
import { createShell } from '../../sw/shell.ts'

const origin = 'https://matinee.example'
const page = '<head><script defer crossorigin src="/assets/app-1.js"></script></head><div id="kept"></div><div id="root"></div>'
const files = [
  { url: '/index.html', revision: 'a1' },
  { url: '/assets/app-1.js', revision: null },
]
const viewOf = (markup: string) => keptView({ look: 'ada', entry: '/assets/app-1.js', markup, keptAt: Date.now() })

beforeEach(() => {
  vi.stubGlobal('caches', memoryCaches())
  vi.stubGlobal(
    'fetch',
    async () => new Response(page, { headers: { 'content-type': 'text/html', 'content-length': String(page.length) } }),
  )
})
afterEach(() => void vi.unstubAllGlobals())

const keep = async (address: string, what: BodyInit): Promise<void> =>
  (await caches.open(cacheNames.keptViews)).put(address, new Response(what))

/** What the worker answers when an address is opened. */
async function opened(address: string): Promise<Response | undefined> {
  const shell = createShell(files, origin)
  await shell.install(false)
  const request = new Request(origin + address)
  // No script may make a request of this mode.
  Object.defineProperty(request, 'mode', { value: 'navigate' })
  return shell.answer(request, { waitUntil: () => undefined })
}

test('a screen that was seen before is in the page that the worker answers with, each at its own address', async () => {
  await keep('/', JSON.stringify(viewOf('<h1>Home</h1>')))
  await keep('/search?q=fog', JSON.stringify(viewOf('<h1>Found</h1>')))
  const home = await opened('/')
  expect(await home?.text()).toContain('<div id="kept" data-look="ada"><h1>Home</h1></div>')
  expect(home?.headers.get('content-length')).toBeNull()
  expect(home?.headers.get('content-type')).toBe('text/html')
  expect(await (await opened('/search?q=fog'))?.text()).toContain('<h1>Found</h1>')
  expect(await (await opened('/search?q=rain'))?.text()).toBe(page)
})

test.each([['no JSON'], ['null'], ['{"markup":"<script>"}'], [JSON.stringify({ ...viewOf('<h1>Home</h1>'), markup: '<h1>Other</h1>' })]])(
  'where %s is kept, the page comes as if there were nothing',
  async (garbage) => {
    await keep('/', garbage)
    expect(await (await opened('/'))?.text()).toBe(page)
  },
)
