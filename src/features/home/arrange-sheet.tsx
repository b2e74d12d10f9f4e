import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ServicesChoice } from '#components/settings/services-choice.tsx'
import { useSavedFilters } from '#data/discover/saved-filters.ts'
import { moveRow, resetHome, toggleHidden, togglePinned } from '#data/home/arrange-home.ts'
import { useHome } from '#data/home/home.ts'
import { arrangedRows, filterRow, isFilterRow, movedRow, pinnedRows } from '#domain/home/home-layout.ts'
import { catalogueNames } from '#i18n/catalogue-names.ts'
import { type FilterRow, type HomeRow, homeRows } from '#product/home-rows.ts'
import { limits } from '#product/limits.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Chip } from '#ui/controls/chip.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { ChevronDownIcon } from '#ui/icons/icons.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import * as css from './sheets.css.ts'

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
              <Chip key={id} pressed={rows.includes(filterRow(id))} onClick={() => void togglePinned(rows, filterRow(id))}>
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
              onToggle={() => void toggleHidden(row)}
              onMove={(step) => void moveRow(movedRow(rows, row, step), row)}
            />
          ))}
        </ol>
        <Button aria-disabled={order.length + hidden.length === 0} onClick={() => order.length + hidden.length > 0 && void resetHome()}>
          <Trans>Back to the usual order</Trans>
        </Button>
      </section>
    </Sheet>
  )
}

interface ArrangeRowProps {
  name: string
  shown: boolean
  first: boolean
  last: boolean
  onToggle: () => void
  onMove: (step: -1 | 1) => void
}

/** One row of home: shown or not, and a place up or down. */
function ArrangeRow({ name, shown, first, last, onToggle, onMove }: ArrangeRowProps) {
  const { t } = useLingui()
  return (
    <li className={css.row}>
      <IconButton label={t`Move ${name} up`} aria-disabled={first} onClick={() => onMove(-1)}>
        <ChevronDownIcon size={20} className={css.up} />
      </IconButton>
      <IconButton label={t`Move ${name} down`} aria-disabled={last} onClick={() => onMove(1)}>
        <ChevronDownIcon size={20} />
      </IconButton>
      <Switch label={name} on={shown} onChange={onToggle} />
    </li>
  )
}

/** What each row of home is called where it is arranged. */
const homeRowNames: Record<Exclude<HomeRow, FilterRow>, MessageDescriptor> = {
  continue: msg`Continue Watching`,
  'heroes-movie': msg`Trending movies`,
  'next-up': msg`Next up`,
  'from-watchlist': msg`From your watchlist`,
  'heroes-tv': msg`Trending shows`,
  rotating: msg`Trending now`,
  today: msg`Also trending today`,
  'weekly-movie': msg`Movies of the week`,
  'weekly-tv': msg`Shows of the week`,
  platforms: msg`Browse by Platform`,
  services: msg`On your services`,
  because: msg`Because you finished something`,
  'now-playing-movies': catalogueNames['now-playing-movies'].title,
  'upcoming-movies': catalogueNames['upcoming-movies'].title,
  'popular-movies': catalogueNames['popular-movies'].title,
  'top-rated-movies': catalogueNames['top-rated-movies'].title,
  'popular-shows': catalogueNames['popular-shows'].title,
  'top-rated-shows': catalogueNames['top-rated-shows'].title,
  'airing-today-shows': catalogueNames['airing-today-shows'].title,
  'on-the-air-shows': catalogueNames['on-the-air-shows'].title,
}
