import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import type { Season } from '#domain/details.ts'
import { Picture } from '#parts/picture.tsx'
import { appearance } from '#state/appearance.ts'
import { dayWords } from './day-words.ts'
import * as css from './seasons.css.ts'

const rank = (season: Season): number => (season.number === 0 ? Infinity : season.number)

/** The seasons of a show with how many episodes they have and when they began; specials last. */
export function Seasons({ seasons }: { seasons: readonly Season[] }) {
  const { t } = useLingui()
  const { language } = useSnapshot(appearance)
  if (seasons.length === 0) return null
  return (
    <section className={css.section}>
      <h2 className={css.title}>
        <Trans>Seasons</Trans>
      </h2>
      <ul className={css.list}>
        {seasons
          .toSorted((a, b) => rank(a) - rank(b))
          .map((season) => {
            const { episodes: count, number } = season
            const episodes = plural(count, { one: `${count} episode`, other: `${count} episodes` })
            return (
              <li key={season.number} className={css.season}>
                <div className={css.poster}>
                  <Picture path={season.posterPath} widths={['w92', 'w185']} sizes="64px" ratio={1.5}>
                    <span className={css.number} aria-hidden="true">
                      {season.number || '★'}
                    </span>
                  </Picture>
                </div>
                <div>
                  <h3 className={css.name}>{season.name || (season.number === 0 ? t`Specials` : t`Season ${number}`)}</h3>
                  <p className={css.facts}>{[episodes, dayWords(season.date, language)].filter(Boolean).join(' · ')}</p>
                </div>
              </li>
            )
          })}
      </ul>
    </section>
  )
}
