import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useId } from 'react'
import { useSnapshot } from 'valtio'
import { AgeMark } from '#components/cards/age-mark.tsx'
import { FailedBlock } from '#components/page/failed-block.tsx'
import { TitleRow } from '#components/rows/title-row.tsx'
import type { MediaType } from '#contract/media.ts'
import { askAgain, type Failure, useQuery } from '#data/catalogue/catalogue.ts'
import { filteredQuery, type TitleQuery } from '#data/catalogue/list-queries.ts'
import { useProvidersIn } from '#data/discover/choices.ts'
import { useHome } from '#data/home/home.ts'
import { barPlatforms, ownFirst, platformParams, platformsFrom, providerIdsByName, togglePlatform } from '#domain/home/platform-rows.ts'
import { interleave } from '#domain/title/title-lists.ts'
import type { Title } from '#domain/title/title.ts'
import type { Language, Region } from '#product/languages.ts'
import { type Platform, type PlatformKey, platforms } from '#product/platforms.ts'
import { appearance } from '#state/appearance.ts'
import { Chip } from '#ui/controls/chip.tsx'
import * as css from './platform-filter.css.ts'

/** Browse by Platform: any of the platforms on at once, each with its row; the choice stands in the address. */
export function PlatformFilter() {
  const { t } = useLingui()
  const headingId = useId()
  const { region } = useSnapshot(appearance)
  const { services } = useHome()
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
        {ownFirst(barPlatforms(region), services).map((key) => (
          <Chip key={key} pressed={on.includes(key)} onClick={() => toggle(key)}>
            {platforms[key].title}
          </Chip>
        ))}
      </div>
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

interface PlatformTitles {
  /** Undefined while they are on their way. */
  titles: readonly Title[] | undefined
  failure: Failure | undefined
  asOf: number | undefined
  /** What to ask again after a failure. */
  asked: TitleQuery[]
}

/** One kind of a platform's titles: by the specified provider ids, and where those are empty by its name today (decision P2). */
function usePlatformTitles(key: PlatformKey, type: MediaType, language: Language, region: Region): PlatformTitles {
  const params = platformParams(key, type, region)
  const specified = filteredQuery(type, language, params)
  const first = useQuery(specified)
  const isEmpty = first.value?.titles.length === 0
  const providers = useProvidersIn(isEmpty ? (params['watch_region'] ?? region) : null, type)
  const ids = providers.value ? providerIdsByName(key, providers.value) : ''
  const byName = ids === '' ? null : filteredQuery(type, language, { ...params, with_watch_providers: ids })
  const second = useQuery(byName)

  const isLastWord = isEmpty && (providers.failure !== undefined || (providers.value !== undefined && ids === ''))
  const titles = isEmpty && !isLastWord ? second.value?.titles : first.value?.titles
  return { titles, failure: first.failure ?? second.failure, asOf: first.asOf, asked: byName ? [specified, byName] : [specified] }
}
