import { I18nProvider } from '@lingui/react'
import { cleanup, configure, render as renderInto } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, vi } from 'vitest'
import { activateLanguage, i18n } from '#i18n/i18n.ts'

await activateLanguage('en')
// A net under what never comes, not a judgement of how long it may take.
configure({ asyncUtilTimeout: 120_000 })
afterEach(cleanup)

/** Renders a component as the app does, in English, and answers with somebody who operates it. For files that run in happy-dom. */
export function render(element: ReactNode) {
  const view = renderInto(element, { wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider> })
  return { ...view, user: userEvent.setup() }
}

/** What the person has set for motion, for the rest of the test. */
export function setReducedMotion(isReduced: boolean): void {
  const queries: MediaQueryList = Object.getPrototypeOf(matchMedia('all'))
  vi.spyOn(queries, 'matches', 'get').mockReturnValue(isReduced)
}
