import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import { useFormat } from '#i18n/formats.ts'
import { Length } from '#components/episodes/episode-words.tsx'
import { link } from '#components/facts/facts.css.ts'
import { episodePath, genrePath } from '#components/links/paths.ts'
import { words } from '#components/cards/ends-at.css.ts'
import { today } from '#data/today.ts'
import { daysUntil, yearOf } from '#domain/calendar-date.ts'
import { type Certification, type Details, pickCertification } from '#domain/title/details.ts'
import { runtimeParts } from '#domain/title/runtime.ts'
import { genreSlug } from '#domain/title/genre.ts'
import type { Episode } from '#domain/title/season.ts'
import type { Title } from '#domain/title/title.ts'
import { genreNames } from '#i18n/genre-names.ts'
import { appearance } from '#state/appearance.ts'
import { Badge } from '#ui/controls/chip.tsx'
import * as css from './details-screen.css.ts'

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

function Certificate({ region, label }: Certification) {
  const { t } = useLingui()
  return <Badge title={t`Age rating (${region})`}>{label}</Badge>
}

/** The genres of a title, each with the way to its page. */
function GenreLinks({ title }: { title: Title }) {
  const { language } = useSnapshot(appearance)
  const genres = title.genreIds.flatMap((id) => genreNames([id], language).map((name) => ({ id, name })))
  if (genres.length === 0) return null
  return (
    <span className={css.genres}>
      {genres.map(({ id, name }) => (
        <a key={id} className={css.genre} href={genrePath(title.type, genreSlug(id))}>
          {name}
        </a>
      ))}
    </span>
  )
}

/** Further away than this only the date is said. */
const soonDays = 30

/** Which episode comes next and when: "S2 E3, Nov 27, 2026 (in 7 days)". */
export function NextEpisode({ show, episode }: { show: number; episode: Episode }) {
  const format = useFormat()
  const { season, number } = episode
  const days = daysUntil(episode.date, today())
  const soon = days !== null && days >= 0 && days <= soonDays ? format.daysAway(days) : ''
  const date = format.day(episode.date)
  const when = [date, soon === '' ? '' : `(${soon})`].filter(Boolean).join(' ')
  return (
    <p className={words}>
      <Trans>
        Next episode:{' '}
        <a className={link} href={episodePath(show, episode)}>
          S{season} E{number}
        </a>
      </Trans>
      {when !== '' && ` · ${when}`}
    </p>
  )
}
