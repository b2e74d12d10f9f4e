import { Trans } from '@lingui/react/macro'
import { DownloadState } from '#components/downloads/download-state.tsx'
import { downloadsPath } from '#components/links/paths.ts'
import type { Book } from '#contract/audiobooks.ts'
import { startBookCopy, useBookCopy } from '#data/audiobooks/copies.ts'
import { pauseDownload, resumeDownload } from '#data/watching/downloads/downloads.ts'
import { bookCopyKey } from '#domain/watching/download.ts'
import { useFormat } from '#i18n/formats.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { CheckIcon, InstallIcon } from '#ui/icons/later-icons.tsx'

/** Brings a book onto this device, shows how far that is, and holds it up; nothing where it may not be copied. */
export function BookDownload({ book }: { book: Book }) {
  const format = useFormat()
  const copy = useBookCopy(book.id)
  if (copy === undefined) {
    if (!book.downloadable || book.chapters.length === 0) return null
    const sizes = book.chapters.map(({ bytes }) => bytes)
    const size = sizes.every((bytes) => bytes !== null) ? format.size(sizes.reduce((sum, bytes) => sum + bytes, 0)) : ''
    return (
      <Button onClick={() => void startBookCopy(book)}>
        <InstallIcon size={20} />
        <Trans>Download</Trans> {size}
      </Button>
    )
  }
  if (copy.state === 'done') {
    return (
      <a href={downloadsPath} className={buttonClass()}>
        <CheckIcon size={20} />
        <DownloadState download={copy} />
      </a>
    )
  }
  const press = copy.state === 'running' ? pauseDownload : resumeDownload
  return (
    <Button onClick={() => void press(bookCopyKey(book.id))}>
      {copy.state === 'running' ? <Trans>Pause</Trans> : <Trans>Go on</Trans>} · <DownloadState download={copy} />
    </Button>
  )
}
