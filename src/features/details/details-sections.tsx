import { useLingui } from '@lingui/react/macro'
import type { Details } from '#domain/details.ts'
import { TitleRow } from '#parts/title-row.tsx'
import { Cast } from './cast.tsx'
import { Collection } from './collection.tsx'
import { Seasons } from './seasons.tsx'
import { Videos } from './videos.tsx'
import { WhereToWatch } from './where-to-watch.tsx'

/** Everything below the head of a title's page; what is empty is left out. */
export function DetailsSections({ details }: { details: Details }) {
  const { t } = useLingui()
  return (
    <>
      <Seasons seasons={details.seasons} />
      <WhereToWatch offers={details.offers} />
      <Cast people={details.cast} />
      <Videos videos={details.videos} backdropPath={details.backdropPath} />
      {details.collection && <Collection id={details.collection.id} name={details.collection.name} />}
      {details.recommendations.length > 0 && (
        <TitleRow id={`more-like-${details.id}`} title={t`More like this`} titles={details.recommendations} />
      )}
    </>
  )
}
