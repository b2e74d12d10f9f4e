import { Trans } from '@lingui/react/macro'
import { today } from '#data/today.ts'
import { daysUntil } from '#domain/calendar-date.ts'
import { episodePath } from '#domain/title/episodes.ts'
import type { Episode } from '#domain/title/season.ts'
import { useFormat } from '#i18n/formats.ts'
import * as css from './about.css.ts'
import { words } from './ends-at.css.ts'

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
        <a className={css.link} href={episodePath(show, episode)}>
          S{season} E{number}
        </a>
      </Trans>
      {when !== '' && ` · ${when}`}
    </p>
  )
}
