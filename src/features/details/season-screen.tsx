import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { askAgain, knownTitle, useQuery } from '#data/catalogue.ts'
import { detailsQueries } from '#data/details-queries.ts'
import { seasonQueries } from '#data/season-queries.ts'
import { AgeMark } from '#parts/age-mark.tsx'
import { FailedBlock } from '#parts/failed-block.tsx'
import { PageFailed } from '#parts/page-failed.tsx'
import { useUnknown } from '#parts/use-unknown.ts'
import { appearance } from '#state/appearance.ts'
import { EpisodeList } from './episode-list.tsx'
import { SeasonHead } from './season-head.tsx'
import { SeasonSteps } from './season-steps.tsx'
import { useSeasonName } from './season-name.tsx'
import { SeasonSkeleton } from './season-skeleton.tsx'
import * as css from './season-screen.css.ts'
import { Videos } from './videos.tsx'

/** The page of one season: its episodes in order, and what of them is watched. What its show already told is there at once. */
export function SeasonScreen({ show: id, season: number }: { show: number; season: number }) {
  const { t } = useLingui()
  const { language } = useSnapshot(appearance)
  const query = seasonQueries.season(id, number, language)
  const answer = useQuery(query)
  const details = useQuery(detailsQueries.details('tv', id, language)).value
  const { value: season, failure, asOf } = answer
  const show = details ?? knownTitle('tv', id)
  const told = season ?? details?.seasons.find((one) => one.number === number)
  const name = useSeasonName(told ?? { name: '', number })
  const isUnknown = useUnknown(answer, useRouter())
  const again = () => askAgain(query)
  if (!told) return failure && !isUnknown ? <PageFailed failure={failure} onRetry={again} /> : <SeasonSkeleton />
  const title = show?.title ?? ''
  return (
    <article className={css.screen}>
      <title>{title === '' ? t`${name} – Matinee` : t`${name} – ${title} – Matinee`}</title>
      <SeasonHead
        id={id}
        show={show}
        season={told}
        name={name}
        episodes={season?.episodes}
        mark={<AgeMark asOf={asOf} failed={failure !== undefined} />}
      />
      {!season && failure && (
        <FailedBlock failure={failure} onRetry={again}>
          <Trans>You have not opened this season before.</Trans>
        </FailedBlock>
      )}
      <EpisodeList id={id} show={show} episodes={season?.episodes} failed={failure !== undefined} />
      {season && <Videos videos={season.videos} pictures={details?.backdrops ?? []} />}
      {details && <SeasonSteps show={id} seasons={details.seasons} number={number} />}
    </article>
  )
}
