import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumFlags, findChromium } from '#support/chromium.ts'
import { workerInCharge } from '#support/person.ts'
import { allScreens, openScreen, type Screen } from '#support/screens.ts'
import { startServer } from '#support/server-process.ts'
import { keepSome, type Look, looks, newVisitor, register } from '#support/visitors.ts'

const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const

type State = 'filled' | 'empty' | 'offline'

/** Runs `work` with a browser and a server on fresh data, and cleans up behind it. */
export async function withStage(work: (browser: Browser, server: Awaited<ReturnType<typeof startServer>>) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'matinee-screenshots-'))
  const server = await startServer({ dataDir })
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] })
  try {
    await work(browser, server)
  } finally {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
}

/** Takes every screen in every size and look: with favorites, without, and without a server. */
export async function takeAll(folder: string): Promise<number> {
  let taken = 0
  await withStage(async (browser, server) => {
    const base = server.url
    const screens = await allScreens(base)
    const [empty, filled] = [
      await register(base),
      await register(base, { email: 'grace@example.org', name: 'Grace', password: 'amber-canyon-31-kite' }),
    ]
    await keepSome(base, filled, 5)
    const warm: { pages: Pages; size: keyof typeof sizes; look: Look }[] = []
    for (const size of Object.keys(sizes) as (keyof typeof sizes)[]) {
      for (const look of looks) {
        const options = { look, viewport: sizes[size], worker: true }
        const pages = { guest: await newVisitor(browser, options), member: await newVisitor(browser, { ...options, token: filled }) }
        const place = (state: State) => join(folder, state, `${size}-${look.theme}-${look.language}`)
        taken += await takeScreens(screens, pages, base, place('filled'))
        const newcomer = await newVisitor(browser, { ...options, token: empty })
        const personal = screens.filter(({ visitor }) => visitor === 'member')
        taken += await takeScreens(personal, { guest: newcomer, member: newcomer }, base, place('empty'))
        await Promise.all([workerInCharge(pages.guest), workerInCharge(pages.member)])
        warm.push({ pages, size, look })
      }
    }
    await server.stop()
    for (const { pages, size, look } of warm) {
      taken += await takeScreens(screens, pages, base, join(folder, 'offline', `${size}-${look.theme}-${look.language}`))
    }
  })
  return taken
}

interface Pages {
  guest: Page
  member: Page
}

async function takeScreens(screens: readonly Screen[], pages: Pages, base: string, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  for (const screen of screens) {
    const page = screen.visitor === 'guest' ? pages.guest : pages.member
    await openScreen(page, base, screen)
    // Pictures fade in for a moment.
    await page.waitForTimeout(400)
    await page.screenshot({ path: join(folder, `${screen.name}.png`) })
  }
  return screens.length
}
