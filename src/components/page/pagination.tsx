import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { buttonClass } from '#ui/controls/button.tsx'
import * as css from './pagination.css.ts'

interface PaginationProps {
  page: number
  pages: number
  /** The address of a page. */
  hrefOf: (page: number) => string
}

/** Previous, next, page X of Y. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  const { t } = useLingui()
  if (pages <= 1) return null
  return (
    <nav className={css.bar} aria-label={t`Pages`}>
      <Step href={page > 1 ? hrefOf(page - 1) : undefined} rel="prev">
        <Trans>Previous</Trans>
      </Step>
      <span className={css.place}>
        <Trans>
          Page {page} of {pages}
        </Trans>
      </span>
      <Step href={page < pages ? hrefOf(page + 1) : undefined} rel="next">
        <Trans>Next</Trans>
      </Step>
    </nav>
  )
}

function Step({ href, rel, children }: { href: string | undefined; rel: 'prev' | 'next'; children: ReactNode }) {
  return href === undefined ? (
    <span className={buttonClass()} role="link" aria-disabled="true">
      {children}
    </span>
  ) : (
    <a className={buttonClass()} href={href} rel={rel}>
      {children}
    </a>
  )
}
