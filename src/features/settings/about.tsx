import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { InstallOffer } from '#components/settings/install-offer.tsx'
import { configNow, loadConfig } from '#data/catalogue/catalogue.ts'
import { install } from '#state/install.ts'
import * as css from './settings-screen.css.ts'

/** How to install the app; why not, where that is not offered. */
export function Install() {
  const { state } = useSnapshot(install)
  if (state === 'installed') {
    return (
      <p className={css.description}>
        <Trans>Matinee is installed on this device.</Trans>
      </p>
    )
  }
  if (state === 'unavailable') {
    return (
      <p className={css.description}>
        <Trans>This browser does not offer to install it. It may do so later, or in its own menu.</Trans>
      </p>
    )
  }
  return (
    <div className={css.actions}>
      <InstallOffer />
    </div>
  )
}

/** Which version runs, and whom its catalogue comes from. */
export function Version() {
  const [config, setConfig] = useState(configNow)
  useEffect(() => {
    void loadConfig().then(setConfig)
  }, [])
  if (config === null) return null
  const { version, demo } = config
  return (
    <p className={css.description}>
      {demo ? (
        <Trans>Matinee {version}, with the demo catalogue.</Trans>
      ) : (
        <Trans>Matinee {version}, with the catalogue of the operator's movie database.</Trans>
      )}
    </p>
  )
}
