import { Trans } from '@lingui/react/macro'
import { turnSpoilerShield } from '#data/watching/watching-preferences.ts'
import { usePreferences } from '#data/account/preferences.ts'
import { Switch } from '#ui/controls/switch.tsx'

/** Whether unseen episodes are kept a surprise. */
export function SpoilerSwitch() {
  const { isSpoilerShieldEnabled } = usePreferences()
  return (
    <Switch
      label={<Trans>Spoiler shield</Trans>}
      hint={<Trans>Hides pictures and descriptions of episodes you have not watched.</Trans>}
      on={isSpoilerShieldEnabled}
      onChange={(on) => void turnSpoilerShield(on)}
    />
  )
}
