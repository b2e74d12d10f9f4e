import { useEffect, useRef, useState } from 'react'
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
}

interface ToastRegionProps {
  label: string
  dismissLabel: string
  toasts: readonly ToastView[]
  onDismiss: (id: number) => void
}

const marks = { success: CheckIcon, info: InfoIcon, error: WarningIcon }

/** Short messages above everything else; they are announced and never take the focus. */
export function ToastRegion({ label, dismissLabel, toasts, onDismiss }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null)
  const [paused, setPaused] = useState(false)
  const filled = toasts.length > 0

  // In the top layer from its first toast on, so that it lies above a sheet that was opened before.
  useEffect(() => {
    if (!filled) return undefined
    const element = region.current
    element?.showPopover()
    return () => {
      element?.hidePopover()
      setPaused(false)
    }
  }, [filled])

  return (
    // Being pointed at or focused only stops the clocks; there is nothing to operate.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={region}
      popover="manual"
      className={css.region}
      aria-label={label}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} paused={paused} dismissLabel={dismissLabel} onDismiss={onDismiss} />
      ))}
    </section>
  )
}

interface ToastCardProps {
  toast: ToastView
  paused: boolean
  dismissLabel: string
  onDismiss: (id: number) => void
}

function ToastCard({ toast, paused, dismissLabel, onDismiss }: ToastCardProps) {
  const { id, kind, durationMs } = toast
  const dismiss = useRef(() => onDismiss(id))
  useEffect(() => {
    if (paused || durationMs === null) return undefined
    const timer = setTimeout(dismiss.current, durationMs)
    return () => clearTimeout(timer)
  }, [paused, durationMs])

  const Mark = marks[kind]
  return (
    <div className={css.toast} role={kind === 'error' ? 'alert' : 'status'}>
      <span className={kind === 'error' ? css.markError : css.mark}>
        <Mark />
      </span>
      <div className={css.words}>
        <p className={css.title}>{toast.title}</p>
        {toast.description && <p className={css.description}>{toast.description}</p>}
        {toast.actions.length > 0 && (
          <div className={css.actions}>
            {toast.actions.map(({ label, run }, index) => (
              <Button
                key={label}
                look={index === 0 ? 'primary' : 'quiet'}
                className={css.action}
                onClick={() => {
                  onDismiss(id)
                  run()
                }}
              >
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
      <IconButton className={css.dismiss} label={dismissLabel} onClick={() => onDismiss(id)}>
        <CloseIcon size={20} />
      </IconButton>
    </div>
  )
}
