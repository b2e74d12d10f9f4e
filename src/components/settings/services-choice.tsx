import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { toggleService } from '#data/home/arrange-home.ts'
import { useHome } from '#data/home/home.ts'
import { barPlatforms } from '#domain/home/platform-rows.ts'
import { platforms } from '#product/platforms.ts'
import { appearance } from '#state/appearance.ts'
import { Chip } from '#ui/controls/chip.tsx'
import * as css from './services-choice.css.ts'

/** Which platforms a person subscribes to; each press counts at once. */
export function ServicesChoice() {
  const { t } = useLingui()
  const { region } = useSnapshot(appearance)
  const { services } = useHome()
  return (
    <div className={css.chips} role="group" aria-label={t`My services`}>
      {barPlatforms(region).map((key) => (
        <Chip key={key} pressed={services.includes(key)} onClick={() => void toggleService(key)}>
          {platforms[key].title}
        </Chip>
      ))}
    </div>
  )
}
