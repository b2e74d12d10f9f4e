import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import type { MediaType } from '#contract/media.ts'
import { useHome } from '#data/home/home.ts'
import type { DiscoverFilters } from '#domain/discover/discover-filters.ts'
import { platformIds, servicesIds } from '#domain/discover/platform-ids.ts'
import { barPlatforms, ownFirst } from '#domain/home/platform-rows.ts'
import { platforms } from '#product/platforms.ts'
import { appearance } from '#state/appearance.ts'
import { listLook, setListLook } from '#state/list-look.ts'
import { Button } from '#ui/controls/button.tsx'
import { Chip } from '#ui/controls/chip.tsx'
import * as css from './discover-screen.css.ts'
import { ServicesChip } from './services-chip.tsx'
import { useProviders } from './use-providers.ts'

interface PlatformBarProps {
  type: MediaType
  filters: DiscoverFilters
  onChange: (filters: DiscoverFilters) => void
}

/** The platforms above the results: any of them on at once; the bar can be put away (specification, section 2). */
export function PlatformBar({ type, filters, onChange }: PlatformBarProps) {
  const { t } = useLingui()
  const { region: home } = useSnapshot(appearance)
  const { services } = useHome()
  const region = filters.region ?? home
  const { platformBar } = useSnapshot(listLook)
  const offered = useProviders(type, filters)
  const on = new Set(filters.providers)
  const isShown = platformBar === 'shown'
  return (
    <div className={css.platforms}>
      {isShown && (
        <div className={css.bar} role="group" aria-label={t`Platforms`}>
          <ServicesChip filters={filters} own={servicesIds(services, type, region, offered)} onChange={onChange} />
          {ownFirst(barPlatforms(region), services).map((key) => {
            const ids = platformIds(key, type, offered)
            const pressed = ids.every((id) => on.has(id))
            const others = filters.providers.filter((id) => !ids.includes(id))
            return (
              <Chip key={key} pressed={pressed} onClick={() => onChange({ ...filters, providers: pressed ? others : [...others, ...ids] })}>
                {platforms[key].title}
              </Chip>
            )
          })}
        </div>
      )}
      <div className={css.barEnd}>
        {isShown && on.size > 0 && (
          <Button look="plain" onClick={() => onChange({ ...filters, providers: [] })}>
            <Trans>Clear</Trans>
          </Button>
        )}
        <Button look="plain" aria-expanded={isShown} onClick={() => setListLook('platformBar', isShown ? 'hidden' : 'shown')}>
          {isShown ? <Trans>Hide</Trans> : <Trans>Show platforms</Trans>}
        </Button>
      </div>
    </div>
  )
}
