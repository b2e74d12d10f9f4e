import { useEffect, useMemo, useState } from 'react'
import { useChannels } from '#data/live-tv/channels.ts'
import { closePlayer } from '#state/player.ts'
import * as css from './channel.css.ts'
import { ChannelPlayer } from './channel-player.tsx'

interface ChannelStageProps {
  /** The ids of those that can be chosen, in order; the first is played first. */
  channels: readonly string[]
  onClose: () => void
}

/** The player of channels in a page of something else: it changes between a few of them. */
export function ChannelStage({ channels: ids, onClose }: ChannelStageProps) {
  const { value: channels, isComing } = useChannels()
  const [chosen, setChosen] = useState('')
  const order = useMemo(() => {
    const byId = new Map(channels?.map((channel) => [channel.id, channel]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }, [channels, ids])
  // What plays elsewhere in the tab makes room.
  useEffect(closePlayer, [])
  const channel = order.find(({ id }) => id === chosen) ?? order[0]
  // The list may have changed, and have none of them any more.
  if (!channel) return channels && !isComing ? null : <div className={css.frame} />
  return (
    <ChannelPlayer
      channel={channel}
      order={order}
      channels={order}
      last={undefined}
      onChange={({ id }) => setChosen(id)}
      onClose={onClose}
      onPlayback={nothingBelow}
    />
  )
}

const nothingBelow = (): void => undefined
