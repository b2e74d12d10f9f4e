import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { ShareButton } from '#components/cards/share-button.tsx'
import { useEntry } from '#components/cards/use-entry.tsx'
import { collectionPath } from '#components/links/paths.ts'
import { HeroSkeleton } from '#components/page/hero-skeleton.tsx'
import * as hero from '#components/page/hero.css.ts'
import { tall } from '#components/page/layout.css.ts'
import { inkOf, Picture } from '#components/pictures/picture.tsx'
import { SeenGrid } from '#components/seen/seen-grid.tsx'
import { useCollection } from '#data/title/details.ts'
import { yearOf } from '#domain/calendar-date.ts'
import type { Title } from '#domain/title/title.ts'
import * as css from './collection-screen.css.ts'

/** Movies that belong together, in the order they came out. */
export function CollectionScreen({ id }: { id: number }) {
  const { t } = useLingui()
  const { value: collection, mark, late, instead } = useEntry(useCollection(id), useRouter())
  if (!collection) return instead(<HeroSkeleton />)
  const { name, parts } = collection
  const count = parts.length
  return (
    <article className={tall}>
      <title>{t`${name} – Matinee`}</title>
      <div className={`${hero.backdrop} ${inkOf(id)}`}>
        <Picture path={collection.backdropPath} {...hero.backdropShape} priority="highest" />
      </div>
      <div className={css.body}>
        <h1 className={css.title}>{name}</h1>
        <p className={hero.facts}>
          <span>{[plural(count, { one: `${count} movie`, other: `${count} movies` }), yearsOf(parts)].filter(Boolean).join(' · ')}</span>
          {mark}
        </p>
        {collection.overview === '' ? (
          late
        ) : (
          <p className={hero.overview} lang={collection.foreign?.overview}>
            {collection.overview}
          </p>
        )}
        <div>
          <ShareButton name={name} path={collectionPath(id)} />
        </div>
        {count === 0 ? (
          <p>
            <Trans>Nothing of it is known yet.</Trans>
          </p>
        ) : (
          <SeenGrid titles={parts} />
        )}
      </div>
    </article>
  )
}

/** From the first to the last that has a date: "1999–2021". */
function yearsOf(parts: readonly Title[]): string {
  const years = parts.flatMap(({ date }) => yearOf(date) ?? [])
  const [first, last] = [Math.min(...years), Math.max(...years)]
  if (years.length === 0) return ''
  return first === last ? String(first) : `${first}–${last}`
}
