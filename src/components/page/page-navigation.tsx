import { Trans } from '@lingui/react/macro'
import { titlePathOf } from '#components/links/paths.ts'
import { titlePath } from '#components/links/title-path.ts'
import type { MediaType } from '#contract/media.ts'
import type { Title } from '#domain/title/title.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/icons.tsx'
import * as css from './page-navigation.css.ts'

/** The way up to the movie or the show. */
export function TitleCrumb({ type = 'tv', id, show }: { type?: MediaType; id: number; show: Title | undefined }) {
  return (
    <a className={css.crumb} href={show ? titlePath(show) : titlePathOf(type, id)}>
      <ChevronLeftIcon size={18} />
      {show ? <span lang={show.foreign?.title}>{show.title}</span> : <Trans>To the show</Trans>}
    </a>
  )
}

interface Step {
  href: string
  name: string
}

/** To what comes before and after; nothing where there is neither. */
export function Steps({ label, before, after }: { label: string; before: Step | undefined; after: Step | undefined }) {
  if (!before && !after) return null
  return (
    <nav className={css.steps} aria-label={label}>
      {before ? (
        <a className={buttonClass()} href={before.href} rel="prev">
          <ChevronLeftIcon size={18} />
          {before.name}
        </a>
      ) : (
        <span />
      )}
      {after && (
        <a className={buttonClass()} href={after.href} rel="next">
          {after.name}
          <ChevronRightIcon size={18} />
        </a>
      )}
    </nav>
  )
}
