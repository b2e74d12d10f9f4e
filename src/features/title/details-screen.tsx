import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { MediaType } from '#contract/media.ts'
import { knownTitle } from '#data/catalogue/catalogue.ts'
import { detailsQueries } from '#data/title/details-queries.ts'
import { yearOf } from '#domain/calendar-date.ts'
import { titlePath } from '#domain/title/title.ts'
import { useEntry } from '#components/cards/use-entry.tsx'
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
  const { value, mark, instead, missing } = useEntry(detailsQueries.details(type, id, language), useRouter())
  const details = useWorded(value)
  const title = details ?? knownTitle(type, id)
  const canonical = details && titlePath(details)
  useEffect(() => {
    if (canonical !== undefined && canonical !== path) void navigate({ href: canonical, replace: true, resetScroll: false })
  }, [canonical, path, navigate])

  if (!title) return instead(<DetailsSkeleton />)
  const name = title.title
  const year = yearOf(title.date)
  return (
    <article className={css.screen}>
      <title>{year === null ? t`${name} – Matinee` : t`${name} (${year}) – Matinee`}</title>
      <DetailsHero title={title} details={details} mark={mark} />
      <div className={css.sections}>
        {details && <DetailsSections details={details} />}
        {missing(<Trans>You have not opened this title before.</Trans>)}
      </div>
    </article>
  )
}
