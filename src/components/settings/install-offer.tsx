import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { install, installApp } from '#state/install.ts'
import { Button } from '#ui/controls/button.tsx'
import { InstallIcon, ShareIcon } from '#ui/icons/later-icons.tsx'
import * as css from './install-offer.css.ts'

/** The install button, or how to install by hand; nothing where neither helps (decision T8). */
export function InstallOffer() {
  const { state } = useSnapshot(install)
  if (state === 'by-hand') {
    return (
      <div className={css.steps}>
        <p className={css.step}>
          <ShareIcon />
          <Trans>To install Matinee, tap Share in your browser, then “Add to Home Screen”.</Trans>
        </p>
        <p>
          <Trans>The installed app keeps its own list. Sign in to bring your titles along.</Trans>
        </p>
      </div>
    )
  }
  if (state !== 'offered' && state !== 'asking') return null
  return (
    <Button disabled={state === 'asking'} onClick={() => void installApp()}>
      <InstallIcon size={20} />
      <Trans>Install App</Trans>
    </Button>
  )
}
