import type { ComponentProps, ReactNode } from 'react'
import * as css from './button.css.ts'

export type ButtonLook = keyof typeof css.button

/** The class that makes a link of any router look like a button. */
export const buttonClass = (look: ButtonLook = 'quiet'): string => css.button[look]

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook }

export function Button({ look = 'quiet', className = '', ...rest }: ButtonProps) {
  return <button type="button" className={`${css.button[look]} ${className}`} {...rest} />
}

/** The same for a control that shows only an icon. */
export const iconButtonClass: string = css.iconButton

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** What the control does, read aloud and shown as a tooltip. */
  label: string
  children: ReactNode
}

/** A 44 px control that shows only an icon. */
export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return <button type="button" className={`${css.iconButton} ${className}`} aria-label={label} title={label} {...rest} />
}
