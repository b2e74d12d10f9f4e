import { Trans } from '@lingui/react/macro'
import type { MediaType } from '#contract/media.ts'
import { type Title, titlePath } from '#domain/title/title.ts'
import { ChevronLeftIcon } from '#ui/icons/icons.tsx'
import * as css from '#features/season/season-screen.css.ts'

/** The way up to the movie or the show. */
export function ShowCrumb({ type = 'tv', id, show }: { type?: MediaType; id: number; show: Title | undefined }) {
  return (
    <a className={css.crumb} href={show ? titlePath(show) : `/${type}/${id}`}>
      <ChevronLeftIcon size={18} />
      {show ? <span lang={show.foreign?.title}>{show.title}</span> : <Trans>To the show</Trans>}
    </a>
  )
}
