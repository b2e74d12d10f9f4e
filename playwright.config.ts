import { defineConfig } from '@playwright/test'
import { chromiumFlags, findPageBrowser, withoutFasterCode, withoutPictures } from './tests/support/chromium.ts'

const minute = 60_000
const executablePath = findPageBrowser()

/** The journeys that look at pictures, at what moves while they come, or at what keeps them. The others spend a quarter less on pages without. */
const pictured =
  /(?:details|faults|first-view|home|hostile|install|irregular|kept-views|lie-fi|news|profile|screens|sources|storage)\.journey\.ts$/

const args = [...chromiumFlags, withoutFasterCode]

/** The journeys: whole stories in a real browser, against the production build, each with a server and a browser context of its own. */
export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/support/built-server.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Nets under what hangs, not judgements of how long it may take: the machine may be busy.
  timeout: 30 * minute,
  expect: { timeout: 3 * minute },
  reporter: 'list',
  use: { locale: 'en-US', viewport: { width: 1280, height: 900 }, actionTimeout: 3 * minute },
  projects: [
    { name: 'pictures', testMatch: pictured, use: { launchOptions: { executablePath, args } } },
    {
      name: 'words',
      testMatch: '**/*.journey.ts',
      testIgnore: pictured,
      use: { launchOptions: { executablePath, args: [...args, withoutPictures] } },
    },
  ],
})
