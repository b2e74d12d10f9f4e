import { type ComponentProps, type ReactNode, useId } from 'react'
import { WarningIcon } from '#ui/icons/icons.tsx'
import * as css from './text-field.css.ts'

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: ReactNode
  /** Said before anything is wrong: what is expected. */
  hint?: ReactNode
  /** What is wrong and what to do; tied to the input, so it is read with it. */
  error?: ReactNode
  /** A control at the end of the box, such as Show/Hide. */
  end?: ReactNode
}

/** One labelled line of text; the error stands where the hint was, so the form does not jump. */
export function TextField({ label, hint, error, end, ...input }: TextFieldProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.box}>
        <input
          {...input}
          id={id}
          className={css.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {end}
      </div>
      {note && (
        <p id={`${id}-note`} className={error ? css.error : css.hint}>
          {error && <WarningIcon size={18} />}
          <span>{note}</span>
        </p>
      )}
    </div>
  )
}
