import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { useFormat } from '#i18n/formats.ts'
import { useAgeRatings } from '#data/discover/choices.ts'
import type { DiscoverFilters, DiscoverSearch } from '#domain/discover/filters.ts'
import { appearance } from '#state/appearance.ts'
import { Select } from '#ui/controls/choice.tsx'

interface AgeRatingFilterProps {
  filters: DiscoverFilters
  onPut: (patch: DiscoverSearch) => void
}

/** From what age on: the ratings of the United States, and those of where the person is (decision P16). */
export function AgeRatingFilter({ filters, onPut }: AgeRatingFilterProps) {
  const { t } = useLingui()
  const { region } = useSnapshot(appearance)
  const format = useFormat()
  const ratings = useAgeRatings()
  const country = filters.certificationCountry ?? 'US'
  const chosen = filters.certification === null ? '' : `${country} ${filters.certification}`
  const offered = [...new Set(['US', region, country])].flatMap((code) =>
    (ratings[code] ?? []).map(({ label }): [string, string] => [`${code} ${label}`, `${label} · ${format.regionName(code) ?? code}`]),
  )
  // Until the ratings have arrived, or for one they do not know.
  const own: [string, string][] =
    chosen === '' || offered.some(([value]) => value === chosen) ? [] : [[chosen, filters.certification ?? '']]
  const choose = (value: string): void => {
    const [code = '', ...label] = value.split(' ')
    onPut({ certification: label.join(' '), certification_country: code === 'US' ? '' : code })
  }
  return <Select label={<Trans>Rated</Trans>} value={chosen} onChoose={choose} options={[['', t`Any`], ...own, ...offered]} />
}
