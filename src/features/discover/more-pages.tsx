import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { PageRange } from '#domain/paging.ts'
import { limits } from '#product/limits.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { useInView } from '#ui/virtual/use-in-view.ts'
import * as css from './title-list.css.ts'

interface MorePagesProps {
  range: PageRange
  pages: number
  /** What was asked for has not arrived, or could not. */
  waiting: boolean
  hrefOf: (range: PageRange) => string
}

/**
 * The end of an endless list: the next page comes by itself when the end is near, a few times; then only on a press, so that the
 * footer can be reached. The address follows, without adding steps to go back.
 */
export function MorePages({ range, pages, waiting, hrefOf }: MorePagesProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [asked, setAsked] = useState(range.through)
  const { page, through } = range
  const last = Math.min(pages, page + limits.endlessPages - 1)
  const add = (): void => void navigate({ href: hrefOf({ page, through: through + 1 }), replace: true, resetScroll: false })
  const press = (): void => {
    setAsked(through + 1)
    add()
  }
  if (pages <= 1) return null
  return (
    <nav className={css.more} aria-label={t`Pages`}>
      {!waiting && through < last && through - asked < limits.endlessUnasked && <End key={through} onNear={add} />}
      <span className={css.place} role="status">
        {page === through ? (
          <Trans>
            Page {page} of {pages}
          </Trans>
        ) : (
          <Trans>
            Pages {page} to {through} of {pages}
          </Trans>
        )}
      </span>
      {through < last && (
        <Button onClick={press} aria-disabled={waiting}>
          <Trans>Load more</Trans>
        </Button>
      )}
      {through === last && last < pages && (
        <a className={buttonClass()} href={hrefOf({ page: last + 1, through: last + 1 })}>
          <Trans>Go on from page {last + 1}</Trans>
        </a>
      )}
      {page > 1 && (
        <a className={buttonClass('plain')} href={hrefOf({ page: 1, through: 1 })}>
          <Trans>Back to the first page</Trans>
        </a>
      )}
    </nav>
  )
}

/** Tells when the view comes near. */
function End({ onNear }: { onNear: () => void }) {
  const [ref, near] = useInView<HTMLSpanElement>()
  useEffect(() => {
    if (near) onNear()
    // Once for each page, whose end this is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [near])
  return <span ref={ref} />
}
