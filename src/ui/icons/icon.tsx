import type { ReactNode } from 'react'
import * as css from './icon.css.ts'

export interface IconProps {
  /** Side in px; 24 when left out. */
  size?: number
  className?: string
}

/** Draws on a 24 px grid with one stroke width; decorative, so the name belongs to the control around it. */
export const icon = (drawing: ReactNode) =>
  function Icon({ size = 24, className }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        className={className === undefined ? css.drawn : `${css.drawn} ${className}`}
        aria-hidden="true"
      >
        {drawing}
      </svg>
    )
  }
