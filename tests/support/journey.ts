import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test as base } from '@playwright/test'
import { launchBrowser, newProfile, type OwnBrowser } from './browser.ts'
import { hostBuild, type HostedBuild } from './hosted-build.ts'
import { sharePictures } from './shared-pictures.ts'

/** The server of one journey, on fresh data. It can go away, as far as a browser can tell, and come back at the same address. */
export interface JourneyServer {
  url: string
  port: number
  stop(): Promise<void>
  /** With more settings, if any. */
  startAgain(env?: Readonly<Record<string, string>>): Promise<void>
}

interface Fixtures {
  /** Closes what a journey opened: a page that stays goes on asking for its server, and slows down the journeys after it. */
  leaveNothingOpen: undefined
  /** Runs in this process: a server of its own would spend seconds on loading for each of the journeys. */
  server: JourneyServer
  /** Starts a browser on a profile of its own, or again on the profile of one that was killed. */
  openBrowser: (profile?: string) => Promise<OwnBrowser & { profile: string }>
}

const newDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), 'matinee-journey-'))

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
    const dataDir = await newDataDir()
    const host = (port = 0, env?: Readonly<Record<string, string>>): Promise<HostedBuild> =>
      hostBuild({ webRoot: resolve('dist'), dataDir, port, ...(env && { env }) })
    let running: HostedBuild | undefined = await host()
    await sharePictures(dataDir)
    const { url, port } = running
    const stop = async (): Promise<void> => {
      await running?.close()
      running = undefined
    }
    const startAgain = async (env?: Readonly<Record<string, string>>): Promise<void> => {
      running ??= await host(port, env)
    }
    await use({ url, port, stop, startAgain })
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  openBrowser: async ({}, use, { project }) => {
    const pictures = project.name === 'pictures'
    const toClose: (() => Promise<void>)[] = []
    await use(async (known) => {
      const profile = known ?? (await newProfile()).folder
      const browser = await launchBrowser(profile, { pictures, sparing: true })
      toClose.push(async () => {
        await browser.close()
        await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
      })
      return { ...browser, profile }
    })
    for (const close of toClose.toReversed()) await close()
  },
})
