import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { downloadsPath } from '#components/links/paths.ts'
import type { Stream } from '#contract/streams.ts'
import { watchableKey } from '#contract/media.ts'
import { pauseDownload, resumeDownload, startDownload, useDownload, type Wanted } from '#data/watching/downloads/downloads.ts'
import { useFormat } from '#i18n/formats.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { CheckIcon, InstallIcon } from '#ui/icons/later-icons.tsx'
import { DownloadState } from './download-state.tsx'

/** Brings what is watched onto this device, shows how far that is, and holds it up; nothing where no stream may be copied. */
export function DownloadButton({ wanted, streams }: { wanted: Wanted; streams: readonly Stream[] }) {
  const format = useFormat()
  const download = useDownload(wanted.watchable)
  const [isStarting, setStarting] = useState(false)
  const stream = streams.find(({ downloadable }) => downloadable)
  if (download === undefined) {
    if (stream === undefined) return null
    const start = async (): Promise<void> => {
      setStarting(true)
      await startDownload(wanted, stream)
      setStarting(false)
    }
    const size = stream.bytes === null ? '' : format.size(stream.bytes)
    return (
      <Button aria-disabled={isStarting} onClick={() => !isStarting && void start()}>
        <InstallIcon size={20} />
        <Trans>Download</Trans> {size}
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
    <Button onClick={() => void press(watchableKey(wanted.watchable))}>
      {download.state === 'running' ? <Trans>Pause</Trans> : <Trans>Go on</Trans>} · <DownloadState download={download} />
    </Button>
  )
}
