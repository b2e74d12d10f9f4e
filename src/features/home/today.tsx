import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { cardOf } from '#components/cards/card-title.ts'
import { TitleCard } from '#components/cards/title-card.tsx'
import { titlePath } from '#components/links/title-path.ts'
import { inkOf, Picture } from '#components/pictures/picture.tsx'
import { faintWhenSeen } from '#components/seen/seen-mark.css.ts'
import { SeenMark } from '#components/seen/seen-mark.tsx'
import { useShownTitles } from '#data/watching/seen-titles.ts'
import { yearOf } from '#domain/calendar-date.ts'
import { ratingText, type Title } from '#domain/title/title.ts'
import { genreNames } from '#i18n/genre-names.ts'
import { appearance } from '#state/appearance.ts'
import { Skeleton } from '#ui/states/skeleton.tsx'
import * as css from './today.css.ts'

const none: readonly Title[] = []

/** The trending-today block: four movies, small; what was seen is faint at the most, as there are always four. Undefined while they are on their way. */
export function Today({ titles }: { titles: readonly Title[] | undefined }) {
  const { language } = useSnapshot(appearance)
  const { isDimmed } = useShownTitles(titles ?? none, true)
  if (titles?.length === 0) return null
  return (
    <section className={css.block}>
      <h2 className={css.title}>
        <Trans>Also trending today</Trans>
      </h2>
      <ul className={css.grid}>
        {titles?.map((title) => (
          <li key={title.id}>
            <a href={titlePath(title)} className={css.item} {...cardOf(title)} data-seen={isDimmed(title) || undefined}>
              <span className={`${css.still} ${faintWhenSeen} ${inkOf(title.id)}`}>
                <Picture path={title.backdropPath} widths={['w342']} sizes="132px" ratio={9 / 16}>
                  <TitleCard title={title.title} language={title.foreign?.title} />
                </Picture>
                {isDimmed(title) && <SeenMark />}
              </span>
              <span className={css.name} lang={title.foreign?.title}>
                {title.title}
              </span>
              <span className={css.facts}>
                {[yearOf(title.date), genreNames(title.genreIds, language)[0], ratingText(title.rating, language)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </a>
          </li>
        )) ??
          [1, 2, 3, 4].map((place) => (
            <li key={place} className={css.item}>
              <Skeleton ratio="16 / 9" />
            </li>
          ))}
      </ul>
    </section>
  )
}
