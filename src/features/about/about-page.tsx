import type { ReactNode } from 'react'
import * as css from './about.css.ts'

interface AboutPageProps {
  documentTitle: string
  title: ReactNode
  lead: ReactNode
  children: ReactNode
}

/** The frame of the pages about Matinee itself. */
export function AboutPage({ documentTitle, title, lead, children }: AboutPageProps) {
  return (
    <div className={css.screen}>
      <title>{documentTitle}</title>
      <div className={css.column}>
        <div className={css.head}>
          <h1 className={css.title}>{title}</h1>
          <p className={css.lead}>{lead}</p>
        </div>
        {children}
      </div>
    </div>
  )
}
