import { failureReport } from '#domain/about/failure-report.ts'
import { browserName } from '#platform/browser-name.ts'
import { deviceClock } from '#platform/clock.ts'
import { connectivity } from '#state/connectivity.ts'
import { appearance } from '#state/appearance.ts'
import { buildName } from './about.ts'

/** The report of an error on a page of this route, as it is now. */
export const reportOf = (error: unknown, route: string): string =>
  failureReport({
    error,
    route,
    build: buildName(),
    language: appearance.language,
    browser: browserName(),
    isOnline: connectivity.state !== 'offline',
    at: deviceClock.now(),
  })
