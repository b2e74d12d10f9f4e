import type { ComponentProps } from 'react'
import * as css from './chip.css.ts'

type ChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & { pressed: boolean }

/** A filter that is on or off; several may be on at once. */
export function Chip({ pressed, className = '', ...rest }: ChipProps) {
  return <button type="button" className={`${css.chip} ${className}`} aria-pressed={pressed} {...rest} />
}

/** A small fact beside or on something: a quality, a count, a certificate. */
export function Badge({ className = '', ...rest }: ComponentProps<'span'>) {
  return <span className={`${css.badge} ${className}`} {...rest} />
}
