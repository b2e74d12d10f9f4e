import { Trans, useLingui } from '@lingui/react/macro'
import { arrangeHome } from '#data/home/arrange-home.ts'
import { useHome } from '#data/home/home.ts'
import { useSavedFilters } from '#data/discover/saved-filters.ts'
import { arrangedRows, filterRow, isFilterRow, movedRow, pinnedRows, toggled } from '#domain/home/home-layout.ts'
import { ServicesChoice } from '#components/settings/services-choice.tsx'
import { limits } from '#product/limits.ts'
import { type HomeRow, homeRows } from '#product/home-rows.ts'
import { Button } from '#ui/controls/button.tsx'
import { Chip } from '#ui/controls/chip.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import * as css from './arrange-sheet.css.ts'
import { ArrangeRow } from './arrange-row.tsx'
import { homeRowNames } from './home-row-names.ts'

/** Home as this person wants it: which platforms are theirs, which rows they see, and in which order. Each change counts at once. */
export function ArrangeSheet({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { order, hidden } = useHome()
  const saved = useSavedFilters()
  const rows = arrangedRows<HomeRow>([...homeRows, ...pinnedRows(order)], order)
  const nameOf = (row: HomeRow): string | undefined =>
    isFilterRow(row) ? saved.find(({ id }) => filterRow(id) === row)?.name : i18n._(homeRowNames[row])
  // A filter that was removed has no name, and no row.
  const named = rows.flatMap((row) => {
    const name = nameOf(row)
    return name === undefined ? [] : [{ row, name }]
  })
  return (
    <Sheet open onClose={onClose} title={<Trans>Arrange home</Trans>} closeLabel={t`Close`} dragDistance={limits.gestures.sheetClosePx}>
      <section className={css.section}>
        <h3>
          <Trans>My services</Trans>
        </h3>
        <p className={css.hint}>
          <Trans>They come first among the platforms and have a row of their own.</Trans>
        </p>
        <ServicesChoice />
      </section>
      {saved.length > 0 && (
        <section className={css.section}>
          <h3>
            <Trans>Saved filters</Trans>
          </h3>
          <p className={css.hint}>
            <Trans>A pinned filter is a row of home.</Trans>
          </p>
          <div className={css.chips} role="group" aria-label={t`Saved filters`}>
            {saved.map(({ id, name }) => (
              <Chip
                key={id}
                pressed={rows.includes(filterRow(id))}
                onClick={() => void arrangeHome({ order: toggled(rows, filterRow(id)), hidden })}
              >
                {name}
              </Chip>
            ))}
          </div>
        </section>
      )}
      <section className={css.section}>
        <h3>
          <Trans>Rows</Trans>
        </h3>
        <ol className={css.rows}>
          {named.map(({ row, name }, place) => (
            <ArrangeRow
              key={row}
              name={name}
              shown={!hidden.includes(row)}
              first={place === 0}
              last={place === named.length - 1}
              onToggle={() => void arrangeHome({ order, hidden: toggled(hidden, row) })}
              onMove={(step) => void arrangeHome({ order: movedRow(rows, row, step), hidden })}
            />
          ))}
        </ol>
        <Button
          aria-disabled={order.length + hidden.length === 0}
          onClick={() => order.length + hidden.length > 0 && void arrangeHome({ order: [], hidden: [] })}
        >
          <Trans>Back to the usual order</Trans>
        </Button>
      </section>
    </Sheet>
  )
}
