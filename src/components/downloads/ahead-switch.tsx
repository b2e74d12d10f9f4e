import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { downloadSettings, setAhead, type ShowAhead } from '#state/download-settings.ts'
import { Switch } from '#ui/controls/switch.tsx'

/** Whether the next episodes of a show are kept ready on this device. */
export function AheadSwitch({ show: { id, name } }: { show: ShowAhead }) {
  const { ahead } = useSnapshot(downloadSettings)
  return (
    <Switch
      label={<Trans>Keep the next two episodes of {name} here</Trans>}
      on={ahead.some((show) => show.id === id)}
      onChange={(on) => setAhead({ id, name }, on)}
    />
  )
}
