import type { ReactNode } from 'react'
import * as css from './empty-state.css.ts'

interface EmptyStateProps {
  /** A drawing or an icon of about 48 px. */
  art?: ReactNode
  title?: ReactNode
  /** The level of the title in the page's outline; 1 where this is all the page shows. */
  level?: 1 | 2 | 3
  /** One sentence: what is the case and what helps. */
  children: ReactNode
  /** One useful thing to do. */
  action?: ReactNode
}

/** What stands where content would be: nothing yet, nothing found, or it failed. */
export function EmptyState({ art, title, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={css.root}>
      {art && <div className={css.art}>{art}</div>}
      {title && <Heading className={css.title}>{title}</Heading>}
      <p className={css.sentence}>{children}</p>
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
