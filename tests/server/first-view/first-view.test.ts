import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { Renderer } from '#server/first-view/renderer.ts'
import { scratchFolder, startTestServer, type TestServer } from '#support/server.ts'
import { popularMovies } from '#support/visitors.ts'

const plain =
  '<!doctype html><html><head><script defer src="/assets/app.js"></script></head><body><div id="kept"></div><div id="root"></div></body></html>'

interface Style {
  css: string
  imports?: string[]
  isEntry?: boolean
}

/** A server with a page, and what the build says of its style sheets. */
async function startWithPage(env: Record<string, string>, styles: Record<string, Style> = {}): Promise<TestServer> {
  const webRoot = scratchFolder()
  writeFileSync(join(webRoot, 'index.html'), plain)
  mkdirSync(join(webRoot, '.vite'))
  const parts = Object.entries(styles).map(([name, { css, ...part }]) => {
    writeFileSync(join(webRoot, `${name}.css`), css)
    return [name, { ...part, css: [`${name}.css`] }]
  })
  writeFileSync(join(webRoot, '.vite/manifest.json'), JSON.stringify(Object.fromEntries(parts)))
  const server = await startTestServer({ webRoot, env: { FIRST_VIEW: '1', ...env } })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  return server
}

const asPage = { accept: 'text/html' }
const pageAt = async ({ app }: TestServer, path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(app.listeningOrigin + path, { headers: { ...asPage, ...headers } })
const textAt = async (server: TestServer, path: string): Promise<string> => (await pageAt(server, path)).text()

/** The page with a screen in it, which somebody gets who waits for it, or comes a little later. */
async function viewAt(server: TestServer, path: string, headers: Record<string, string> = {}): Promise<{ answer: Response; page: string }> {
  for (;;) {
    const answer = await pageAt(server, path, headers)
    const page = await answer.text()
    if (page.includes('data-look')) return { answer, page }
  }
}

test('home comes with its titles and pictures, before any script, and without what needs one', async () => {
  await using server = await startWithPage({})
  const { page } = await viewAt(server, '/')
  expect(page).toContain('<div id="kept" data-look=" en en ">')
  const view = page.slice(page.indexOf('<div id="kept"'), page.indexOf('<div id="root">'))
  expect(view.match(/<a [^>]*data-card/g)?.length).toBeGreaterThanOrEqual(4)
  expect(view).toMatch(/<img [^>]*fetchPriority="high"/)
  expect(view).not.toMatch(/<script|<style|<link|<dialog| style=| onclick=/)
  expect(page).toContain('<script type="later" crossorigin="" src="/assets/app.js" data-begins-app=""></script>')
})

test('it is compressed once, and not sent twice', async () => {
  await using server = await startWithPage({})
  await viewAt(server, '/')
  const answers = await Promise.all(['identity', 'gzip', 'br'].map((encoding) => pageAt(server, '/', { 'accept-encoding': encoding })))
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip', 'br'])
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  const again = await pageAt(server, '/', { 'if-none-match': answers[0]?.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

test('so does the page of a title, and a list: who follows a link sees it before the app is there', async () => {
  await using server = await startWithPage({})
  const [movie] = await popularMovies(server.app.listeningOrigin)
  const { page: details } = await viewAt(server, `/movie/${movie?.id}`)
  expect(details).toMatch(new RegExp(`<h1[^>]*>${movie?.title}</h1>`))
  expect(details).toMatch(/<p [^>]*data-style="visibility:hidden">Ends at/)
  const { page: list } = await viewAt(server, '/movie/popular')
  expect(list).toMatch(/<h1[^>]*>Popular movies<\/h1>/)
  expect(list.match(/<a [^>]*data-card/g)?.length).toBeGreaterThanOrEqual(20)
})

test.each([
  ['an audiobook', '/listen/demo-flatland/flatland', 'Flatland'],
  ['what is kept of whom', '/privacy', 'Privacy'],
])('so does %s', async (_what, path, heading) => {
  await using server = await startWithPage({})
  expect((await viewAt(server, path)).page).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
})

/** The first class in the view. */
const classOf = (page: string): string => / class="([\w-]+)/.exec(page.slice(page.indexOf('<main')))?.[1] ?? ''

test('with the styles that it needs, in their order, which its policy takes', async () => {
  await using unstyled = await startWithPage({})
  const used = classOf((await viewAt(unstyled, '/movie/popular')).page)
  await using server = await startWithPage(
    {},
    {
      a: { css: `.${used}{color:red}`, imports: ['c', 'start'] },
      b: { css: '.used-nowhere{color:red}' },
      c: { css: `.before,.${used}:hover{color:blue}` },
      start: { css: `.${used}{color:green}`, isEntry: true },
    },
  )
  const { answer, page } = await viewAt(server, '/movie/popular')
  const styles = `.before,.${used}:hover{color:blue}\n.${used}{color:red}`
  expect(page).toContain(`<style>${styles}</style></head>`)
  const hash = createHash('sha256').update(styles).digest('base64')
  expect(answer.headers.get('content-security-policy')).toMatch(new RegExp(`style-src [^;]*'sha256-${hash.replaceAll('+', '\\+')}'`))
  expect((await pageAt(server, '/settings')).headers.get('content-security-policy')).not.toContain(hash)
})

test('it is made for the country of the browser', async () => {
  await using server = await startWithPage({})
  const [movie] = await popularMovies(server.app.listeningOrigin)
  const ratingFor = async (languages: string): Promise<string | undefined> => {
    const { page } = await viewAt(server, `/movie/${movie?.id}`, { 'accept-language': languages })
    expect(page).toContain(`data-look=" en ${/^[^,]+/.exec(languages)?.[0]} "`)
    return /Age rating \((\w\w)\)/.exec(page)?.[1]
  }
  expect(await ratingFor('de-DE,de;q=0.9')).toBe('DE')
  expect(await ratingFor('en-US,en;q=0.9')).toBe('US')
})

test.each([
  '/index.html',
  '/?platforms=netflix',
  '/movie/popular?page=2',
  '/movie/2147483647-nobody-knows-it',
  '/movie/no-list',
  '/movie/a/b/c',
  '/search',
  '/settings',
  '/live-tv',
  '/audiobooks',
  '/listen/no-book',
])('%s is the page of the build', async (path) => {
  await using server = await startWithPage({})
  await viewAt(server, '/')
  expect(await textAt(server, path)).toBe(plain)
})

test('while the movie database cannot be reached a screen is the page of the build, and the log says why', async () => {
  await using server = await startWithPage({ TMDB_API_KEY: 'key', TMDB_BASE_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'warn' })
  await expect.poll(() => server.log.join('')).toContain('The catalogue did not answer what / shows: refused')
  expect(await textAt(server, '/')).toBe(plain)
})

/** A module in the app's place. */
function moduleWith(renderFirstView: string): URL {
  const module = join(scratchFolder(), 'first-view.mjs')
  writeFileSync(module, `setInterval(() => {}, 1000)\nexport const renderFirstView = ${renderFirstView}`)
  return pathToFileURL(module)
}

/** Starts the process that renders. */
async function startRenderer(renderFirstView: string): Promise<ReturnType<typeof fork>> {
  const renderer = fileURLToPath(import.meta.resolve('#server/first-view/render.ts'))
  const child = fork(renderer, [moduleWith(renderFirstView).href, 'http://127.0.0.1:9'], { execArgv: [] })
  await once(child, 'message')
  return child
}

async function answersOf(child: ReturnType<typeof fork>, count: number): Promise<unknown[]> {
  const answers: unknown[] = []
  child.on('message', (answer) => answers.push(answer))
  await expect.poll(() => answers.length).toBe(count)
  return answers
}

test('the process that renders takes one screen after the other, and goes on after one that fails', async () => {
  const child = await startRenderer(`async (path, locale) => {
    globalThis.under = (globalThis.under ?? 0) + 1
    await new Promise((resolve) => setTimeout(resolve, path === '/slow' ? 50 : 0))
    if (globalThis.under-- > 1) throw new Error('two at once')
    if (path === '/broken') throw new AggregateError([new Error('the part')], 'the screen')
    return locale
  }`)
  for (const path of ['/slow', '/broken', '/']) child.send({ path, locale: 'de-AT' })
  const [slow, broken, home] = await answersOf(child, 3)
  expect([slow, home]).toEqual([
    { path: '/slow', markup: 'de-AT' },
    { path: '/', markup: 'de-AT' },
  ])
  expect(broken).toEqual({ path: '/broken', error: expect.stringMatching(/the screen[^]*the part/) })
  child.disconnect()
})

test('it ends with the server it renders for, whatever the app still waits for', async () => {
  const child = await startRenderer('() => new Promise(() => {})')
  child.send({ path: '/', locale: 'en' })
  const ended = once(child, 'exit')
  child.disconnect()
  expect(await ended).toEqual([0, null])
})

test('a process that ends too early takes with it what was asked of it alone; the next screen gets another one', async () => {
  const renderer = new Renderer(
    'http://127.0.0.1:9',
    moduleWith(`async (path) => path === '/end' ? (console.error('out of memory'), process.exit(1)) : process.pid + path`),
  )
  const before = await renderer.render({ path: '/a', locale: 'en' })
  const lost = await Promise.allSettled(['/end', '/b'].map((path) => renderer.render({ path, locale: 'en' })))
  expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect.poll(() => renderer.render({ path: '/a', locale: 'en' }).catch(() => before)).not.toBe(before)
  renderer.close()
})

test('what is asked for when the server ends is rejected, and so is what was never built', async () => {
  const renderer = new Renderer('http://127.0.0.1:9', moduleWith('() => new Promise(() => {})'))
  const waiting = renderer.render({ path: '/', locale: 'en' })
  expect(renderer.isBusy).toBe(false)
  const all = [waiting, ...['/a', '/b', '/c'].map((path) => renderer.render({ path, locale: 'en' }))]
  expect(renderer.isBusy).toBe(true)
  renderer.close()
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(all.map(() => 'rejected'))
  await expect(new Renderer('http://127.0.0.1:9', new URL('file:///nowhere.js')).render({ path: '/', locale: 'en' })).rejects.toThrow(
    'not built',
  )
})
