import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { EpisodeName } from '#components/cards/episode-name.tsx'
import { TitleCard } from '#components/cards/title-card.tsx'
import { watchPath } from '#components/links/title-path.ts'
import { link } from '#components/pictures/artwork.css.ts'
import { inkOf, Picture } from '#components/pictures/picture.tsx'
import * as css from '#components/rows/continue-row.css.ts'
import { Row } from '#components/rows/row.tsx'
import { useHome } from '#data/home/home.ts'
import type { NextUp } from '#data/home/next-up.ts'

/** The next episodes of the shows somebody watches; nothing while there are none. */
export function NextUpRow() {
  const { t } = useLingui()
  const { nextUp: known } = useHome()
  // A row that comes while somebody looks would push away what they look at: it is there on the next visit.
  const [nextUp] = useState(known)
  if (nextUp.length === 0) return null
  return (
    <Row id="next-up" title={t`Next up`} cards="resumes">
      {nextUp.map((next) => (
        <NextUpCard key={next.show} next={next} />
      ))}
    </Row>
  )
}

function NextUpCard({ next }: { next: NextUp }) {
  const { show, title, backdropPath, season, number, name } = next
  const watchable = { media_type: 'tv', media_id: show, season, episode: number } as const
  return (
    <article className={css.card}>
      <a href={watchPath(watchable, title)} className={link} data-card>
        <span className={`${css.picture} ${inkOf(show)}`}>
          <Picture path={backdropPath} widths={['w342', 'w500', 'w780']} sizes="300px" ratio={9 / 16}>
            <TitleCard title={title} />
          </Picture>
        </span>
        <span className={css.name}>{title}</span>
        <span className={css.facts}>
          <span className={css.words}>
            <EpisodeName of={watchable} />
            {name !== '' && ` · ${name}`}
          </span>
        </span>
      </a>
    </article>
  )
}
