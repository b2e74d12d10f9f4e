import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { useSnapshot } from 'valtio'
import type { Channel } from '#domain/live-tv/channel.ts'
import { verdictOf } from '#domain/live-tv/verdict.ts'
import { liveTv } from '#state/live-tv.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { useWindowLines } from '#ui/virtual/use-window-lines.ts'
import { WindowList } from '#ui/virtual/window-list.tsx'
import { ChannelRow } from './channel-row.tsx'
import * as css from './live-tv.css.ts'

/** Channels of any number, of which those near the view are rendered. */
export const ChannelList = memo(function ChannelList({ channels }: { channels: readonly Channel[] }) {
  const lines = useWindowLines<HTMLUListElement>('channels', channels.length)
  const { learned } = useSnapshot(liveTv)
  if (channels.length === 0) {
    return (
      <EmptyState title={<Trans>No channels found.</Trans>}>
        <Trans>Try another name, or another category.</Trans>
      </EmptyState>
    )
  }
  return (
    <WindowList lines={lines} className={css.list}>
      {(place) => {
        const channel = channels[place]
        return (
          // By its place: with each letter of a search rows get other words, which costs far less than other rows.
          <li key={place} className={css.row} data-place={place}>
            {channel && <ChannelRow channel={channel} verdict={verdictOf(channel, learned)} />}
          </li>
        )
      }}
    </WindowList>
  )
})
