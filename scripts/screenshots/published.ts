import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { workerInCharge } from '#support/person.ts'
import { allScreens, openScreen } from '#support/screens.ts'
import { keepSome, newVisitor, register } from '#support/visitors.ts'
import { withStage } from './album.ts'

/** A picture that is committed: shown by app stores and install dialogs (manifest) or by the README. */
interface Published {
  file: string
  screen: string
  size: 'narrow' | 'wide'
  theme: 'dark' | 'light'
  offline?: true
}

const published: readonly Published[] = [
  { file: 'public/screenshots/home-narrow.webp', screen: 'home', size: 'narrow', theme: 'dark' },
  { file: 'public/screenshots/movie-narrow.webp', screen: 'movie', size: 'narrow', theme: 'dark' },
  { file: 'public/screenshots/home-wide.webp', screen: 'home', size: 'wide', theme: 'dark' },
  { file: 'public/screenshots/movie-wide.webp', screen: 'movie', size: 'wide', theme: 'dark' },
  { file: 'docs/screenshots/home.webp', screen: 'home', size: 'wide', theme: 'dark' },
  { file: 'docs/screenshots/list.webp', screen: 'movies', size: 'wide', theme: 'light' },
  { file: 'docs/screenshots/movie-phone.webp', screen: 'movie', size: 'narrow', theme: 'dark' },
  { file: 'docs/screenshots/favorites-offline-phone.webp', screen: 'favorites', size: 'narrow', theme: 'light', offline: true },
]

/** 1080 by 2340 and 1440 by 900 pixels: what install dialogs accept. */
const sizes = {
  narrow: { viewport: { width: 360, height: 780 }, deviceScaleFactor: 3 },
  wide: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
} as const
const largest = 200_000

/** Takes the committed pictures again. Throws when one is heavier than 200 kB. */
export async function takePublished(): Promise<void> {
  await withStage(async (browser, server) => {
    const screens = await allScreens(server.url)
    const token = await register(server.url)
    await keepSome(server.url, token, 6)
    // What needs the server comes first; then it stops.
    for (const { file, screen, size, theme, offline } of published.toSorted((a, b) => Number(a.offline ?? 0) - Number(b.offline ?? 0))) {
      const page = await newVisitor(browser, { ...sizes[size], look: { theme, language: 'en' }, token, worker: true })
      const wanted = screens.find(({ name }) => name === screen)
      if (wanted === undefined) throw new Error(`There is no screen called ${screen}.`)
      await openScreen(page, server.url, wanted)
      if (offline) {
        await workerInCharge(page)
        await openScreen(page, server.url, wanted)
        await server.stop()
        await openScreen(page, server.url, wanted)
        await page.waitForTimeout(5_000)
      }
      await page.waitForTimeout(600)
      const picture = await sharp(await page.screenshot())
        .webp({ quality: 82, effort: 6 })
        .toBuffer()
      if (picture.length > largest) throw new Error(`${file} would weigh ${picture.length} bytes; ${largest} are allowed.`)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, picture)
      console.log(`${file}: ${picture.length} bytes`)
      await page.context().close()
    }
  })
}
