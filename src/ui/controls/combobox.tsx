import { type ReactNode, useEffect } from 'react'
import * as css from './combobox.css.ts'
import { TextField } from './text-field.tsx'
import { useCombobox } from './use-combobox.ts'
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx'

interface ComboboxProps {
  label: ReactNode
  listLabel: string
  placeholder?: string
  hint?: ReactNode
  typed: string
  onType: (typed: string) => void
  /** What matches what is typed; empty while that is not known. */
  options: readonly { key: string; words: string }[]
  onChoose: (key: string) => void
  /** Read aloud: how many options there are. */
  status: string
  /** The longest that may be typed, in UTF-16 units. */
  maxLength?: number
  disabled?: boolean
}

/** A field with the options that match what is typed. Choosing one, with Enter the first if none is active, empties the field. */
export function Combobox({ listLabel, typed, onType, options, onChoose, status, ...field }: ComboboxProps) {
  const choose = (key: string | undefined): void => {
    if (key === undefined) return
    onChoose(key)
    onType('')
  }
  const combobox = useCombobox({
    keys: options.map(({ key }) => key),
    typed,
    onType,
    isOpen: typed !== '',
    onEnter: () => typed !== '' && choose(options[0]?.key),
    // An empty field leaves Escape to the sheet around it.
    ...(typed !== '' && { onEscape: () => onType('') }),
  })
  const { isShown, list } = combobox
  useEffect(() => {
    if (isShown) list.ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown, list.ref])
  return (
    <div>
      <TextField maxLength={80} {...field} {...combobox.field} />
      <VisuallyHidden>
        <span role="status">{isShown && status}</span>
      </VisuallyHidden>
      <div {...list} aria-label={listLabel} className={css.list}>
        {isShown &&
          options.map(({ key, words }, place) => (
            // The field keeps the focus and answers the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
            <div
              key={key}
              {...combobox.option(place)}
              className={css.option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(key)}
            >
              {words}
            </div>
          ))}
      </div>
    </div>
  )
}
