import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { MediaType } from '#contract/media.ts'
import { askAgain, knownTitle, useQuery } from '#data/catalogue.ts'
import { detailsQueries } from '#data/details-queries.ts'
import { yearOf } from '#domain/calendar-date.ts'
import { titlePath } from '#domain/title.ts'
import { AgeMark } from '#parts/age-mark.tsx'
import { FailedBlock } from '#parts/failed-block.tsx'
import { PageFailed } from '#parts/page-failed.tsx'
import { useUnknown } from '#parts/use-unknown.ts'
import { useWorded } from './use-worded.ts'
import { appearance } from '#state/appearance.ts'
import { DetailsHero } from './details-hero.tsx'
import { DetailsSections } from './details-sections.tsx'
import { DetailsSkeleton } from './details-skeleton.tsx'
import * as css from './details-screen.css.ts'

interface DetailsScreenProps {
  type: MediaType
  id: number
  /** The address as it stands, without host. */
  path: string
}

/** The page of one movie or show. What a list told of it is shown at once; an address without the slug gets it. */
export function DetailsScreen({ type, id, path }: DetailsScreenProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { language } = useSnapshot(appearance)
  const query = detailsQueries.details(type, id, language)
  const answer = useQuery(query)
  const { failure, asOf } = answer
  const details = useWorded(answer.value)
  const title = details ?? knownTitle(type, id)
  const canonical = details && titlePath(details)
  useEffect(() => {
    if (canonical !== undefined && canonical !== path) void navigate({ href: canonical, replace: true, resetScroll: false })
  }, [canonical, path, navigate])

  const isUnknown = useUnknown(answer, useRouter())
  const again = () => askAgain(query)
  if (!title) return failure && !isUnknown ? <PageFailed failure={failure} onRetry={again} /> : <DetailsSkeleton />
  const name = title.title
  const year = yearOf(title.date)
  return (
    <article className={css.screen}>
      <title>{year === null ? t`${name} – Matinee` : t`${name} (${year}) – Matinee`}</title>
      <DetailsHero title={title} details={details} mark={<AgeMark asOf={asOf} failed={failure !== undefined} />} />
      <div className={css.sections}>
        {details && <DetailsSections details={details} />}
        {!details && failure && (
          <FailedBlock failure={failure} onRetry={again}>
            <Trans>You have not opened this title before.</Trans>
          </FailedBlock>
        )}
      </div>
    </article>
  )
}
