import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useFormat } from '#i18n/formats.ts'
import { useProviders } from '#data/discover/choices.ts'
import { type Region, regions } from '#product/languages.ts'
import { appearance } from '#state/appearance.ts'
import { Button } from '#ui/controls/button.tsx'
import { Chip } from '#ui/controls/chip.tsx'
import { Select } from '#ui/controls/choice.tsx'
import * as css from './filter-panel.css.ts'
import type { FilterProps } from './filter-panel.tsx'

/** How many providers are offered at first: the service names the best known ones first. */
const firstOffered = 12

/** Who offers a title, in which country; a title of any of them is found. */
export function ProviderFilter({ type, filters, onChange }: FilterProps) {
  const { t } = useLingui()
  const { region: own } = useSnapshot(appearance)
  const format = useFormat()
  const [isLong, setLong] = useState(false)
  const all = useProviders(type, filters.region)
  const { providers: on, region } = filters
  const offered = isLong ? all : all.filter(({ id }, place) => place < firstOffered || on.includes(id))
  const toggled = (id: number): number[] => (on.includes(id) ? on.filter((other) => other !== id) : [...on, id])
  return (
    <>
      <Select
        label={<Trans>Country</Trans>}
        value={region ?? own}
        onChoose={(chosen: Region) => onChange({ ...filters, region: chosen === own ? null : chosen, providers: [] })}
        options={regions.map((code) => [code, format.regionName(code) ?? code] as const)}
      />
      <div className={css.chips} role="group" aria-label={t`Providers`}>
        {offered.map(({ id, name }) => (
          <Chip key={id} pressed={on.includes(id)} onClick={() => onChange({ ...filters, providers: toggled(id) })}>
            {name}
          </Chip>
        ))}
      </div>
      {all.length > firstOffered && (
        <Button look="plain" aria-expanded={isLong} onClick={() => setLong(!isLong)}>
          {isLong ? <Trans>Show fewer</Trans> : <Trans>Show all providers</Trans>}
        </Button>
      )}
    </>
  )
}
