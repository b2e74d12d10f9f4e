import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useEntry } from '#components/cards/use-entry.tsx'
import { collectionPath, creditsPath } from '#components/links/paths.ts'
import { titlePath } from '#components/links/title-path.ts'
import { HeroSkeleton } from '#components/page/hero-skeleton.tsx'
import { Cast } from '#components/people/cast.tsx'
import { TitleRow } from '#components/rows/title-row.tsx'
import { Videos } from '#components/videos/videos.tsx'
import type { MediaType } from '#contract/media.ts'
import { knownTitle } from '#data/catalogue/catalogue.ts'
import { useCollection, useDetails } from '#data/title/details.ts'
import { yearOf } from '#domain/calendar-date.ts'
import type { Details } from '#domain/title/details.ts'
import { useProgressiveCount } from '#ui/virtual/use-progressive-count.ts'
import { About } from './about.tsx'
import { DetailsHero } from './details-hero.tsx'
import * as css from './details-screen.css.ts'
import { NextForYou } from './next-for-you.tsx'
import { OwnOpinion } from './own-opinion.tsx'
import { Seasons } from './seasons.tsx'
import { WhereToWatch } from './where-to-watch.tsx'

interface DetailsScreenProps {
  type: MediaType
  id: number
  /** The address as it stands, without host. */
  path: string
}

/** The page of one movie or show. What a list said of it is shown at once; an address without the slug is replaced by the canonical one. */
export function DetailsScreen({ type, id, path }: DetailsScreenProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { value, mark, instead, missing } = useEntry(useDetails(type, id), useRouter())
  const details = useDescribed(value)
  const title = details ?? knownTitle(type, id)
  const canonical = details && titlePath(details)
  useEffect(() => {
    if (canonical !== undefined && canonical !== path) void navigate({ href: canonical, replace: true, resetScroll: false })
  }, [canonical, path, navigate])

  if (!title) return instead(<HeroSkeleton />)
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

const patienceMs = 300

/** The details, held back for a moment where their description may still come in another language: it would push away what stands below. */
function useDescribed(details: Details | undefined): Details | undefined {
  const [expired, setExpired] = useState<number>()
  const undescribed = details?.overview === '' ? details.id : undefined
  useEffect(() => {
    if (undescribed === undefined) return
    const timer = setTimeout(() => setExpired(undescribed), patienceMs)
    return () => clearTimeout(timer)
  }, [undescribed])
  return undescribed === undefined || undescribed === expired ? details : undefined
}

/** How many the first view can show below the head. */
const firstSections = 2

/** Everything below the head of a title's page; what is empty is left out. */
function DetailsSections({ details }: { details: Details }) {
  const { t } = useLingui()
  const { id, type, recommendations } = details
  const recommended = new Set(recommendations.map((title) => title.id))
  const similar = details.similar.filter((title) => !recommended.has(title.id))
  const sections = [
    type === 'tv' && <NextForYou key="next" show={details} seasons={details.seasons} />,
    type === 'tv' && <Seasons key="seasons" show={id} seasons={details.seasons} />,
    <div key="own" className={css.pair}>
      <WhereToWatch offers={details.offers} />
      <OwnOpinion title={details} />
    </div>,
    <Cast
      key="cast"
      title={t`Cast`}
      people={details.cast}
      more={details.cast.length + details.crew.length > 0 ? creditsPath(details) : undefined}
    />,
    <Videos key="videos" videos={details.videos} pictures={details.backdrops} />,
    details.collection && <CollectionStrip key="collection" id={details.collection.id} name={details.collection.name} />,
    <About key="about" details={details} />,
    recommendations.length > 0 && (
      <TitleRow key="recommendations" id={`more-like-${id}`} title={t`Recommendations`} titles={recommendations} />
    ),
    similar.length > 0 && <TitleRow key="similar" id={`similar-${id}`} title={t`Similar titles`} titles={similar} />,
  ].filter(Boolean)
  return sections.slice(0, useProgressiveCount(sections.length, firstSections))
}

/** The movies of the same collection in the order they came out; nothing where they cannot be had (section 8). */
function CollectionStrip({ id, name }: { id: number; name: string }) {
  const { value, failure } = useCollection(id)
  if (value?.parts.length === 0 || (!value && failure)) return null
  return <TitleRow id={`collection-${id}`} title={name} more={collectionPath(id)} titles={value?.parts} />
}
