import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { today } from '#data/today.ts'
import { episodePath, isAired, seasonPath } from '#domain/title/episodes.ts'
import type { Episode, SeasonDetails } from '#domain/title/season.ts'
import type { Title } from '#domain/title/title.ts'
import { ShareButton } from '#components/cards/share-button.tsx'
import { Button } from '#ui/controls/button.tsx'
import { actions } from '#features/title/actions.css.ts'
import { EndsAt } from '#features/title/ends-at.tsx'
import * as css from './episode-head.css.ts'
import { EpisodeFacts } from './episode-facts.tsx'
import { EpisodeWatched } from '#features/title/episode-watched.tsx'
import { SeasonName } from '#features/season/season-name.tsx'
import { ShowCrumb } from '#features/title/show-crumb.tsx'
import { crumb } from '#features/season/season-screen.css.ts'
import { Still } from '#features/title/still.tsx'
import type { Shield } from '#features/title/use-shield.ts'

interface EpisodeHeadProps {
  /** The show's. */
  id: number
  show: Title | undefined
  season: SeasonDetails | undefined
  episode: Episode
  name: string
  watched: boolean
  shield: Shield
  mark: ReactNode
}

/** Which episode of what, its picture, and what happens in it, unless that is to be a surprise. */
export function EpisodeHead({ id, show, season, episode, name, watched, shield, mark }: EpisodeHeadProps) {
  const { number, overview, foreign, runtime } = episode
  return (
    <header className={css.head}>
      <nav className={css.crumbs}>
        <ShowCrumb id={id} show={show} />
        <a className={crumb} href={seasonPath(id, episode.season)}>
          <SeasonName season={season ?? { name: '', number: episode.season }} />
        </a>
      </nav>
      <div className={css.picture}>
        <Still
          path={episode.stillPath}
          number={number}
          isShielded={shield.isUp}
          widths={['w500', 'w780', 'w1280']}
          sizes="(min-width: 1120px) 620px, 100vw"
          priority="highest"
        />
      </div>
      <div className={css.words}>
        <p className={css.number}>
          <Trans>Episode {number}</Trans>
        </p>
        <h1 className={css.title} lang={foreign?.name}>
          {name}
        </h1>
        <div className={css.facts}>
          <EpisodeFacts episode={episode} />
          {mark}
        </div>
        <div className={actions}>
          {isAired(episode, today()) && <EpisodeWatched id={id} show={show} episode={episode} watched={watched} look="words" />}
          <ShareButton name={show ? `${show.title}: ${name}` : name} path={episodePath(id, episode)} />
        </div>
        {overview === '' && (
          <p className={css.quiet}>
            <Trans>Nobody has written a description yet.</Trans>
          </p>
        )}
        {overview !== '' && (
          <div className={css.stack}>
            <p className={css.overview} data-hidden={shield.isUp} lang={foreign?.overview}>
              {overview}
            </p>
            {shield.isUp && (
              <div className={css.shield}>
                <p className={css.quiet}>
                  <Trans>You have not watched this episode: picture and description are hidden.</Trans>
                </p>
                <Button onClick={shield.lower}>
                  <Trans>Show what happens</Trans>
                </Button>
              </div>
            )}
          </div>
        )}
        <EndsAt minutes={runtime} />
      </div>
    </header>
  )
}
