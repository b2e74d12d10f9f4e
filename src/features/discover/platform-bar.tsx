import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { useSnapshot } from 'valtio'
import { PlatformChips } from '#components/settings/platform-chips.tsx'
import { ServicesChoice } from '#components/settings/services-choice.tsx'
import type { MediaType } from '#contract/media.ts'
import { useHome } from '#data/home/home.ts'
import type { DiscoverFilters } from '#domain/discover/filters.ts'
import { platformIds, servicesIds } from '#domain/discover/platform-ids.ts'
import { limits } from '#product/limits.ts'
import type { PlatformKey } from '#product/platforms.ts'
import { appearance } from '#state/appearance.ts'
import { listLook, setListLook } from '#state/list-look.ts'
import { Button } from '#ui/controls/button.tsx'
import { Chip } from '#ui/controls/chip.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import * as css from './discover-screen.css.ts'
import { hint, panel } from './filter-panel.css.ts'
import { useProviders } from '#data/discover/choices.ts'

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
  const offered = useProviders(type, filters.region)
  const on = new Set(filters.providers)
  const isShown = platformBar === 'shown'
  const isOn = (key: PlatformKey): boolean => platformIds(key, type, offered).every((id) => on.has(id))
  const toggle = (key: PlatformKey): void => {
    const ids = platformIds(key, type, offered)
    const others = filters.providers.filter((id) => !ids.includes(id))
    onChange({ ...filters, providers: isOn(key) ? others : [...others, ...ids] })
  }
  return (
    <div className={css.platforms}>
      {isShown && (
        <div className={css.bar} role="group" aria-label={t`Platforms`}>
          <ServicesChip filters={filters} own={servicesIds(services, type, region, offered)} onChange={onChange} />
          <PlatformChips region={region} isOn={isOn} onToggle={toggle} />
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

interface ServicesChipProps {
  filters: DiscoverFilters
  /** The provider ids of the person's platforms; none where they named none that is there. */
  own: readonly number[]
  onChange: (filters: DiscoverFilters) => void
}

/** All of a person's own platforms with one press; before they named any, the way to name them. */
function ServicesChip({ filters, own, onChange }: ServicesChipProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const on = new Set(filters.providers)
  const isUnset = own.length === 0
  const pressed = !isUnset && on.size === own.length && own.every((id) => on.has(id))
  const press = (): void => {
    if (isUnset) setOpen(true)
    else onChange({ ...filters, providers: pressed ? [] : own })
  }
  return (
    <>
      <Chip pressed={pressed} aria-haspopup={isUnset ? 'dialog' : undefined} onClick={press}>
        <Trans>My services</Trans>
      </Chip>
      <Sheet
        open={open}
        onClose={close}
        title={<Trans>My services</Trans>}
        closeLabel={t`Close`}
        dragDistance={limits.gestures.sheetClosePx}
      >
        <div className={panel}>
          <p className={hint}>
            <Trans>Name the platforms you subscribe to: they come first everywhere, and one press finds what they offer.</Trans>
          </p>
          <ServicesChoice />
        </div>
      </Sheet>
    </>
  )
}
