import { type ComponentProps, type ReactNode, useId } from 'react'
import { WarningIcon } from '#ui/icons/icons.tsx'
import * as css from './text-field.css.ts'

interface FieldWords {
  label: ReactNode
  /** Said before anything is wrong: what is expected. */
  hint?: ReactNode
  /** What is wrong and what to do; tied to the input, so it is read with it. */
  error?: ReactNode
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'id'> &
  FieldWords & {
    /** A control at the end of the box, such as Show/Hide. */
    end?: ReactNode
  }

/** One labelled line of text. */
export function TextField({ label, hint, error, end, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(tied) => (
        <>
          <input {...input} {...tied} className={css.input} />
          {end}
        </>
      )}
    </Field>
  )
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldWords

/** A labelled text of several lines. */
export function TextArea({ label, hint, error, ...input }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(tied) => <textarea {...input} {...tied} className={css.area} />}
    </Field>
  )
}

interface Tied {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Label, box and the words below it; the error stands where the hint was, so the form does not jump. */
function Field({ label, hint, error, children }: FieldWords & { children: (tied: Tied) => ReactNode }) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.box}>
        {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': note ? `${id}-note` : undefined })}
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
