import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { askAgain } from '#data/catalogue/catalogue.ts'
import { interleave } from '#domain/title/title-lists.ts'
import { type Platform, type PlatformKey, platforms } from '#product/platforms.ts'
import { appearance } from '#state/appearance.ts'
import { AgeMark } from '#components/cards/age-mark.tsx'
import { FailedBlock } from '#components/page/failed-block.tsx'
import { TitleRow } from '#components/rows/title-row.tsx'
import { usePlatformTitles } from './use-platform-titles.ts'
import * as css from './platform-filter.css.ts'

/** The movies and shows of one platform in turn; where the data source has none, the specified words. */
export function PlatformRow({ of }: { of: PlatformKey }) {
  const { language, region } = useSnapshot(appearance)
  const { title, mayBeEmpty }: Platform = platforms[of]
  const movies = usePlatformTitles(of, 'movie', language, region)
  const shows = usePlatformTitles(of, 'tv', language, region)
  const failure = movies.failure ?? shows.failure
  const titles = movies.titles && shows.titles && interleave([movies.titles, shows.titles])
  if (failure && (!titles || titles.length === 0)) {
    return (
      <FailedBlock failure={failure} onRetry={() => askAgain(...movies.asked, ...shows.asked)}>
        <Trans>Could not load “{title}”.</Trans>
      </FailedBlock>
    )
  }
  if (titles?.length === 0) return mayBeEmpty ? <NoContent title={title} /> : null
  return <TitleRow id={of} title={title} titles={titles} mark={<AgeMark asOf={movies.asOf} failed={failure !== undefined} />} />
}

function NoContent({ title }: { title: string }) {
  return (
    <div className={css.empty}>
      <h3 className={css.what}>{title}</h3>
      <p className={css.what}>
        <Trans>No content available for the selected platform(s) at this time.</Trans>
      </p>
      <p>
        <Trans>This is a limitation of the data source, not a bug.</Trans>
      </p>
    </div>
  )
}
