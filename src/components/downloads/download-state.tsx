import { Trans } from '@lingui/react/macro'
import { type Copy, type DownloadProblem, downloadProgress } from '#domain/watching/download.ts'
import { useFormat } from '#i18n/formats.ts'

/** How far a download is, or why it does not go on, in a few words. */
export function DownloadState({ download }: { download: Copy }) {
  const format = useFormat()
  const { share } = downloadProgress(download)
  const percent = format.percent(share)
  if (download.problem !== null) return <ProblemWords problem={download.problem} />
  if (download.state === 'done') return <Trans>Downloaded</Trans>
  if (download.state === 'paused') return <Trans>Paused at {percent}</Trans>
  return <Trans>Downloading, {percent}</Trans>
}

function ProblemWords({ problem }: { problem: DownloadProblem }) {
  switch (problem) {
    case 'full':
      return <Trans>Stopped: there is no room left on this device.</Trans>
    case 'gone':
      return <Trans>Stopped: the file is not there any more.</Trans>
    case 'refused':
      return <Trans>Stopped: the file’s host does not give it away.</Trans>
    case 'unreadable':
      return <Trans>Stopped: the file’s host answered with something else.</Trans>
  }
}
