import type { ComponentProps } from 'react'
import { CloseIcon } from '#ui/icons/later-icons.tsx'
import * as css from './chip.css.ts'

type ChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & { pressed: boolean }

/** A filter that is on or off; several may be on at once. */
export function Chip({ pressed, className = '', ...rest }: ChipProps) {
  return <button type="button" className={`${css.chip} ${className}`} aria-pressed={pressed} {...rest} />
}

interface RemovableChipProps {
  words: string
  /** What a press does, for screen readers. */
  label: string
  onRemove: () => void
}

/** Something that is on; a press takes it off. */
export function RemovableChip({ words, label, onRemove }: RemovableChipProps) {
  return (
    <button type="button" className={css.removable} aria-label={label} onClick={onRemove}>
      {words}
      <CloseIcon size={16} />
    </button>
  )
}

/** A small fact beside or on something: a quality, a count, a certificate. */
export function Badge({ className = '', ...rest }: ComponentProps<'span'>) {
  return <span className={`${css.badge} ${className}`} {...rest} />
}
