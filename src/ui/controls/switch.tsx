import { type ReactNode, useId } from 'react'
import * as css from './switch.css.ts'

interface SwitchProps {
  label: ReactNode
  /** What it means, below the label. */
  hint?: ReactNode
  on: boolean
  onChange: (on: boolean) => void
}

/** Something that is on or off and takes effect at once. */
export function Switch({ label, hint, on, onChange }: SwitchProps) {
  const id = useId()
  return (
    <label className={css.root} htmlFor={id}>
      <span>
        {label}
        {hint && <span className={css.hint}>{hint}</span>}
      </span>
      <input id={id} type="checkbox" role="switch" className={css.input} checked={on} aria-checked={on} onChange={() => onChange(!on)} />
      <span className={css.track}>
        <span className={css.thumb} />
      </span>
    </label>
  )
}
