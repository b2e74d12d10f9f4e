import { Trans } from '@lingui/react/macro'
import { type FocusEvent, memo, startTransition, useEffect, useMemo, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useFavoriteChannels } from '#data/live-tv/favorite-channels.ts'
import type { Channel } from '#domain/live-tv/channel.ts'
import { type Verdict, verdictOf } from '#domain/live-tv/verdict.ts'
import { liveTv } from '#state/live-tv.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { queueIdle } from '#ui/virtual/idle-queue.ts'
import { useWindowLines } from '#ui/virtual/use-window-lines.ts'
import { WindowList } from '#ui/virtual/window-list.tsx'
import { ChannelRow } from './channel-row.tsx'
import * as css from './live-tv.css.ts'

/** Channels of any number, of which those near the view are rendered. */
export const ChannelList = memo(function ChannelList({ channels }: { channels: readonly Channel[] }) {
  const [held, setHeld] = useState<HeldRow | null>(null)
  const keys = rowKeys(channels, held)
  const lines = useWindowLines<HTMLUListElement>('channels', channels.length, { isSearched: true, held: keys.held })
  const beyond = useIdleValue(channels)
  const { learned } = useSnapshot(liveTv)
  const favorites = useFavoriteChannels()
  const liked = useMemo(() => new Set(favorites), [favorites])
  if (channels.length === 0) {
    return (
      <EmptyState title={<Trans>No channels found.</Trans>}>
        <Trans>Try another name, or another category.</Trans>
      </EmptyState>
    )
  }
  const { from, to } = lines.seen
  const hold = ({ target }: FocusEvent): void => {
    const place = Number(target.closest<HTMLElement>('[data-place]')?.dataset['place'])
    const channel = channels[place]
    if (channel !== undefined && channel.id !== held?.id) setHeld({ id: channel.id, key: keys.of(place) })
  }
  return (
    <WindowList
      lines={{
        ...lines,
        onFocus(event) {
          lines.onFocus(event)
          hold(event)
        },
        onBlur(event) {
          lines.onBlur(event)
          if (!event.currentTarget.contains(event.relatedTarget)) setHeld(null)
        },
      }}
      className={css.list}
    >
      {(place) => {
        const channel = ((place >= from && place < to) || place === keys.held ? channels : beyond)[place]
        // With each letter of a search rows get other words, which costs far less than other rows.
        const key = keys.of(place)
        const verdict = channel ? verdictOf(channel, learned) : null
        return (
          <Line key={key} place={place} channel={channel} verdict={verdict} isFavorite={channel !== undefined && liked.has(channel.id)} />
        )
      }}
    </WindowList>
  )
})

interface LineProps {
  place: number
  /** Undefined where what was found before was shorter. */
  channel: Channel | undefined
  verdict: Verdict | null
  isFavorite: boolean
}

/** Drawn again only when something about it has changed: scrolling moves what is rendered, not what it shows. */
const Line = memo(function Line({ place, channel, verdict, isFavorite }: LineProps) {
  return (
    <li className={css.row} data-place={place}>
      {channel && <ChannelRow channel={channel} verdict={verdict} isFavorite={isFavorite} />}
    </li>
  )
})

/** What a letter has found is drawn in view at once, and beyond it in an idle moment after that was painted. */
function useIdleValue<T>(value: T): T {
  const [idle, setIdle] = useState(value)
  useEffect(() => queueIdle(() => startTransition(() => setIdle(value))), [value])
  return idle
}

/** The row that has the focus: its channel, and the key it was drawn by. */
interface HeldRow {
  id: string
  key: number | string
}

/**
 * Keys of the rows of a list: their places, so that another list puts other words into the same rows. A row that has the focus goes with its channel
 * to its new place, where it changes keys with the row that was there; of a channel that is gone nothing is left to press.
 */
export function rowKeys(channels: readonly { id: string }[], held: HeldRow | null) {
  const place = held === null ? -1 : channels.findIndex(({ id }) => id === held.id)
  return {
    held: place === -1 ? undefined : place,
    of(of: number): number | string {
      if (held === null) return of
      if (of === place) return held.key
      if (of !== held.key) return of
      return place === -1 ? `without ${held.id}` : place
    },
  }
}
