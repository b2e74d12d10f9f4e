import { Trans } from '@lingui/react/macro'
import { SavedButton } from '#components/cards/saved-button.tsx'
import { ShareButton } from '#components/cards/share-button.tsx'
import { AheadSwitch } from '#components/downloads/ahead-switch.tsx'
import { DownloadButton } from '#components/downloads/download-button.tsx'
import { EpisodeRow } from '#components/episodes/episode-row.tsx'
import { EpisodeFacts, SeasonName, useEpisodeName } from '#components/episodes/episode-words.tsx'
import { EndsAt, Length } from '#components/facts/runtime.tsx'
import { WhereToWatch } from '#components/facts/where-to-watch.tsx'
import { titlePath, watchPath } from '#components/links/title-path.ts'
import { actions } from '#components/page/layout.css.ts'
import { Videos } from '#components/videos/videos.tsx'
import { watchableKey, type WatchableRef } from '#contract/media.ts'
import type { Stream } from '#contract/streams.ts'
import { today } from '#data/today.ts'
import { useSeason } from '#data/title/seasons.ts'
import { startDownload, useDownload, type Wanted } from '#data/watching/downloads/downloads.ts'
import { useStreams } from '#data/watching/streams.ts'
import { useSeenEpisodes } from '#data/watching/watched-episodes.ts'
import { yearOf } from '#domain/calendar-date.ts'
import type { Details } from '#domain/title/details.ts'
import { runtimeParts } from '#domain/title/runtime.ts'
import { type Episode, isAired } from '#domain/title/season.ts'
import type { Title } from '#domain/title/title.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { LicenceNote } from './licence.tsx'
import * as css from './watch-screen.css.ts'

interface WatchBodyProps {
  watchable: WatchableRef
  title: Title
  details: Details | undefined
  episode: Episode | undefined
}

/** Below the player: what it is, whom to thank for it, and what else there is; where nothing plays, what helps instead. */
export function WatchBody({ watchable, title, details, episode }: WatchBodyProps) {
  const { answer } = useStreams(watchable)
  const streams = answer?.kind === 'known' ? answer.streams : undefined
  const [stream] = streams ?? []
  const copyable = streams?.find(({ downloadable }) => downloadable)
  return (
    <div className={css.body} id="about-what-plays">
      <div className={css.about}>
        {watchable.episode === null ? (
          <MovieHead movie={title} details={details} />
        ) : (
          <EpisodeHead show={title} of={watchable} episode={episode} />
        )}
        {stream?.licence && <LicenceNote licence={stream.licence} />}
        {/* Here nothing has to make room for it: only with the answer it is known whether there is a button. */}
        {answer && (
          <div className={css.downloads}>
            <WatchableDownload wanted={{ watchable, title, episode: episode ?? null }} stream={copyable} />
            {watchable.episode !== null && copyable && <AheadSwitch show={{ id: title.id, name: title.title }} />}
          </div>
        )}
      </div>
      {/* What stands below waits for it, or it would be pushed down. */}
      {answer && (
        <>
          {streams?.length === 0 && details && <Instead details={details} />}
          {watchable.season !== null && <OtherEpisodes show={title} season={watchable.season} />}
        </>
      )}
    </div>
  )
}

/** Brings what is watched onto this device; nothing where no stream may be copied. */
function WatchableDownload({ wanted, stream }: { wanted: Wanted; stream: Stream | undefined }) {
  const download = useDownload(wanted.watchable)
  if (download === undefined && stream === undefined) return null
  const start = async (): Promise<void> => stream && startDownload(wanted, stream)
  return <DownloadButton id={watchableKey(wanted.watchable)} download={download} bytes={stream?.bytes ?? null} start={start} />
}

function MovieHead({ movie, details }: { movie: Title; details: Details | undefined }) {
  const length = details && runtimeParts(details.runtime)
  return (
    <>
      <h1 className={css.title} lang={movie.foreign?.title}>
        {movie.title}
      </h1>
      <p className={css.facts}>
        <span>{yearOf(movie.date)}</span>
        {length && <Length {...length} />}
      </p>
      <Actions title={movie} path={watchPath({ media_type: 'movie', media_id: movie.id, season: null, episode: null }, movie.title)} />
      <p className={css.overview} lang={movie.foreign?.overview}>
        {movie.overview}
      </p>
      {details && <EndsAt minutes={details.runtime} />}
    </>
  )
}

function EpisodeHead({ show, of, episode }: { show: Title; of: WatchableRef; episode: Episode | undefined }) {
  const name = useEpisodeName(episode ?? { name: '', number: of.episode ?? 0 })
  return (
    <>
      <p className={css.show} lang={show.foreign?.title}>
        {show.title}
      </p>
      <h1 className={css.title} lang={episode?.foreign?.name}>
        {name}
      </h1>
      {episode && <EpisodeFacts episode={episode} />}
      <Actions title={show} path={watchPath(of, show.title)} />
      {episode && (
        <p className={css.overview} lang={episode.foreign?.overview}>
          {episode.overview}
        </p>
      )}
    </>
  )
}

function Actions({ title, path }: { title: Title; path: string }) {
  return (
    <div className={actions}>
      <a href={titlePath(title)} className={buttonClass()}>
        <Trans>Details</Trans>
      </a>
      <SavedButton title={title} look="words" />
      <ShareButton name={title.title} path={path} />
    </div>
  )
}

/** What helps where nothing plays (decision W10). */
function Instead({ details }: { details: Details }) {
  return (
    <>
      <Videos videos={details.videos} pictures={details.backdrops} />
      <WhereToWatch offers={details.offers} />
    </>
  )
}

function OtherEpisodes({ show, season }: { show: Title; season: number }) {
  const { value } = useSeason(show.id, season)
  const seen = useSeenEpisodes(show.id)
  if (!value || value.episodes.length === 0) return null
  const placeOf = ({ number }: Episode) => ({ media_type: 'tv', media_id: show.id, season, episode: number }) as const
  return (
    <section className={css.section}>
      <h2 className={css.heading}>
        <SeasonName season={value} />
      </h2>
      {value.episodes.map((episode) => (
        <EpisodeRow
          key={episode.number}
          show={show}
          showId={show.id}
          episode={episode}
          seen={seen}
          isAired={isAired(episode, today())}
          path={isAired(episode, today()) ? watchPath(placeOf(episode), show.title) : undefined}
        />
      ))}
    </section>
  )
}
