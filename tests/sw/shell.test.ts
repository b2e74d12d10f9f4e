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
/** What the browser itself has from before, by path. */
let found: Set<string>
let asked: string[]
let isOffline: boolean

beforeEach(() => {
  hosted = new Map([
    ['/index.html', 'the page'],
    ['/assets/app-1.js', 'the app'],
  ])
  found = new Set()
  asked = []
  isOffline = false
  vi.stubGlobal('caches', memoryCaches())
  vi.stubGlobal('fetch', async (request: Request | URL, { cache }: RequestInit = {}) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request)
    if (cache === 'only-if-cached' && !found.has(pathname)) return new Response('', { status: 504 })
    if (cache !== 'only-if-cached') asked.push(pathname)
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
  await shell.install(false)
  isOffline = true
  expect(await ask(shell, '/assets/app-1.js')).toBe('the app')
  expect(await ask(shell, '/api/health')).toBe('not ours')
})

test('a shell the browser has emptied is fetched again with the first file that is missing', async () => {
  const shell = createShell(files, origin)
  await shell.install(false)
  await emptied()
  expect(await ask(shell, '/index.html')).toBe('the page')
  isOffline = true
  expect(await ask(shell, '/index.html')).toBe('the page')
  expect(await ask(shell, '/assets/app-1.js')).toBe('the app')
})

test('a page of a newer build is not kept with the files of an older one', async () => {
  const shell = createShell(files, origin)
  await shell.install(false)
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

const ofFirst = [
  { url: '/index.html', revision: 'a1', isStart: true as const },
  { url: '/assets/app-1.js', revision: null, isStart: true as const },
  { url: '/assets/seen-1.js', revision: null },
  { url: '/assets/later-1.js', revision: null },
]

function firstShell(): Shell {
  hosted.set('/assets/seen-1.js', 'seen').set('/assets/later-1.js', 'later')
  found.add('/assets/seen-1.js')
  return createShell(ofFirst, origin)
}

test('a first worker fetches what the start needs, and takes what the browser has of the rest', async () => {
  await firstShell().install(true)
  expect(asked.toSorted()).toEqual(['/assets/app-1.js', '/index.html'])
  isOffline = true
  // Another worker of the same build, as the browser starts it again and again.
  const shell = createShell(ofFirst, origin)
  expect(await ask(shell, '/index.html')).toBe('the page')
  expect(await ask(shell, '/assets/seen-1.js')).toBe('seen')
  await expect(ask(shell, '/assets/later-1.js')).rejects.toThrow('no network')
})

test('a first worker without a file of the start is none', async () => {
  const shell = firstShell()
  hosted.delete('/assets/app-1.js')
  await expect(shell.install(true)).rejects.toThrow('/assets/app-1.js was answered with 404')
})

test('the rest is fetched with the next screen, once', async () => {
  const shell = firstShell()
  await shell.install(true)
  await ask(shell, '/index.html')
  await ask(shell, '/index.html')
  expect(asked.filter((path) => path === '/assets/later-1.js')).toHaveLength(1)
  isOffline = true
  expect(await ask(shell, '/assets/later-1.js')).toBe('later')
})

test('of a shell that is whole nothing is fetched again', async () => {
  await firstShell().install(false)
  asked = []
  await createShell(ofFirst, origin).complete()
  expect(asked).toEqual([])
})
