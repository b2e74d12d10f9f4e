import { useState } from 'react'
import type { MediaType } from '#contract/media.ts'
import { type Answer, type Failure, useQuery } from '#data/catalogue/catalogue.ts'
import { type Asker, filteredQuery, type TitleQuery } from '#data/catalogue/list-queries.ts'
import { useProvidersIn } from '#data/discover/choices.ts'
import { paramsElsewhere, platformParams, providerIdsByName } from '#domain/home/platform-rows.ts'
import type { Title } from '#domain/title/title.ts'
import { deviceClock } from '#platform/clock.ts'
import type { PlatformKey } from '#product/platforms.ts'
import type { TitlePage } from '#remote/tmdb/readers.ts'

interface PlatformTitles {
  /** Undefined while they are on their way. */
  titles: readonly Title[] | undefined
  failure: Failure | undefined
  asOf: number | undefined
  /** What to ask again after a failure. */
  asked: readonly TitleQuery[]
}

/**
 * One kind of a platform's titles: by the specified provider ids in the person's region, where those are empty by its name today, then those
 * of other countries (decisions P2, P3, P20).
 */
export function usePlatformTitles(key: PlatformKey, type: MediaType, { language, region }: Asker): PlatformTitles {
  const params = platformParams(key, type, region)
  const specified = filteredQuery(type, language, params)
  const first = useQuery(specified)
  const isEmpty = first.value?.titles.length === 0

  const providers = useProvidersIn(isEmpty ? params.watch_region : null, type)
  const ids = providers.value && providerIdsByName(key, providers.value)
  const byName = ids ? filteredQuery(type, language, { ...params, with_watch_providers: ids }) : null
  const second = useQuery(byName)
  const isNameless = ids === '' || providers.failure !== undefined

  const isNotHere = isEmpty && (isNameless || second.value?.titles.length === 0)
  const elsewhere = isNotHere ? paramsElsewhere(key, type, region).map((there) => filteredQuery(type, language, there)) : []
  const third = useFirstFilled(`${key} ${type} ${region}`, elsewhere)

  const { value, failure, asOf } = elsewhere.length > 0 ? third : isEmpty && !isNameless ? second : first
  return {
    titles: value?.titles,
    failure: first.failure ?? failure,
    asOf,
    asked: [specified, byName, third.query].filter((query) => query !== null),
  }
}

const dayMs = 86_400_000
/** Which of several questions had an answer, by what they are about, and when that was seen (epoch ms). */
const filled = new Map<string, { place: number; at: number }>()

/** Asks one question after the other until an answer has titles; for a day the next time begins with that one. */
function useFirstFilled(about: string, queries: readonly TitleQuery[]): Answer<TitlePage> & { query: TitleQuery | null } {
  const known = filled.get(about)
  const begin = known !== undefined && deviceClock.now() - known.at < dayMs ? known.place : 0
  const [tried, setTried] = useState({ about, place: begin })
  const place = tried.about === about ? tried.place : begin
  const query = queries[place] ?? null
  const answer = useQuery(query)
  const count = answer.value?.titles.length
  if (count === 0 && place + 1 < queries.length) setTried({ about, place: place + 1 })
  if (count !== undefined && count > 0 && known?.place !== place) filled.set(about, { place, at: deviceClock.now() })
  return { ...answer, query }
}
