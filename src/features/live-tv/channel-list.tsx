import { Trans } from '@lingui/react/macro'
import type { Channel } from '#domain/live-tv/channel.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { useWindowLines } from '#ui/virtual/use-window-lines.ts'
import { WindowList } from '#ui/virtual/window-list.tsx'
import { ChannelRow } from './channel-row.tsx'
import * as css from './live-tv.css.ts'

/** Channels of any number, of which those near the view are rendered. */
export function ChannelList({ channels }: { channels: readonly Channel[] }) {
  const lines = useWindowLines<HTMLUListElement>('channels', channels.length)
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
          <li key={channel?.id ?? place} className={css.row} data-place={place}>
            {channel && <ChannelRow channel={channel} />}
          </li>
        )
      }}
    </WindowList>
  )
}
