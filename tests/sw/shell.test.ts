import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryCaches } from '#support/cache-storage.ts'
import { createShell, type Shell } from '../../sw/shell.ts'

const origin = 'https://matinee.test'
const files = [
  { url: '/index.html', revision: 'a1' },
  { url: '/assets/app-1.js', revision: null },
]

/** What the server has, by path; what is missing is answered with 404. */
let hosted: Map<string, string>
let asked: string[]
let isOffline: boolean

beforeEach(() => {
  hosted = new Map([
    ['/index.html', 'the page'],
    ['/assets/app-1.js', 'the app'],
  ])
  asked = []
  isOffline = false
  vi.stubGlobal('caches', memoryCaches())
  vi.stubGlobal('fetch', async (request: Request | URL) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request)
    asked.push(pathname)
    if (isOffline) throw new TypeError('no network')
    const body = hosted.get(pathname)
    return new Response(body ?? 'gone', { status: body === undefined ? 404 : 200 })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Asks the shell as the browser does, and waits for what it does behind its answer. */
async function ask(shell: Shell, path: string): Promise<string> {
  const behind: Promise<unknown>[] = []
  const answer = await shell.answer(new Request(origin + path), { waitUntil: (work) => void behind.push(work) })
  await Promise.all(behind)
  return answer === undefined ? 'not ours' : answer.text()
}

async function emptied(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
}

test('a build is answered from its cache, network or not', async () => {
  const shell = createShell(files, origin)
  await shell.install()
  isOffline = true
  expect(await ask(shell, '/assets/app-1.js')).toBe('the app')
  expect(await ask(shell, '/api/health')).toBe('not ours')
})

test('a shell the browser has emptied is fetched again with the first file that is missing', async () => {
  const shell = createShell(files, origin)
  await shell.install()
  await emptied()
  expect(await ask(shell, '/index.html')).toBe('the page')
  isOffline = true
  expect(await ask(shell, '/index.html')).toBe('the page')
  expect(await ask(shell, '/assets/app-1.js')).toBe('the app')
})

test('a page of a newer build is not kept with the files of an older one', async () => {
  const shell = createShell(files, origin)
  await shell.install()
  await emptied()
  hosted = new Map([['/index.html', 'a newer page']])
  expect(await ask(shell, '/index.html')).toBe('a newer page')
  isOffline = true
  await expect(ask(shell, '/index.html')).rejects.toThrow('no network')
})

test('a shell that cannot be had whole is not asked for with every request', async () => {
  vi.useFakeTimers()
  const shell = createShell(files, origin)
  hosted.delete('/assets/app-1.js')
  for (let request = 0; request < 5; request++) await ask(shell, '/index.html')
  expect(asked.filter((path) => path === '/assets/app-1.js')).toHaveLength(1)
  vi.advanceTimersByTime(61_000)
  await ask(shell, '/index.html')
  expect(asked.filter((path) => path === '/assets/app-1.js')).toHaveLength(2)
})
