import type { ReactNode } from 'react'
import * as css from './about.css.ts'

/** One thing known of a title; nothing where nobody wrote it down. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (children === '' || children === null || children === false || children === undefined) return null
  return (
    <div className={css.fact}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  )
}
