import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { ratingText } from '#domain/title/rating.ts'
import { runtimeParts } from '#domain/title/runtime.ts'
import type { Episode } from '#domain/title/season.ts'
import { useFormat } from '#i18n/formats.ts'
import { Badge } from '#ui/controls/chip.tsx'
import { Length } from '#features/title/details-facts.tsx'
import { appearance } from '#state/appearance.ts'
import * as css from './episode-facts.css.ts'

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
