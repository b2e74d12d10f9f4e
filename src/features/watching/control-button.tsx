import type { ComponentProps } from 'react'
import { control } from './control-button.css.ts'

type ControlButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'name'> & {
  /** What it does, read aloud and shown as a tooltip. */
  name: string
}

/** A 44 px control on the picture that shows only an icon. */
export function ControlButton({ name, className = '', ...rest }: ControlButtonProps) {
  return <button type="button" className={`${control} ${className}`} aria-label={name} title={name} {...rest} />
}
