import type { MediaType } from '#contract/media.ts'
import { type Failure, useQuery } from '#data/catalogue/catalogue.ts'
import { queries } from '#data/catalogue/queries.ts'
import { platformParams, providerIdsByName } from '#domain/home/platform-rows.ts'
import type { Title } from '#domain/title/title.ts'
import type { Language, Region } from '#product/languages.ts'
import type { PlatformKey } from '#product/platforms.ts'

interface PlatformTitles {
  /** Undefined while they are on their way. */
  titles: readonly Title[] | undefined
  failure: Failure | undefined
  asOf: number | undefined
  /** What to ask again after a failure. */
  asked: ReturnType<typeof queries.discover>[]
}

/** One kind of a platform's titles: by the specified provider ids, and where those are empty by its name today (decision P2). */
export function usePlatformTitles(key: PlatformKey, type: MediaType, language: Language, region: Region): PlatformTitles {
  const params = platformParams(key, type, region)
  const specified = queries.discover(type, language, params)
  const first = useQuery(specified)
  const isEmpty = first.value?.titles.length === 0
  const providers = useQuery(isEmpty ? queries.providers(type, params['watch_region'] ?? region) : null)
  const ids = providers.value ? providerIdsByName(key, providers.value) : ''
  const byName = ids === '' ? null : queries.discover(type, language, { ...params, with_watch_providers: ids })
  const second = useQuery(byName)

  const isLastWord = isEmpty && (providers.failure !== undefined || (providers.value !== undefined && ids === ''))
  const titles = isEmpty && !isLastWord ? second.value?.titles : first.value?.titles
  return { titles, failure: first.failure ?? second.failure, asOf: first.asOf, asked: byName ? [specified, byName] : [specified] }
}
