import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useHome } from '#data/home/home.ts'
import { barPlatforms, otherPlatforms, ownFirst } from '#domain/home/platform-rows.ts'
import type { Region } from '#product/languages.ts'
import { type PlatformKey, platforms } from '#product/platforms.ts'
import { Button } from '#ui/controls/button.tsx'
import { Chip } from '#ui/controls/chip.tsx'
import * as css from './platform-chips.css.ts'

interface PlatformChipsProps {
  region: Region
  isOn: (key: PlatformKey) => boolean
  onToggle: (key: PlatformKey) => void
}

/** The platforms of a filter bar, this person's own first; the others are always under "More" (decision P1). */
export function PlatformChips({ region, isOn, onToggle }: PlatformChipsProps) {
  const { t } = useLingui()
  const { services } = useHome()
  const [isOpen, setOpen] = useState(false)
  const others = otherPlatforms(region)
  const shown = [...ownFirst(barPlatforms(region), services), ...others.filter((key) => isOpen || isOn(key))]
  return (
    <>
      {shown.map((key) => (
        <Chip key={key} pressed={isOn(key)} onClick={() => onToggle(key)}>
          {platforms[key].title}
        </Chip>
      ))}
      {others.length > 0 && (
        <Button look="plain" className={css.more} aria-expanded={isOpen} aria-label={t`More platforms`} onClick={() => setOpen(!isOpen)}>
          <Trans>More</Trans>
        </Button>
      )}
    </>
  )
}
