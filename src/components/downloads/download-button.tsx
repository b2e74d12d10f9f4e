import { Trans } from '@lingui/react/macro'
import { type ComponentProps, useState } from 'react'
import { downloadsPath } from '#components/links/paths.ts'
import { pauseDownload, resumeDownload } from '#data/watching/downloads/downloads.ts'
import { useFormat } from '#i18n/formats.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { CheckIcon, InstallIcon } from '#ui/icons/later-icons.tsx'
import { DownloadState } from './download-state.tsx'

interface DownloadButtonProps {
  /** What it is kept under. */
  id: string
  /** Undefined where there is none yet. */
  download: ComponentProps<typeof DownloadState>['download'] | undefined
  /** How large it will be; null where nobody says. */
  bytes: number | null
  start: () => Promise<void>
}

/** Brings something onto this device, shows how far that is, and holds it up. */
export function DownloadButton({ id, download, bytes, start }: DownloadButtonProps) {
  const format = useFormat()
  const [isStarting, setStarting] = useState(false)
  if (download === undefined) {
    const begin = async (): Promise<void> => {
      setStarting(true)
      await start()
      setStarting(false)
    }
    return (
      <Button aria-disabled={isStarting} onClick={() => !isStarting && void begin()}>
        <InstallIcon size={20} />
        <Trans>Download</Trans> {bytes === null ? '' : format.size(bytes)}
      </Button>
    )
  }
  if (download.state === 'done') {
    return (
      <a href={downloadsPath} className={buttonClass()}>
        <CheckIcon size={20} />
        <DownloadState download={download} />
      </a>
    )
  }
  const press = download.state === 'running' ? pauseDownload : resumeDownload
  return (
    <Button onClick={() => void press(id)}>
      {download.state === 'running' ? <Trans>Pause</Trans> : <Trans>Go on</Trans>} · <DownloadState download={download} />
    </Button>
  )
}
