import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { regionNames } from '#i18n/setting-names.ts'
import { appearance } from '#state/appearance.ts'

/** Says that the offers of the United States stand in for those of the person's region (decision P15). */
export function OffersInstead() {
  const { i18n } = useLingui()
  const { region } = useSnapshot(appearance)
  const wanted = i18n._(regionNames[region])
  const instead = i18n._(regionNames.US)
  return (
    <Trans>
      Nobody lists offers for {wanted}. Shown instead: {instead}.
    </Trans>
  )
}
