import { Trans } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { useQuery } from '#data/catalogue.ts'
import { queries } from '#data/queries.ts'
import type { Details } from '#domain/details.ts'
import type { Title } from '#domain/title.ts'
import { appearance } from '#state/appearance.ts'
import * as css from './details-hero.css.ts'

/** What it is about; where the interface's language has no text, the English one, marked as such. */
export function Overview({ title, details }: { title: Title; details: Details | undefined }) {
  const { language } = useSnapshot(appearance)
  const isMissing = details?.overview === ''
  const english = useQuery(isMissing && language !== 'en' ? queries.details(title.type, title.id, 'en') : null)
  if (title.overview !== '') return <p className={css.overview}>{title.overview}</p>
  if (english.value && english.value.overview !== '') {
    return (
      <p className={css.overview} lang="en">
        {english.value.overview}
      </p>
    )
  }
  return isMissing ? (
    <p className={css.makers}>
      <Trans>Nobody has written a description yet.</Trans>
    </p>
  ) : null
}
