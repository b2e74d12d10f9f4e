import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { limits } from '#product/limits.ts'
import { useBackCloses } from '#ui/controls/back-button.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/icons.tsx'
import { CloseIcon } from '#ui/icons/later-icons.tsx'
import { useSlides } from '#ui/carousel/use-slides.ts'
import * as css from './lightbox.css.ts'
import { Picture } from './picture.tsx'

interface LightboxProps {
  paths: readonly string[]
  /** Which one is shown first. */
  start: number
  /** What the pictures are of, read aloud with their number. */
  label: string
  /** Height over width. */
  ratio: number
  /** Called by Escape, Back and the close button. Keep it stable. */
  onClose: () => void
}

/** Pictures over the whole window: swiped, or walked with the arrow keys. */
export function Lightbox({ paths, start, label, ratio, onClose }: LightboxProps) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const { ref, current, show } = useSlides<HTMLUListElement>(limits.gestures.swipePx)
  useBackCloses(true, onClose)

  useEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    ref.current?.scrollTo({ left: start * ref.current.clientWidth, behavior: 'instant' })
    return () => opened?.close()
  }, [ref, start])

  const count = paths.length
  const move = (by: 1 | -1): void => show(Math.min(Math.max(current + by, 0), count - 1))
  const walk = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined
    if (by === undefined) return
    event.preventDefault()
    move(by)
  }
  const number = current + 1
  return (
    // The buttons inside take the focus; the dialog only hears the arrow keys of all of them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={dialog} className={css.box} aria-label={label} onCancel={onClose} onClose={onClose} onKeyDown={walk}>
      <div className={css.bar}>
        <span className={css.place} aria-live="polite">
          {t`${number} of ${count}`}
        </span>
        <IconButton label={t`Close`} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {/* Scrolled with the keyboard as well: nothing inside it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={ref} className={css.strip} tabIndex={0}>
        {paths.map((path, place) => (
          <li key={path} className={css.slide}>
            {/* The neighbours as well, so that a swipe finds its picture. */}
            {Math.abs(place - current) <= 1 || place === start ? (
              <Picture path={path} widths={['w500', 'w780', 'w1280']} sizes="100vw" ratio={ratio} alt={label} priority="view" isWhole />
            ) : null}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={css.arrows}>
          <IconButton label={t`Previous picture`} aria-disabled={current === 0} onClick={() => move(-1)}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton label={t`Next picture`} aria-disabled={number === count} onClick={() => move(1)}>
            <ChevronRightIcon />
          </IconButton>
        </div>
      )}
    </dialog>
  )
}
