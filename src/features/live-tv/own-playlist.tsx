import { Trans, useLingui } from '@lingui/react/macro'
import { type DragEvent, type HTMLAttributes, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import { lazyPart } from '#i18n/i18n.ts'
import * as css from './live-tv.css.ts'

const PlaylistFile = lazyPart(async () => (await import('#components/sources/playlist-file.tsx')).PlaylistFile)

/** Whether the form is open, and with which file: `count` tells one drop from the next. */
interface Adding {
  isOpen: boolean
  file: File | undefined
  count: number
}

interface OwnPlaylist {
  adding: Adding
  isOver: boolean
  /** Opens or closes the form. */
  button: RefObject<HTMLButtonElement | null>
  toggle: () => void
  added: () => void
  /** What makes an element the place to drop a playlist on. */
  zone: Required<Pick<HTMLAttributes<HTMLElement>, 'onDragOver' | 'onDragLeave' | 'onDrop'>>
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** Channels of one's own: from a playlist that is dropped on the page, or chosen. */
export function useOwnPlaylist(): OwnPlaylist {
  const [adding, setAdding] = useState<Adding>({ isOpen: false, file: undefined, count: 0 })
  const [isOver, setOver] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const open = (isOpen: boolean, file?: File): void => setAdding(({ count }) => ({ isOpen, file, count: count + 1 }))
  return {
    adding,
    isOver,
    button,
    toggle: () => open(!adding.isOpen),
    added() {
      open(false)
      button.current?.focus()
    },
    zone: {
      onDragOver(event) {
        // A favorite that is being arranged is no file.
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave({ currentTarget, relatedTarget }) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      },
      onDrop(event) {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) open(true, file)
      },
    },
  }
}

/** Opens and closes the form. */
export function OwnPlaylistButton({ adding, button, toggle }: OwnPlaylist) {
  return (
    <button ref={button} type="button" className={css.plainButton} aria-expanded={adding.isOpen} onClick={toggle}>
      <Trans>Add a playlist</Trans>
    </button>
  )
}

/** The form, where it is open, and where to drop a file while one is over the page. */
export function OwnPlaylistForm({ adding: { isOpen, file, count }, isOver, added }: OwnPlaylist): ReactNode {
  const { t } = useLingui()
  return (
    <>
      {isOver && !isOpen && (
        <p className={css.dropHere} aria-hidden="true">
          <Trans>Drop the playlist here</Trans>
        </p>
      )}
      {isOpen && (
        <section className={css.playlist} aria-label={t`Add a playlist`}>
          <Suspense>
            <PlaylistFile key={count} level={2} heading={<Trans>Channels from a file</Trans>} dropped={file} onAdded={added} />
          </Suspense>
        </section>
      )}
    </>
  )
}
