import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ShareButton } from '#components/cards/share-button.tsx'
import { EpisodeWatched } from '#components/episodes/episode-watched.tsx'
import { EpisodeFacts, SeasonName } from '#components/episodes/episode-words.tsx'
import { type Shield, Still } from '#components/episodes/still.tsx'
import { episodePath, seasonPath } from '#components/links/paths.ts'
import { watchPath } from '#components/links/title-path.ts'
import { actions } from '#components/page/layout.css.ts'
import { crumb } from '#components/page/page-navigation.css.ts'
import { TitleCrumb } from '#components/page/page-navigation.tsx'
import { EndsAt } from '#components/facts/runtime.tsx'
import { today } from '#data/today.ts'
import { type Episode, isAired, type SeasonDetails } from '#domain/title/season.ts'
import type { Title } from '#domain/title/title.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { PlayIcon } from '#ui/icons/icons.tsx'
import * as css from './episode-head.css.ts'

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
  late: ReactNode
  /** More than what its season says of it is known. */
  isWhole: boolean
}

/** Which episode of what, its picture, and what happens in it, unless that is to be a surprise. */
export function EpisodeHead({ id, show, season, episode, name, watched, shield, mark, late, isWhole }: EpisodeHeadProps) {
  const { number, overview, foreign, runtime } = episode
  const watchable = { media_type: 'tv', media_id: id, season: episode.season, episode: number } as const
  return (
    <header className={css.head}>
      <nav className={css.crumbs}>
        <TitleCrumb id={id} show={show} />
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
          {isAired(episode, today()) && (
            <a href={watchPath(watchable, show?.title ?? '')} className={buttonClass('primary')}>
              <PlayIcon size={20} />
              <Trans>Watch</Trans>
            </a>
          )}
          {isAired(episode, today()) && <EpisodeWatched id={id} show={show} episode={episode} watched={watched} look="words" />}
          <ShareButton name={show ? `${show.title}: ${name}` : name} path={episodePath(id, episode)} />
        </div>
        {overview === '' && late}
        {overview === '' && isWhole && !late && (
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
