import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '#state/session.ts'
import { iconButtonClass } from '#ui/controls/button.tsx'
import { SettingsIcon } from '#ui/icons/icons.tsx'
import { Popover } from '#ui/overlays/popover.tsx'
import { Settings } from '#app/shell/lazy-panels.ts'
import * as header from './header.css.ts'
import * as css from '#app/shell/settings/settings.css.ts'

/** Account and settings at the end of the bar of wide windows. */
export function SettingsPopover() {
  const { t } = useLingui()
  const { user } = useSnapshot(session)
  const initial = user?.display_name.trim().slice(0, 1)
  return (
    <Popover
      align="end"
      triggerClass={iconButtonClass}
      triggerLabel={t`Settings`}
      trigger={initial ? <span className={header.avatar}>{initial}</span> : <SettingsIcon />}
    >
      <div className={css.popover}>
        <Suspense>
          <Settings />
        </Suspense>
      </div>
    </Popover>
  )
}
