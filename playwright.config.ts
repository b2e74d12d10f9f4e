import { defineConfig } from '@playwright/test'
import { chromiumFlags, findPageBrowser } from './tests/support/chromium.ts'

const minute = 60_000

/** The journeys: whole stories in a real browser, against the production build, each with a server and a browser context of its own. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Nets under what hangs, not judgements of how long it may take: the machine may be busy.
  timeout: 30 * minute,
  expect: { timeout: 3 * minute },
  reporter: 'list',
  use: {
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: findPageBrowser(), args: [...chromiumFlags] },
    actionTimeout: 3 * minute,
  },
})
