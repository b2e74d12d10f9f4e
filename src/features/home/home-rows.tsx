import { lazy, Suspense } from 'react'
import { useHome } from '#data/home/home.ts'
import { pinnedRows, shownRows } from '#domain/home/home-layout.ts'
import { withWords } from '#i18n/i18n.ts'
import { type HomeRow, homeRows } from '#product/home-rows.ts'
import { useProgressiveCount } from '#ui/virtual/use-progressive-count.ts'
import { type Days, EarlyRow, isEarly } from './early-row.tsx'
import * as css from './home-screen.css.ts'

const LaterRows = lazy(withWords(() => import('./later-rows.tsx').then(({ LaterRows }) => ({ default: LaterRows }))))

/**
 * What stands below the banner, in this person's order. Before the first paint only what the first view shows is rendered; the code of the
 * other rows is not even asked for. They come a few at a time.
 */
export function HomeRows({ painted, ...days }: Days & { painted: boolean }) {
  const home = useHome()
  const rows = shownRows<HomeRow>([...homeRows, ...pinnedRows(home.order)], home)
  const early = rows.slice(
    0,
    Math.max(
      rows.findIndex((row) => !isEarly(row)),
      0,
    ),
  )
  const later = rows.slice(early.length)
  const count = useProgressiveCount(later.length, 0)
  const below = <div className={css.below} />
  return (
    <>
      {early.map((row) => (
        <EarlyRow key={row} of={row} painted={painted} {...days} />
      ))}
      {painted && count > 0 && (
        <Suspense fallback={below}>
          <LaterRows rows={later.slice(0, count)} whole={count === later.length} {...days} />
        </Suspense>
      )}
      {(!painted || count < later.length) && below}
    </>
  )
}
