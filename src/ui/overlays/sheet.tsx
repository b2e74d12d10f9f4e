import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { useBackCloses } from '#ui/controls/back-button.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { CloseIcon } from '#ui/icons/later-icons.tsx'
import * as css from './sheet.css.ts'
import { useDragToClose } from './use-drag-to-close.ts'

interface SheetProps {
  open: boolean
  /** Called by Escape, Back, the close button, a tap beside the sheet or on its handle, and a pull down. Keep it stable. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** Pulling down further than this closes, in px. */
  dragDistance: number
  /** From below, or a full-height panel at the end of the line. */
  side?: 'bottom' | 'end'
  /** Called when a link inside was followed. */
  onLink?: () => void
  children: ReactNode
}

/** A modal panel that covers part of the page: native dialog, so focus stays inside and returns to where it came from. */
export function Sheet({ open, onClose, title, closeLabel, dragDistance, side = 'bottom', onLink, children }: SheetProps) {
  const panel = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // What is in it comes with its first opening, which most never see, and stays while it slides away.
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  const follow = (pulled: number): void => {
    if (!panel.current) return
    panel.current.toggleAttribute('data-dragging', pulled > 0)
    panel.current.style.translate = pulled > 0 ? `0 ${pulled}px` : ''
  }
  const drag = useDragToClose({ distance: dragDistance, onPull: follow, close: onClose })
  useBackCloses(open, onClose)

  // Before the browser takes a panel away that is gone as soon as it is closed: only from the page can it give the focus back.
  useLayoutEffect(() => {
    const dialog = panel.current
    if (!open || !dialog) return undefined
    dialog.showModal()
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = ''
      dialog.close()
    }
  }, [open])

  const onClick = ({ target }: MouseEvent): void => {
    if (target === panel.current) onClose()
    else if (target instanceof Element && target.closest('a')) onLink?.()
  }

  return (
    // The dialog itself is hit only by a tap on the backdrop, for which the keyboard has Escape; links answer the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog ref={panel} className={css.sheet[side]} aria-labelledby={titleId} onClick={onClick} onCancel={onClose} onClose={onClose}>
      <div className={css.head[side]} {...(side === 'bottom' && drag)}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        <IconButton label={closeLabel} data-no-pull onClick={onClose}>
          <CloseIcon />
        </IconButton>
        {side === 'bottom' && <button type="button" className={css.handle} aria-label={closeLabel} onClick={onClose} />}
      </div>
      <div className={css.body}>{wasOpen && children}</div>
    </dialog>
  )
}
