import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CheckIcon } from '#ui/icons/later-icons.tsx'
import * as css from './picker.css.ts'

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
