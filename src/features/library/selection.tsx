import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { CheckIcon } from '#ui/icons/later-icons.tsx'
import * as css from './selection.css.ts'

/** What a person has picked on a list; undefined when they are not picking. */
export interface Selection {
  picked: ReadonlySet<string> | undefined
  toggle: (key: string) => void
  start: () => void
  stop: () => void
}

/** Picking several things of a list. Escape ends it; so does another list. */
export function useSelection(list: string): Selection {
  const [{ of, picked }, set] = useState<{ of: string; picked: ReadonlySet<string> | undefined }>({ of: list, picked: undefined })
  const current = of === list ? picked : undefined
  const picking = current !== undefined
  useEffect(() => {
    if (!picking) return undefined
    const escape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') set({ of: list, picked: undefined })
    }
    addEventListener('keydown', escape)
    return () => removeEventListener('keydown', escape)
  }, [picking, list])
  return {
    picked: current,
    toggle(key) {
      const next = new Set(current)
      if (!next.delete(key)) next.add(key)
      set({ of: list, picked: next })
    },
    start: () => set({ of: list, picked: new Set() }),
    stop: () => set({ of: list, picked: undefined }),
  }
}

interface PickerProps {
  /** What is picked. */
  name: string
  picked: boolean
  onToggle: () => void
  /** A line, not a card. */
  inLine?: boolean
  /** What it lies over: nothing in it can be pressed meanwhile. */
  children: ReactNode
}

/** Makes one thing of a list something to pick. */
export function Picker({ name, picked, onToggle, inLine = false, children }: PickerProps) {
  const { t } = useLingui()
  return (
    <>
      <div className={css.under} inert>
        {children}
      </div>
      <input type="checkbox" className={css.box} data-card aria-label={t`Select ${name}`} checked={picked} onChange={onToggle} />
      <span className={inLine ? css.tickInLine : css.tick} aria-hidden="true">
        <CheckIcon size={18} />
      </span>
    </>
  )
}
