import { useLingui } from '@lingui/react/macro'
import type { Details } from '#domain/details.ts'
import { titlePath } from '#domain/title.ts'
import { TitleRow } from '#parts/title-row.tsx'
import { About } from './about.tsx'
import { Cast } from './cast.tsx'
import { CollectionStrip } from './collection-strip.tsx'
import * as css from './details-sections.css.ts'
import { NextForYou } from './next-for-you.tsx'
import { OwnOpinion } from './own-opinion.tsx'
import { Seasons } from './seasons.tsx'
import { Videos } from './videos.tsx'
import { WhereToWatch } from './where-to-watch.tsx'

/** Everything below the head of a title's page; what is empty is left out. */
export function DetailsSections({ details }: { details: Details }) {
  const { t } = useLingui()
  const { id, type, recommendations } = details
  const recommended = new Set(recommendations.map((title) => title.id))
  const similar = details.similar.filter((title) => !recommended.has(title.id))
  return (
    <>
      {type === 'tv' && <NextForYou show={details} seasons={details.seasons} />}
      {type === 'tv' && <Seasons show={id} seasons={details.seasons} />}
      <div className={css.pair}>
        <WhereToWatch offers={details.offers} />
        <OwnOpinion title={details} />
      </div>
      <Cast
        title={t`Cast`}
        people={details.cast}
        more={details.cast.length + details.crew.length > 0 ? `${titlePath(details)}/cast` : undefined}
      />
      <Videos videos={details.videos} pictures={details.backdrops} />
      {details.collection && <CollectionStrip id={details.collection.id} name={details.collection.name} />}
      <About details={details} />
      {recommendations.length > 0 && <TitleRow id={`more-like-${id}`} title={t`Recommendations`} titles={recommendations} />}
      {similar.length > 0 && <TitleRow id={`similar-${id}`} title={t`Similar titles`} titles={similar} />}
    </>
  )
}
