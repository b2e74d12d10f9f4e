import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { knownTitle, useQuery } from '#data/catalogue/catalogue.ts'
import { detailsQueries } from '#data/title/details-queries.ts'
import { seasonQueries } from '#data/title/season-queries.ts'
import { useEntry } from '#components/cards/use-entry.tsx'
import { appearance } from '#state/appearance.ts'
import { EpisodeList } from './episode-list.tsx'
import { SeasonHead } from './season-head.tsx'
import { SeasonSteps } from './season-steps.tsx'
import { useSeasonName } from './season-name.tsx'
import { SeasonSkeleton } from './season-skeleton.tsx'
import * as css from './season-screen.css.ts'
import { Videos } from '#features/title/videos.tsx'

/** The page of one season: its episodes in order, and what of them is watched. What its show already told is there at once. */
export function SeasonScreen({ show: id, season: number }: { show: number; season: number }) {
  const { t } = useLingui()
  const { language } = useSnapshot(appearance)
  const { value: season, failure, mark, instead, missing } = useEntry(seasonQueries.season(id, number, language), useRouter())
  const details = useQuery(detailsQueries.details('tv', id, language)).value
  const show = details ?? knownTitle('tv', id)
  const told = season ?? details?.seasons.find((one) => one.number === number)
  const name = useSeasonName(told ?? { name: '', number })
  if (!told) return instead(<SeasonSkeleton />)
  const title = show?.title ?? ''
  return (
    <article className={css.screen}>
      <title>{title === '' ? t`${name} – Matinee` : t`${name} – ${title} – Matinee`}</title>
      <SeasonHead id={id} show={show} season={told} name={name} episodes={season?.episodes} mark={mark} />
      {missing(<Trans>You have not opened this season before.</Trans>)}
      <EpisodeList id={id} show={show} episodes={season?.episodes} failed={failure !== undefined} />
      {season && <Videos videos={season.videos} pictures={details?.backdrops ?? []} />}
      {details && <SeasonSteps show={id} seasons={details.seasons} number={number} />}
    </article>
  )
}
