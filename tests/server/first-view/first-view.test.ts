import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { scratchFolder, startTestServer, type TestServer } from '#support/server.ts'

const plain =
  '<!doctype html><html><head><script defer src="/assets/app.js"></script></head><body><div id="kept"></div><div id="root"></div></body></html>'

async function startWithPage(env: Record<string, string>): Promise<TestServer> {
  const webRoot = scratchFolder()
  writeFileSync(join(webRoot, 'index.html'), plain)
  const server = await startTestServer({ webRoot, env: { FIRST_VIEW: '1', ...env } })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  return server
}

const asPage = { accept: 'text/html' }
const pageAt = async ({ app }: TestServer, path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(app.listeningOrigin + path, { headers: { ...asPage, ...headers } })
const textAt = async (server: TestServer, path: string): Promise<string> => (await pageAt(server, path)).text()

test('home comes with its titles and pictures, before any script, and without what needs one', async () => {
  await using server = await startWithPage({})
  await expect.poll(() => textAt(server, '/')).toContain('<div id="kept" data-look=" en ">')
  const page = await textAt(server, '/')
  const view = page.slice(page.indexOf('<div id="kept"'), page.indexOf('<div id="root">'))
  expect(view.match(/<a [^>]*data-card/g)?.length).toBeGreaterThanOrEqual(4)
  expect(view).toMatch(/<img [^>]*fetchPriority="high"/)
  expect(view).not.toMatch(/<script|<style|<link|<dialog| style=| onclick=/)
  expect(page).toContain('<script type="later" crossorigin="" src="/assets/app.js" data-begins-app=""></script>')
})

test('it is compressed once, and not sent twice', async () => {
  await using server = await startWithPage({})
  await expect.poll(() => textAt(server, '/')).toContain('data-look')
  const answers = await Promise.all(['identity', 'gzip', 'br'].map((encoding) => pageAt(server, '/', { 'accept-encoding': encoding })))
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip', 'br'])
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  const again = await pageAt(server, '/', { 'if-none-match': answers[0]?.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

test.each(['/index.html', '/?platforms=netflix', '/movie/popular'])('%s is the page of the build', async (path) => {
  await using server = await startWithPage({})
  await expect.poll(() => textAt(server, '/')).toContain('data-look')
  expect(await textAt(server, path)).toBe(plain)
})

test('while the movie database cannot be reached home is the page of the build, and the log says why', async () => {
  await using server = await startWithPage({ TMDB_API_KEY: 'key', TMDB_BASE_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'warn' })
  await expect.poll(() => server.log.join('')).toContain('The catalogue did not answer what home shows.')
  expect(await textAt(server, '/')).toBe(plain)
})

/** Starts the process that renders with a module in the app's place. */
function startRenderer(renderFirstView: string): ReturnType<typeof fork> {
  const module = join(scratchFolder(), 'first-view.mjs')
  writeFileSync(module, `setInterval(() => {}, 1000)\nexport const renderFirstView = ${renderFirstView}`)
  const renderer = fileURLToPath(import.meta.resolve('#server/first-view/render.ts'))
  return fork(renderer, [pathToFileURL(module).href, 'http://127.0.0.1:9'], { execArgv: [] })
}

test('the process that renders ends once it has, whatever the app still waits for', async () => {
  const child = startRenderer("async () => '<main></main>'")
  const ended = once(child, 'exit')
  expect(await once(child, 'message')).toEqual(['<main></main>', undefined])
  expect(await ended).toEqual([0, null])
})

test('and with the server it renders for', async () => {
  const child = startRenderer('() => { process.send("began"); return new Promise(() => {}) }')
  await once(child, 'message')
  const ended = once(child, 'exit')
  child.disconnect()
  expect(await ended).toEqual([0, null])
})
