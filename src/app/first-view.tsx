import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { forgetAnswers, missingAnswers } from '#data/catalogue/catalogue-entries.ts'
import { activateLanguage, i18n } from '#i18n/i18n.ts'
import { defaultLanguage, defaultRegion, regions } from '#product/languages.ts'
import { appearance } from '#state/appearance.ts'
import { addRoutes, router } from './router.ts'

/**
 * The markup of a screen as somebody sees it who has never been here; undefined where nothing is at its address, or it leads elsewhere. Runs on the
 * server, without a document, one call after the other: what needs one, or the device's own data, is left to the app. Rejects where an answer that the
 * screen shows cannot be had, or a part of it cannot be rendered.
 *
 * @param locale the language of the browser, such as `de-AT`: its country decides what applies where
 */
export async function renderFirstView(path: string, locale: string): Promise<string | undefined> {
  forgetAnswers()
  appearance.region = regions.find((region) => region === locale.slice(-2)) ?? defaultRegion
  await Promise.all([activateLanguage(defaultLanguage), addRoutes()])
  router.update({ history: createMemoryHistory({ initialEntries: [path] }) })
  await router.load()
  // Where an answer takes its time, the loaders go on without it.
  const missing = await missingAnswers()
  const { matches, location } = router.state
  const isNowhere = missing.includes('not-found') || matches.some(({ status, routeId }) => status === 'notFound' || routeId === '/$')
  if (isNowhere || location.pathname !== path) return undefined
  if (missing.length > 0) throw new Error(`The catalogue did not answer what ${path} shows: ${missing.join(', ')}.`)
  const errors: unknown[] = matches.flatMap(({ error }) => error ?? [])
  const { prelude } = await prerender(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
    // Whole, in the order of the page.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  )
  if (errors.length > 0) throw new AggregateError(errors, `A part of ${path} cannot be rendered without a document.`)
  return new Response(prelude).text()
}
