import { lazy, Suspense } from 'react'
import { expectsContinueWatching } from '#data/watching/continue-watching-hint.ts'
import { withWords } from '#i18n/i18n.ts'
import * as css from './continue.css.ts'

const ContinueRow = lazy(withWords(() => import('./continue-row.tsx').then(({ ContinueRow }) => ({ default: ContinueRow }))))

/**
 * Where the titles to go on with stand. They come from the database, after the first view: if there were some the last time, their place
 * is kept free until then, so that nothing moves.
 */
export function ContinuePlace({ painted }: { painted: boolean }) {
  const place = expectsContinueWatching() ? <div className={css.place} /> : null
  return painted ? (
    <Suspense fallback={place}>
      <ContinueRow fallback={place} />
    </Suspense>
  ) : (
    place
  )
}
