import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { AgeMark } from '#components/cards/age-mark.tsx'
import { PageFailed } from '#components/page/page-failed.tsx'
import * as plain from '#components/page/plain-page.css.ts'
import { channelCategories } from '#contract/live-tv.ts'
import { useChannels } from '#data/live-tv/channels.ts'
import { useFavoriteChannels } from '#data/live-tv/favorite-channels.ts'
import { channelFinder, countedCategories, type Wanted } from '#domain/live-tv/search.ts'
import type { Channel } from '#domain/live-tv/channel.ts'
import { categoryNames } from '#i18n/channel-words.ts'
import { lazyPart } from '#i18n/i18n.ts'
import { liveTv, showAdult } from '#state/live-tv.ts'
import { Segmented, Select } from '#ui/controls/choice.tsx'
import { TextField } from '#ui/controls/text-field.tsx'
import { useTyped } from '#ui/controls/use-typed.ts'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { queueIdle } from '#ui/virtual/idle-queue.ts'
import { ChannelList } from './channel-list.tsx'
import { FavoriteChannels } from './favorite-channels.tsx'
import * as css from './live-tv.css.ts'
import { OwnPlaylistButton, OwnPlaylistForm, useOwnPlaylist } from './own-playlist.tsx'

const Guide = lazyPart(async () => (await import('./guide.tsx')).Guide)

interface LiveTvScreenProps {
  q?: string | undefined
  category?: string | undefined
  view?: string | undefined
}

/** What is on the air: a list to search in, or a guide (specification, section 2). */
export function LiveTvScreen(asked: LiveTvScreenProps) {
  const { t } = useLingui()
  const { value: channels, failure, asOf, retry, hasHidden } = useChannels()
  if (!channels && failure) return <PageFailed failure={failure} onRetry={retry} />
  return (
    <div className={plain.screen}>
      <title>{t`Live TV – Matinee`}</title>
      <header className={plain.head}>
        <h1 className={plain.title}>
          <Trans>Live TV</Trans>
        </h1>
        <AgeMark asOf={asOf} failed={failure !== undefined} />
      </header>
      {channels ? <Channels channels={channels} hasHidden={hasHidden} {...asked} /> : <ChannelsSkeleton />}
    </div>
  )
}

function Channels({
  channels,
  hasHidden,
  q = '',
  category,
  view,
}: LiveTvScreenProps & { channels: readonly Channel[]; hasHidden: boolean }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate({ from: '/live-tv' })
  const favorites = useFavoriteChannels()
  // Of what the address says then: something may have been chosen while somebody was typing.
  const go = (changed: LiveTvScreenProps): void =>
    void navigate({ search: (now) => ({ ...now, ...changed }), replace: true, resetScroll: false })
  const [typed, type] = useTyped(q, (words) => go({ q: words === '' ? undefined : words }))
  const find = useMemo(() => channelFinder(channels), [channels])
  const counted = useMemo(() => countedCategories(channels, channelCategories), [channels])
  const wanted: Wanted = channelCategories.find((known) => known === category) ?? 'all'
  const found = useMemo(() => find(typed, wanted), [find, typed, wanted])
  useEffect(() => {
    let cancel = (): unknown => undefined
    const prepare = (): void => {
      if (find.prepare()) cancel = queueIdle(prepare)
    }
    cancel = queueIdle(prepare)
    return () => void cancel()
  }, [find])
  const playlist = useOwnPlaylist()
  const isGuide = view === 'guide'
  const count = found.length
  const isEverything = typed.trim() === '' && wanted === 'all'
  return (
    // Whoever drops nothing has the button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={css.dropZone} data-playlist-zone {...playlist.zone}>
      <div className={css.controls}>
        <TextField
          label={t`Search channels`}
          type="search"
          value={typed}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target: { value } }) => type(value)}
        />
        <Select
          label={t`Category`}
          value={wanted}
          options={[
            ['all', t`All`],
            ...counted.map(([one, count]) => [one, `${i18n._(categoryNames[one])} (${count})`] as const),
            ...(wanted === 'all' || counted.some(([one]) => one === wanted) ? [] : [[wanted, i18n._(categoryNames[wanted])] as const]),
          ]}
          onChoose={(chosen) => go({ category: chosen === 'all' ? undefined : chosen })}
        />
        <Segmented
          label={t`View`}
          value={isGuide ? 'guide' : 'list'}
          options={[
            ['list', t`List`],
            ['guide', t`Guide`],
          ]}
          onChoose={(chosen) => go({ view: chosen === 'guide' ? chosen : undefined })}
        />
      </div>
      <p className={css.note}>
        <span role="status">
          <Plural value={count} one="# channel" other="# channels" />
        </span>
        <Adults hasHidden={hasHidden} />
        <OwnPlaylistButton {...playlist} />
      </p>
      <OwnPlaylistForm {...playlist} />
      {isGuide ? (
        <Suspense fallback={<Skeleton height="60vh" />}>
          <Guide channels={isEverything ? favoritesFirst(found, favorites) : found} />
        </Suspense>
      ) : (
        <>
          {isEverything && <FavoriteChannels channels={channels} />}
          {isEverything && favorites.length > 0 && (
            <h2 className={css.heading}>
              <Trans>All channels</Trans>
            </h2>
          )}
          <ChannelList channels={found} />
        </>
      )}
    </div>
  )
}

/** Channels for adults wait until somebody wants them; the device remembers it (decision T13). */
function Adults({ hasHidden }: { hasHidden: boolean }) {
  const { isAdultShown } = useSnapshot(liveTv)
  if (!hasHidden && !isAdultShown) return null
  return (
    <>
      <span>
        {isAdultShown ? <Trans>Channels for adults are shown on this device.</Trans> : <Trans>Channels for adults are not shown.</Trans>}
      </span>
      <button type="button" className={css.plainButton} onClick={() => showAdult(!isAdultShown)}>
        {isAdultShown ? <Trans>Hide them</Trans> : <Trans>Show them</Trans>}
      </button>
    </>
  )
}

function favoritesFirst(channels: readonly Channel[], favorites: readonly string[]): readonly Channel[] {
  if (favorites.length === 0) return channels
  const byId = new Map(channels.map((channel) => [channel.id, channel]))
  const liked = new Set(favorites)
  return [...favorites.flatMap((id) => byId.get(id) ?? []), ...channels.filter(({ id }) => !liked.has(id))]
}

function ChannelsSkeleton() {
  return (
    <div aria-busy="true">
      <div className={css.controls}>
        <Skeleton height="76px" />
        <Skeleton width="12rem" height="76px" />
        <Skeleton width="12rem" height="76px" />
      </div>
      <div className={css.list}>
        {Array.from({ length: 8 }, (_, place) => (
          <Skeleton key={place} height="108px" />
        ))}
      </div>
    </div>
  )
}
