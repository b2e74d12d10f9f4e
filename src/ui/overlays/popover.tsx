import { type MouseEvent, type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import * as css from './popover.css.ts'

interface PopoverProps {
  /** What the control shows, and its class. */
  trigger: ReactNode
  triggerClass: string
  /** The control's name where it shows only an icon. */
  triggerLabel?: string
  /** Which edges line up: the panel's left with the control's left, or right with right. */
  align?: 'start' | 'end'
  /** Rendered only while open. */
  children: ReactNode
}

/** A control of the top bar with a panel under it. Escape, a tap elsewhere or a chosen link closes it; the focus goes back. */
export function Popover({ trigger, triggerClass, triggerLabel, align = 'start', children }: PopoverProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  const place = (event: ToggleEvent<HTMLDivElement>): void => {
    const edges = opener.current?.getBoundingClientRect()
    if (event.newState !== 'open' || !edges || !panel.current) return
    const { style } = panel.current
    style.left = align === 'start' ? `${edges.left}px` : 'auto'
    style.right = align === 'end' ? `${document.documentElement.clientWidth - edges.right}px` : 'auto'
  }
  const closeAfterLink = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a')) panel.current?.hidePopover()
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={triggerClass}
        aria-label={triggerLabel}
        title={triggerLabel}
        popoverTarget={id}
        aria-expanded={open}
      >
        {trigger}
      </button>
      {/* Only links inside are listened to, and they answer the keyboard themselves. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={css.popover}
        onBeforeToggle={place}
        onToggle={(event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === 'open')}
        onClick={closeAfterLink}
      >
        {open && children}
      </div>
    </>
  )
}
