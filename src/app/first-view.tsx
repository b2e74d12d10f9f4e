import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { answerTo } from '#data/catalogue/catalogue.ts'
import { homeQueries } from '#data/catalogue/list-queries.ts'
import { activateLanguage, i18n } from '#i18n/i18n.ts'
import { defaultLanguage } from '#product/languages.ts'
import { router } from './router.ts'

/**
 * The markup of home as somebody sees it who has never been here. Runs on the server, without a document: what needs one, or the device's own
 * data, is left to the app. Rejects where an answer that home shows cannot be had, or a part of it cannot be rendered.
 */
export async function renderFirstView(): Promise<string> {
  const answers = await Promise.all(homeQueries(defaultLanguage).map(answerTo))
  if (answers.includes(undefined)) throw new Error('The catalogue did not answer what home shows.')
  router.update({ history: createMemoryHistory() })
  await Promise.all([activateLanguage(defaultLanguage), router.load()])
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
    // Whole, in the order of the page.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  )
  if (errors.length > 0) throw new AggregateError(errors, 'A part of home cannot be rendered without a document.')
  return new Response(prelude).text()
}
