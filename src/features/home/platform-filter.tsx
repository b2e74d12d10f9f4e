import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useId } from 'react'
import { useSnapshot } from 'valtio'
import { AgeMark } from '#components/cards/age-mark.tsx'
import { OffersInstead } from '#components/facts/offers-instead.tsx'
import { FailedBlock } from '#components/page/failed-block.tsx'
import { TitleRow } from '#components/rows/title-row.tsx'
import { PlatformChips } from '#components/settings/platform-chips.tsx'
import { askAgain } from '#data/catalogue/catalogue.ts'
import { usePlatformTitles } from '#data/home/platform-titles.ts'
import { platformsFrom, togglePlatform, watchRegion } from '#domain/home/platform-rows.ts'
import { interleave } from '#domain/title/title-lists.ts'
import { type Platform, type PlatformKey, platforms } from '#product/platforms.ts'
import { appearance } from '#state/appearance.ts'
import * as css from './platform-filter.css.ts'

/** Browse by Platform: any of the platforms on at once, each with its row; the choice stands in the address. */
export function PlatformFilter() {
  const { t } = useLingui()
  const headingId = useId()
  const { region } = useSnapshot(appearance)
  const search = useSearch({ from: '/' })
  const navigate = useNavigate()
  const on = platformsFrom(search.platforms ?? '')
  const toggle = (key: PlatformKey): void => {
    const chosen = togglePlatform(on, key)
    void navigate({ to: '/', search: chosen.length > 0 ? { platforms: chosen.join(',') } : {}, replace: true, resetScroll: false })
  }
  return (
    <section className={css.filter} aria-labelledby={headingId}>
      <h2 id={headingId} className={css.title}>
        <Trans>Browse by Platform</Trans>
      </h2>
      <div className={css.bar} role="group" aria-label={t`Platforms`}>
        <PlatformChips region={region} isOn={(key) => on.includes(key)} onToggle={toggle} />
      </div>
      {on.length > 0 && watchRegion(region) !== region && (
        <p className={css.note}>
          <OffersInstead />
        </p>
      )}
      {on.map((key) => (
        <PlatformRow key={key} of={key} />
      ))}
    </section>
  )
}

/** The movies and shows of one platform in turn; where the data source has none, the specified words. */
function PlatformRow({ of }: { of: PlatformKey }) {
  const { language, region } = useSnapshot(appearance)
  const { title, mayBeEmpty }: Platform = platforms[of]
  const movies = usePlatformTitles(of, 'movie', { language, region })
  const shows = usePlatformTitles(of, 'tv', { language, region })
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
