import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { test } from '#support/journey.ts'
import { workerInCharge } from '#support/person.ts'

interface Picture {
  src: string
  sizes: string
  type: string
  purpose?: string
  form_factor?: 'narrow' | 'wide'
}

interface Manifest {
  id: string
  start_url: string
  icons: Picture[]
  screenshots: Picture[]
  shortcuts: { name: string; url: string; icons: Picture[] }[]
}

const readManifest = async (): Promise<Manifest> => JSON.parse(await readFile('dist/manifest.webmanifest', 'utf8')) as Manifest

test('Chromium finds nothing that would keep Matinee from being installed @full', async ({ openBrowser, server }) => {
  // Nothing can be installed from a private window, which Playwright's own pages are.
  const { context } = await openBrowser()
  const page = await context.newPage()
  await page.goto(server.url)
  await workerInCharge(page)
  const devtools = await context.newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  const { errors, url } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(url).toBe(`${server.url}/manifest.webmanifest`)
  const { appId } = await devtools.send('Page.getAppId')
  expect(appId).toBe(`${server.url}/`)
})

test('every picture of the manifest has the size it claims', async () => {
  const { icons, screenshots, shortcuts } = await readManifest()
  for (const { src, sizes, type } of [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)]) {
    if (sizes === 'any') continue
    const { width, height, format } = await sharp(`dist${src}`).metadata()
    expect(`${width}x${height} image/${format}`, src).toBe(`${sizes} ${type}`)
  }
})

test('the manifest offers icons for every launcher, and screenshots for phone and desktop', async () => {
  const { id, icons, screenshots } = await readManifest()
  expect(id).toBe('/')
  const kinds = icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)
  for (const kind of ['192x192 any', '512x512 any', '512x512 maskable']) expect(kinds).toContain(kind)
  expect(kinds.some((kind) => kind.endsWith('monochrome'))).toBe(true)
  for (const form of ['narrow', 'wide']) {
    expect(screenshots.filter(({ form_factor }) => form_factor === form).length, form).toBeGreaterThanOrEqual(2)
  }
})

test('the worker also takes charge of a page that was opened past it @full', async ({ page, server }) => {
  await page.goto(server.url)
  await workerInCharge(page)
  const devtools = await page.context().newCDPSession(page)
  const loaded = page.waitForEvent('load')
  await devtools.send('Page.reload', { ignoreCache: true })
  await loaded
  const navigation = await page.evaluate(() => performance.getEntriesByType('navigation').map((entry): unknown => entry.toJSON()))
  expect(navigation).toMatchObject([{ workerStart: 0 }])
  await workerInCharge(page)
})

test('the start address and the shortcuts of the icon open without a network @full', async ({ page, server }) => {
  const { start_url, shortcuts } = await readManifest()
  expect(shortcuts.length).toBeGreaterThan(0)
  await page.goto(server.url)
  await workerInCharge(page)
  await server.stop()
  for (const address of [start_url, `${start_url}?anything=1`, ...shortcuts.map(({ url }) => url)]) {
    await page.goto(server.url + address)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first(), address).not.toBeEmpty()
    await expect(page.getByText('Oops! Page not found')).toHaveCount(0)
  }
})
