import { Trans } from '@lingui/react/macro'
import type { Details } from '#domain/title/details.ts'
import type { Title } from '#domain/title/title.ts'
import * as css from './details-hero.css.ts'

/** What it is about, in whatever language there is a text. */
export function Overview({ title, details }: { title: Title; details: Details | undefined }) {
  if (title.overview !== '') {
    return (
      <p className={css.overview} lang={title.foreign?.overview}>
        {title.overview}
      </p>
    )
  }
  return details ? (
    <p className={css.makers}>
      <Trans>Nobody has written a description yet.</Trans>
    </p>
  ) : null
}
