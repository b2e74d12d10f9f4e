import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { WarningIcon } from '#ui/icons/icons.tsx'
import { CheckIcon, CloseIcon, InfoIcon } from '#ui/icons/later-icons.tsx'
import * as css from './toast-region.css.ts'

export interface ToastView {
  id: number
  kind: 'success' | 'info' | 'error'
  title: string
  description: string | undefined
  actions: readonly { label: string; run: () => void }[]
  /** Time on screen in ms, not counting the time somebody points at it or is inside it; null stays. */
  durationMs: number | null
  /** Takes it away, by hand or because its time is over. */
  dismiss: () => void
}

interface ToastRegionProps {
  label: string
  dismissLabel: string
  toasts: readonly ToastView[]
}

const marks = { success: CheckIcon, info: InfoIcon, error: WarningIcon }

/** The sign of a message's kind. */
export function ToastMark({ kind }: Pick<ToastView, 'kind'>) {
  const Mark = marks[kind]
  return (
    <span className={kind === 'error' ? css.markError : css.mark}>
      <Mark />
    </span>
  )
}

/** Short messages above everything else; they are announced and never take the focus. */
export function ToastRegion({ label, dismissLabel, toasts }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null)
  const [paused, setPaused] = useState(false)
  const filled = toasts.length > 0

  // In the top layer from its first toast on, so that it lies above a sheet that was opened before.
  useLayoutEffect(() => {
    if (!filled) return undefined
    const element = region.current
    element?.showPopover()
    return () => {
      element?.hidePopover()
      setPaused(false)
    }
  }, [filled])
  const isRaised = useRaised(region, toasts.at(-1)?.id)

  return (
    // Being pointed at or focused only stops the clocks; there is nothing to operate.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={region}
      popover="manual"
      className={css.region}
      aria-label={label}
      data-raised={isRaised}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} paused={paused} dismissLabel={dismissLabel} />
      ))}
    </section>
  )
}

/** How far above the lower edge of the window the region begins at most (px). */
const reachPx = 96

/** Whether the messages stand at the top: they never cover what was just pressed, and what is pressed again to take it back. */
function useRaised(region: RefObject<HTMLElement | null>, newest: number | undefined): boolean {
  const pressed = useRef<{ x: number; y: number }>(undefined)
  const [isRaised, setRaised] = useState(false)
  useEffect(() => {
    const life = new AbortController()
    const listening = { capture: true, passive: true, signal: life.signal }
    addEventListener('pointerdown', ({ clientX: x, clientY: y }) => (pressed.current = { x, y }), listening)
    addEventListener(
      'keydown',
      () => {
        const { left, top, width, height } = (document.activeElement ?? document.body).getBoundingClientRect()
        pressed.current = { x: left + width / 2, y: top + height / 2 }
      },
      listening,
    )
    return () => life.abort()
  }, [])
  useLayoutEffect(() => {
    const at = pressed.current
    const box = region.current?.getBoundingClientRect()
    if (newest === undefined || !box) return
    setRaised(at !== undefined && at.y > innerHeight - box.height - reachPx && at.x >= box.left && at.x <= box.right)
  }, [region, newest])
  return isRaised
}

interface ToastCardProps {
  toast: ToastView
  paused: boolean
  dismissLabel: string
}

function ToastCard({ toast, paused, dismissLabel }: ToastCardProps) {
  const { kind, durationMs } = toast
  const dismiss = useRef(toast.dismiss)
  useEffect(() => {
    if (paused || durationMs === null) return undefined
    const timer = setTimeout(dismiss.current, durationMs)
    return () => clearTimeout(timer)
  }, [paused, durationMs])

  return (
    <div className={css.toast} role={kind === 'error' ? 'alert' : 'status'}>
      <ToastMark kind={kind} />
      <div className={css.words}>
        <p className={css.title}>{toast.title}</p>
        {toast.description && <p className={css.description}>{toast.description}</p>}
        {toast.actions.length > 0 && (
          <div className={css.actions}>
            {toast.actions.map(({ label, run }, index) => (
              <Button key={label} look={index === 0 ? 'primary' : 'quiet'} className={css.action} onClick={run}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
      <IconButton className={css.dismiss} label={dismissLabel} onClick={toast.dismiss}>
        <CloseIcon size={20} />
      </IconButton>
    </div>
  )
}
