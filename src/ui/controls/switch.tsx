import { type ReactNode, useId } from 'react'
import { WarningIcon } from '#ui/icons/icons.tsx'
import * as css from './switch.css.ts'

interface SwitchProps {
  label: ReactNode
  /** What it means, below the label. */
  hint?: ReactNode
  /** What is wrong and what to do; in place of the hint. */
  error?: ReactNode
  /** Its name in a form. */
  name?: string
  on: boolean
  onChange: (on: boolean) => void
}

/** Something that is on or off and takes effect at once. */
export function Switch({ label, hint, error, name, on, onChange }: SwitchProps) {
  const id = useId()
  return (
    <label className={css.root} htmlFor={id}>
      <span>
        {label}
        {error ? (
          <span className={css.error}>
            <WarningIcon size={18} />
            {error}
          </span>
        ) : (
          hint && <span className={css.hint}>{hint}</span>
        )}
      </span>
      <input
        id={id}
        name={name}
        type="checkbox"
        role="switch"
        className={css.input}
        checked={on}
        aria-checked={on}
        aria-invalid={error ? true : undefined}
        onChange={() => onChange(!on)}
      />
      <span className={css.track}>
        <span className={css.thumb} />
      </span>
    </label>
  )
}
