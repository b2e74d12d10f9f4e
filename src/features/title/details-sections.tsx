import { useLingui } from '@lingui/react/macro'
import { collectionPath, creditsPath } from '#components/links/paths.ts'
import { Cast } from '#components/people/cast.tsx'
import { TitleRow } from '#components/rows/title-row.tsx'
import { Videos } from '#components/videos/videos.tsx'
import { useCollection } from '#data/title/details.ts'
import { today } from '#data/today.ts'
import type { Details } from '#domain/title/details.ts'
import { isToCome } from '#domain/title/release.ts'
import { useProgressiveCount } from '#ui/virtual/use-progressive-count.ts'
import { About } from './about.tsx'
import * as css from './details-screen.css.ts'
import { NextForYou } from './next-for-you.tsx'
import { OwnOpinion } from './own-opinion.tsx'
import { Seasons } from './seasons.tsx'
import { WhereToWatch } from '#components/facts/where-to-watch.tsx'

/** How many the first view can show below the head. */
const firstSections = 2

/** Everything below the head of a title's page; what is empty is left out. */
export function DetailsSections({ details }: { details: Details }) {
  const { t } = useLingui()
  const { id, type, recommendations } = details
  const recommended = new Set(recommendations.map((title) => title.id))
  const similar = details.similar.filter((title) => !recommended.has(title.id))
  const sections = [
    type === 'tv' && <NextForYou key="next" show={details} seasons={details.seasons} />,
    type === 'tv' && <Seasons key="seasons" show={id} seasons={details.seasons} />,
    <div key="own" className={css.pair}>
      {!isToCome(details, today(), details.status) && <WhereToWatch offers={details.offers} />}
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
  const shown = useProgressiveCount(sections.length, firstSections)
  return shown < sections.length ? [...sections.slice(0, shown), <div key="rest" className={css.rest} aria-busy="true" />] : sections
}

/** The movies of the same collection in the order they came out; nothing where they cannot be had (section 8). */
function CollectionStrip({ id, name }: { id: number; name: string }) {
  const { value, failure } = useCollection(id)
  if (value?.parts.length === 0 || (!value && failure)) return null
  return <TitleRow id={`collection-${id}`} title={name} more={collectionPath(id)} titles={value?.parts} />
}
