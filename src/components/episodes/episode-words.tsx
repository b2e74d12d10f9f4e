import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { Length } from '#components/facts/runtime.tsx'
import { useFormat } from '#i18n/formats.ts'
import { runtimeParts } from '#domain/title/runtime.ts'
import type { Episode, Season } from '#domain/title/season.ts'
import { ratingText } from '#domain/title/title.ts'
import { appearance } from '#state/appearance.ts'
import { Badge } from '#ui/controls/chip.tsx'
import * as css from './episode-words.css.ts'

const finales = new Set(['finale', 'mid_season'])

/** When it was on, how long it is, what people gave it, and whether it ends something. */
export function EpisodeFacts({ episode }: { episode: Episode }) {
  const { t } = useLingui()
  const { language } = useSnapshot(appearance)
  const format = useFormat()
  const length = runtimeParts(episode.runtime)
  const rating = ratingText(episode.rating, language)
  return (
    <span className={css.facts}>
      <span>{format.day(episode.date) || t`No date yet`}</span>
      {length && <Length {...length} />}
      {rating !== null && (
        <span>
          <Trans>{rating} of 10</Trans>
        </span>
      )}
      {finales.has(episode.kind) && <Badge>{episode.kind === 'finale' ? t`Finale` : t`Mid-season finale`}</Badge>}
    </span>
  )
}

/** The name of an episode, or its number where it has none. */
export function useEpisodeName({ name, number }: Pick<Episode, 'name' | 'number'>): string {
  const { t } = useLingui()
  return name || t`Episode ${number}`
}

/** The name of a season, or its number where it has none. */
export function SeasonName({ season }: { season: Pick<Season, 'name' | 'number'> }) {
  return useSeasonName(season)
}

/** The same as text. */
export function useSeasonName({ name, number }: Pick<Season, 'name' | 'number'>): string {
  const { t } = useLingui()
  return name || (number === 0 ? t`Specials` : t`Season ${number}`)
}
