import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { type OpenServer, openServer } from '#server/start.ts'
import { launchBrowser, newProfile, type OwnBrowser } from './browser.ts'
import { freePort } from './server-process.ts'
import { sharePictures } from './shared-pictures.ts'

/**
 * The server of one journey, on fresh data, that can go away and come back at the same address. It runs within the test's process, which
 * has loaded its code once for all journeys; the fault rows and `process.test.ts` run it as people do.
 */
export interface JourneyServer {
  url: string
  port: number
  stop(): Promise<void>
  startAgain(): Promise<void>
}

interface Fixtures {
  /** Closes what a journey opened: a page that stays goes on asking for its server, and slows down the journeys after it. */
  leaveNothingOpen: undefined
  server: JourneyServer
  /** Starts a browser on a profile of its own, or again on the profile of one that was killed. */
  openBrowser: (profile?: string) => Promise<OwnBrowser & { profile: string }>
}

/** Playwright's `test` with our server and with browsers that can be killed. */
export const test = base.extend<Fixtures>({
  leaveNothingOpen: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  server: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'matinee-journey-'))
    const port = await freePort()
    let running: OpenServer | undefined
    const stop = async (): Promise<void> => {
      await running?.close()
      running = undefined
    }
    const startAgain = async (): Promise<void> => {
      running ??= await openServer({ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' })
    }
    await startAgain()
    await sharePictures(dataDir)
    await use({ url: `http://127.0.0.1:${port}`, port, stop, startAgain })
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  openBrowser: async ({}, use) => {
    const toClose: (() => Promise<void>)[] = []
    await use(async (known) => {
      const profile = known ?? (await newProfile()).folder
      const browser = await launchBrowser(profile)
      toClose.push(async () => {
        await browser.close()
        await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
      })
      return { ...browser, profile }
    })
    for (const close of toClose.toReversed()) await close()
  },
})
