import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { useHome } from '#data/home/home.ts'
import { queries } from '#data/catalogue/queries.ts'
import { servicesParams } from '#domain/home/platform-rows.ts'
import { kindsInTurn } from '#domain/title/title-lists.ts'
import { appearance } from '#state/appearance.ts'
import { LazyRow } from './lazy-row.tsx'

/** What is popular on the platforms this person subscribes to, movies and shows in turn; nothing before they named one. */
export function ServicesRow() {
  const { t } = useLingui()
  const { language, region } = useSnapshot(appearance)
  const { services } = useHome()
  const asked = (['movie', 'tv'] as const).map((type) => {
    const params = servicesParams(services, type, region)
    return params && queries.discover(type, language, params)
  })
  const needs = asked.filter((query) => query !== null)
  if (needs.length === 0) return null
  return <LazyRow id="services" title={t`On your services`} needs={needs} choose={kindsInTurn} silent />
}
