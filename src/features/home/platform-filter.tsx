import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useId } from 'react'
import { useSnapshot } from 'valtio'
import { useHome } from '#data/home/home.ts'
import { barPlatforms, ownFirst, platformsFrom, togglePlatform } from '#domain/home/platform-rows.ts'
import { type PlatformKey, platforms } from '#product/platforms.ts'
import { appearance } from '#state/appearance.ts'
import { Chip } from '#ui/controls/chip.tsx'
import { PlatformRow } from './platform-row.tsx'
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
