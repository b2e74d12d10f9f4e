import type { ReactNode } from 'react'
import { visuallyHidden } from './visually-hidden.css.ts'

/** Words for screen readers where the eye has a picture. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={visuallyHidden}>{children}</span>
}
