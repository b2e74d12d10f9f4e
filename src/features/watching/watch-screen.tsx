import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useEntry } from '#components/cards/use-entry.tsx'
import { useEpisodeName } from '#components/episodes/episode-words.tsx'
import { discoverPath } from '#components/links/paths.ts'
import { watchPath } from '#components/links/title-path.ts'
import { tall } from '#components/page/layout.css.ts'
import { watchableKey, type WatchableRef } from '#contract/media.ts'
import { knownTitle } from '#data/catalogue/catalogue.ts'
import { useDetails } from '#data/title/details.ts'
import { useEpisode, useSeason } from '#data/title/seasons.ts'
import { useContinueWatching } from '#data/watching/continue-watching.ts'
import { useDownload } from '#data/watching/downloads/downloads.ts'
import { useEpisodeToWatch } from '#data/watching/next-for-you.ts'
import type { Episode } from '#domain/title/season.ts'
import type { Title } from '#domain/title/title.ts'
import { readWatchAddress } from '#domain/watching/watch-address.ts'
import { player, showPlayer } from '#state/player.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { readMoment } from '#domain/watching/moment.ts'
import { PlayIcon } from '#ui/icons/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { WatchBody } from './watch-body.tsx'
import * as css from './watch-screen.css.ts'

interface WatchScreenProps {
  /** What stands behind `/watch/` or `/player/`. */
  address: string
  /** The page of what is watched, or the player alone. */
  on: 'watch' | 'player'
  /** What the address says of the moment to begin at (`?t=`); whatever names none means where the person stopped. */
  moment: string | undefined
}

/** The second to begin at; undefined where the person stopped. */
interface Begin {
  at: number | undefined
}

/** What somebody watches. An address in another form is replaced by the canonical one (decision R2). */
export function WatchScreen({ address, on, moment }: WatchScreenProps) {
  const at = readMoment(moment ?? '')
  const asked = readWatchAddress(address) ?? 'nothing'
  if (asked === 'nothing') return on === 'player' ? <LatestWatched /> : <NothingSelected />
  if (asked.media_type === 'tv' && asked.episode === null) return <EpisodeToWatch show={asked.media_id} on={on} at={at} />
  return <Watching key={watchableKey(asked)} watchable={asked} on={on} at={at} path={`/${on}/${address}`} />
}

/** `/player` alone opens what can be gone on with (decision R4). */
function LatestWatched() {
  const entries = useContinueWatching()
  const [latest] = entries ?? []
  if (entries === undefined) return <div className={css.stage} />
  return latest ? <Elsewhere path={watchPath(latest, latest.title, { on: 'player' })} /> : <NothingSelected />
}

function NothingSelected() {
  const { t } = useLingui()
  return (
    <div className={tall}>
      <title>{t`Watch – Matinee`}</title>
      <EmptyState
        level={1}
        art={<PlayIcon size={48} />}
        title={<Trans>No video selected yet.</Trans>}
        action={
          <a className={buttonClass('primary')} href={discoverPath('movie')}>
            <Trans>Browse movies</Trans>
          </a>
        }
      >
        <Trans>Choose a movie or an episode, and it plays here.</Trans>
      </EmptyState>
    </div>
  )
}

/** A show without an episode leads to the one to go on with (decision R3). */
function EpisodeToWatch({ show, on, at }: Pick<WatchScreenProps, 'on'> & Begin & { show: number }) {
  const { value: details, instead } = useEntry(useDetails('tv', show), useRouter())
  const episode = useEpisodeToWatch(show, details?.seasons)
  if (!details) return instead(<div className={css.stage} />)
  if (!episode) return <div className={css.stage} />
  const watchable = { media_type: 'tv', media_id: show, season: episode.season, episode: episode.number } as const
  return <Elsewhere path={watchPath(watchable, details.title, { on, at })} />
}

/** Leads on, in place of the address that was asked for. */
function Elsewhere({ path }: { path: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate({ href: path, replace: true }), [path, navigate])
  return <div className={css.stage} />
}

interface WatchingProps extends Pick<WatchScreenProps, 'on'>, Begin {
  watchable: WatchableRef
  /** The address as it stands, without host and search. */
  path: string
}

function Watching({ watchable, on, at, path }: WatchingProps) {
  const { media_type: type, media_id: id } = watchable
  const navigate = useNavigate()
  const { value: details, instead } = useEntry(useDetails(type, id), useRouter())
  const download = useDownload(watchable)
  const episode = useKnownEpisode(watchable, download?.episode ?? undefined)
  const title = details ?? knownTitle(type, id) ?? download?.title
  const isCanonical = title === undefined || watchPath(watchable, title.title, { on }) === path
  const canonical = isCanonical ? undefined : watchPath(watchable, title.title, { on, at })
  useEffect(() => {
    if (canonical !== undefined) void navigate({ href: canonical, replace: true, resetScroll: false })
  }, [canonical, navigate])
  if (!title || !episode.isKnown) return instead(<Stage on={on} />)
  return (
    <InPlayer watchable={watchable} title={title} episode={episode.episode} at={at} on={on}>
      {on === 'watch' && <WatchBody watchable={watchable} title={title} details={details} episode={episode.episode} />}
    </InPlayer>
  )
}

/** The episode as its season, its own page or its download says; a movie has none. */
function useKnownEpisode(
  { media_id, season, episode }: WatchableRef,
  downloaded: Episode | undefined,
): { isKnown: boolean; episode: Episode | undefined } {
  const of = useSeason(media_id, season ?? undefined)
  const own = useEpisode(media_id, season ?? undefined, episode ?? undefined)
  const found = of.value?.episodes.find(({ number }) => number === episode) ?? own.value ?? downloaded
  const isUnanswered = of.failure !== undefined && own.failure !== undefined
  return { isKnown: episode === null || found !== undefined || isUnanswered, episode: found }
}

interface InPlayerProps extends Begin {
  watchable: WatchableRef
  title: Title
  episode: Episode | undefined
  on: WatchScreenProps['on']
  children: ReactNode
}

/** Hands it to the player, which goes on in the corner when the person leaves the page while it plays. */
function InPlayer({ watchable, title, episode, at, on, children }: InPlayerProps) {
  const { t } = useLingui()
  const name = useEpisodeName(episode ?? { name: '', number: watchable.episode ?? 0 })
  const show = title.title
  const key = watchableKey(watchable)
  useLayoutEffect(() => {
    const shown = player.playing
    // What plays in the corner already only comes back.
    if (shown && watchableKey(shown.watchable) === key && at === undefined) player.place = on === 'watch' ? 'page' : 'whole'
    else showPlayer({ watchable, title, episode, at }, on === 'watch' ? 'page' : 'whole')
    return () => {
      player.place = 'corner'
    }
    // The key says what is to be watched; that more becomes known of it begins nothing anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, at, on])
  return (
    <>
      <title>{watchable.episode === null ? t`${show} – Matinee` : t`${name} – ${show} – Matinee`}</title>
      <Stage on={on} />
      {children}
    </>
  )
}

/** The place that the player stands over. */
function Stage({ on }: { on: WatchScreenProps['on'] }) {
  const { isWide } = useSnapshot(player)
  return <div className={on === 'watch' ? css.stage : css.whole} data-wide={isWide} />
}
