import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import * as css from './combobox.css.ts'
import { TextField } from './text-field.tsx'
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
}

/** A field with a list to choose from, which fits what is typed (ARIA's combobox with a listbox). Choosing empties the field. */
export function Combobox({ listLabel, typed, onType, options, onChoose, status, ...field }: ComboboxProps) {
  const id = useId()
  const [marked, setMarked] = useState(-1)
  const list = useRef<HTMLDivElement>(null)
  const shown = typed !== '' && options.length > 0
  useEffect(() => {
    if (shown) list.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  const choose = (place: number): void => {
    const option = options[place]
    if (option) onChoose(option.key)
    onType('')
    setMarked(-1)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // While an input method composes, its keys are its own.
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && shown) {
      event.preventDefault()
      setMarked((marked + step + options.length) % options.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (shown) choose(Math.max(marked, 0))
    } else if (event.key === 'Escape' && typed !== '') {
      // The sheet around it stays open.
      event.preventDefault()
      onType('')
    }
  }
  return (
    <div>
      <TextField
        {...field}
        value={typed}
        role="combobox"
        aria-expanded={shown}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={shown && marked >= 0 ? `${id}-${marked}` : undefined}
        autoComplete="off"
        maxLength={80}
        onChange={(event) => {
          onType(event.target.value)
          setMarked(-1)
        }}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden>
        <span role="status">{shown && status}</span>
      </VisuallyHidden>
      <div ref={list} id={id} role="listbox" aria-label={listLabel} hidden={!shown} className={css.list}>
        {shown &&
          options.map(({ key, words }, place) => (
            // The field keeps the focus and answers the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={key}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === marked}
              className={css.option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(place)}
            >
              {words}
            </div>
          ))}
      </div>
    </div>
  )
}
