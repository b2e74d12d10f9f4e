import { type ReactNode, useId } from 'react'
import * as css from './choice.css.ts'
import { CheckIcon } from '#ui/icons/later-icons.tsx'
import { visuallyHidden } from '#ui/theme/visually-hidden.css.ts'

interface ChoiceProps<T extends string> {
  label: ReactNode
  value: T
  onChoose: (value: T) => void
}

/** Two to four exclusive choices side by side; a radio group for assistive technology. */
export function Segmented<T extends string>({
  label,
  value,
  onChoose,
  options,
  quiet = false,
}: ChoiceProps<T> & {
  options: readonly (readonly [T, ReactNode])[]
  /** The label is for screen readers only. */
  quiet?: boolean
}) {
  const name = useId()
  return (
    <fieldset className={css.group}>
      <legend className={quiet ? visuallyHidden : css.legend}>{label}</legend>
      <div className={css.segments}>
        {options.map(([option, words]) => (
          <label key={option} className={css.segment}>
            <input type="radio" className={css.input} name={name} checked={option === value} onChange={() => onChoose(option)} />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Colours to choose from; each has a name because a colour alone says nothing to many. */
export function Swatches<T extends string>({
  label,
  value,
  onChoose,
  options,
}: ChoiceProps<T> & { options: readonly (readonly [T, string])[] }) {
  const name = useId()
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.swatches}>
        {options.map(([color, words]) => (
          <label key={color} className={css.swatch} title={words}>
            <input
              type="radio"
              className={css.input}
              name={name}
              aria-label={words}
              checked={color === value}
              onChange={() => onChoose(color)}
            />
            <span className={css.dot} style={{ background: color }}>
              {color === value && <CheckIcon size={20} />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** One of many, in the platform's own picker. */
export function Select<T extends string>({
  label,
  value,
  onChoose,
  options,
  quiet = false,
}: ChoiceProps<T> & {
  options: readonly (readonly [T, string])[]
  /** The label is for screen readers only. */
  quiet?: boolean
}) {
  const id = useId()
  const choose = (chosen: string): void => {
    const option = options.find(([option]) => option === chosen)
    if (option) onChoose(option[0])
  }
  return (
    <div className={css.group}>
      <label className={quiet ? visuallyHidden : css.selectLabel} htmlFor={id}>
        {label}
      </label>
      <select id={id} className={css.select} value={value} onChange={({ target }) => choose(target.value)}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
