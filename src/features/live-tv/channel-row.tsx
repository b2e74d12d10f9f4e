import { Trans, useLingui } from '@lingui/react/macro'
import { memo, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { ChannelLogo } from '#components/channels/channel-logo.tsx'
import { FavoriteChannelButton } from '#components/channels/favorite-channel-button.tsx'
import { NowAndNext } from '#components/channels/now-and-next.tsx'
import { channelPath } from '#components/links/paths.ts'
import type { Channel } from '#domain/live-tv/channel.ts'
import { verdictOf } from '#domain/live-tv/verdict.ts'
import { verdictNames } from '#i18n/channel-words.ts'
import { liveTv } from '#state/live-tv.ts'
import * as css from './live-tv.css.ts'

interface ChannelRowProps {
  channel: Channel
  /** In place of the heart. */
  children?: ReactNode
}

/** A channel: what it is called, what it shows, and what this device knows of it. */
export const ChannelRow = memo(function ChannelRow({ channel, children }: ChannelRowProps) {
  return (
    <>
      <a className={css.link} href={channelPath(channel.id)}>
        <ChannelLogo channel={channel} />
        <span className={css.words}>
          <span className={css.nameLine}>
            {channel.number !== null && <span className={css.number}>{channel.number}</span>}
            <span className={css.name}>{channel.name}</span>
            <Marks channel={channel} />
          </span>
          <NowAndNext channel={channel} />
        </span>
      </a>
      <span className={css.end}>{children || <FavoriteChannelButton channel={channel} />}</span>
    </>
  )
})

/** That it is heard and not seen, and whether it plays here. */
function Marks({ channel }: { channel: Channel }) {
  const { i18n } = useLingui()
  const { learned } = useSnapshot(liveTv)
  const verdict = verdictOf(channel, learned)
  return (
    <>
      {channel.isRadio && (
        <span className={css.badge}>
          <Trans>Radio</Trans>
        </span>
      )}
      {verdict !== null && (
        <span className={css.badge} data-verdict={verdict}>
          {i18n._(verdictNames[verdict])}
        </span>
      )}
    </>
  )
}
