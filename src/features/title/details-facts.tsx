import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { yearOf } from '#domain/calendar-date.ts'
import { type Certification, pickCertification } from '#domain/title/certification.ts'
import type { Details } from '#domain/title/details.ts'
import { runtimeParts } from '#domain/title/runtime.ts'
import type { Title } from '#domain/title/title.ts'
import { appearance } from '#state/appearance.ts'
import { Badge } from '#ui/controls/chip.tsx'
import { GenreLinks } from './genre-links.tsx'

/** Kind, year, length, age rating and genres, as far as they are known. */
export function DetailsFacts({ title, details }: { title: Title; details: Details | undefined }) {
  const { t } = useLingui()
  const { region } = useSnapshot(appearance)
  const certification = details && pickCertification(details.certifications, region)
  const length = details && runtimeParts(details.runtime)
  const seasons = details?.seasonCount ?? 0
  return (
    <>
      <span>{[title.type === 'movie' ? t`Movie` : t`Show`, yearOf(title.date)].filter(Boolean).join(' · ')}</span>
      {length && <Length {...length} />}
      {seasons > 0 && <span>{plural(seasons, { one: `${seasons} season`, other: `${seasons} seasons` })}</span>}
      {certification && <Certificate {...certification} />}
      <GenreLinks title={title} />
    </>
  )
}

/** Hours and minutes. */
export function Length({ hours, minutes }: { hours: number; minutes: number }) {
  const { t } = useLingui()
  return <span>{hours > 0 ? t`${hours} h ${minutes} min` : t`${minutes} min`}</span>
}

function Certificate({ region, label }: Certification) {
  const { t } = useLingui()
  return <Badge title={t`Age rating (${region})`}>{label}</Badge>
}
