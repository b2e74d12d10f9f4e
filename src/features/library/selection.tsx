import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { CheckIcon } from '#ui/icons/later-icons.tsx'
import * as css from './selection.css.ts'

/** What a person has selected on a list; undefined when they are not selecting. */
export interface Selection {
  selected: ReadonlySet<string> | undefined
  toggle: (key: string) => void
  select: (keys: readonly string[]) => void
  start: () => void
  stop: () => void
}

/** Selecting several things of a list. Escape ends it; so does another list. */
export function useSelection(list: string): Selection {
  const [{ of, selected }, set] = useState<{ of: string; selected: ReadonlySet<string> | undefined }>({ of: list, selected: undefined })
  const current = of === list ? selected : undefined
  const selecting = current !== undefined
  useEffect(() => {
    if (!selecting) return undefined
    const escape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') set({ of: list, selected: undefined })
    }
    addEventListener('keydown', escape)
    return () => removeEventListener('keydown', escape)
  }, [selecting, list])
  return {
    selected: current,
    toggle(key) {
      const next = new Set(current)
      if (!next.delete(key)) next.add(key)
      set({ of: list, selected: next })
    },
    select: (keys) => set({ of: list, selected: new Set(keys) }),
    start: () => set({ of: list, selected: new Set() }),
    stop: () => set({ of: list, selected: undefined }),
  }
}

interface SelectableProps {
  /** What is selected. */
  name: string
  selected: boolean
  onToggle: () => void
  /** A line, not a card. */
  inLine?: boolean
  /** What it lies over: nothing in it can be pressed meanwhile. */
  children: ReactNode
}

/** Makes one thing of a list something to select. */
export function Selectable({ name, selected, onToggle, inLine = false, children }: SelectableProps) {
  const { t } = useLingui()
  return (
    <>
      <div className={css.under} inert>
        {children}
      </div>
      <input type="checkbox" className={css.box} data-card aria-label={t`Select ${name}`} checked={selected} onChange={onToggle} />
      <span className={inLine ? css.tickInLine : css.tick} aria-hidden="true">
        <CheckIcon size={18} />
      </span>
    </>
  )
}
