import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from 'react'

interface ComboboxSettings {
  /** The options by their keys, in their order; they may change while the list is open. */
  keys: readonly string[]
  typed: string
  onType: (typed: string) => void
  /** Whether the list may be shown; without options it never is. */
  isOpen: boolean
  /** Called by an arrow key, which opens a closed list; left out where only typing opens it. */
  onOpen?: () => void
  /** The first option is active from the start, so that Enter always has one. */
  startsOnFirst?: boolean
  /** Enter while no option is active; left out where a form takes it. */
  onEnter?: () => void
  /** Left out where Escape belongs to what is around the field. */
  onEscape?: () => void
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }
const caretKeys = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight'])

/**
 * A text field with a listbox: the ARIA combobox pattern with list autocomplete and manual selection. The focus stays in the
 * field, `aria-activedescendant` names the active option, Enter clicks it. The active option is known by its key, so that options that arrive
 * later do not move it. Between the last option and the first stands the text itself.
 */
export function useCombobox(settings: ComboboxSettings) {
  const { keys, typed, onType, isOpen, onOpen, startsOnFirst = false, onEnter, onEscape } = settings
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [activeKey, setActiveKey] = useState<string>()
  const isShown = isOpen && keys.length > 0
  const active = Math.max(activeKey === undefined ? -1 : keys.indexOf(activeKey), startsOnFirst ? 0 : -1)

  const optionAt = (place: number): HTMLElement | undefined => list.current?.querySelectorAll<HTMLElement>('[role="option"]')[place]

  const move = (step: 1 | -1): void => {
    const ownPlaces = startsOnFirst ? 0 : 1
    const places = keys.length + ownPlaces
    const next = ((active + ownPlaces + step + places) % places) - ownPlaces
    setActiveKey(keys[next])
    optionAt(next)?.scrollIntoView({ block: 'nearest' })
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    // While an input method composes, its keys are its own; Safari marks the Enter that ends a composition only by this code.
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return
    const step = steps[event.key]
    if (step !== undefined && (isShown || (onOpen && keys.length > 0))) {
      event.preventDefault()
      onOpen?.()
      move(step)
    } else if (caretKeys.has(event.key) && !startsOnFirst) {
      setActiveKey(undefined)
    } else if (event.key === 'Enter') {
      const option = isShown ? optionAt(active) : undefined
      if (option || onEnter) event.preventDefault()
      if (option) option.click()
      else onEnter?.()
    } else if (event.key === 'Escape' && onEscape) {
      event.preventDefault()
      onEscape()
    }
  }

  return {
    isShown,
    field: {
      value: typed,
      role: 'combobox',
      'aria-expanded': isShown,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isShown && active >= 0 ? `${id}-${active}` : undefined,
      autoComplete: 'off',
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setActiveKey(undefined)
        onType(target.value)
      },
      onKeyDown,
    },
    list: { ref: list, id, role: 'listbox', hidden: !isShown },
    option: (place: number) => ({ id: `${id}-${place}`, role: 'option', 'aria-selected': place === active, tabIndex: -1 }),
  } as const
}
