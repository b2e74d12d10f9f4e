import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ChannelLogo } from '#components/channels/channel-logo.tsx'
import { FavoriteChannelButton } from '#components/channels/favorite-channel-button.tsx'
import { NowAndNext, NothingKnown } from '#components/channels/now-and-next.tsx'
import { channelPath } from '#components/links/paths.ts'
import { type Channel, isByTheClock } from '#domain/live-tv/channel.ts'
import type { Verdict } from '#domain/live-tv/verdict.ts'
import { verdictNames } from '#i18n/channel-words.ts'
import { useIdleReady } from '#ui/virtual/idle-queue.ts'
import * as css from './live-tv.css.ts'

interface ChannelRowProps {
  channel: Channel
  /** What this device learned of it. */
  verdict: Verdict | null
  isFavorite: boolean
  /** In place of the heart. */
  children?: ReactNode
}

/** A channel: what it is called, what it shows, and what this device knows of it. */
export function ChannelRow({ channel, verdict, isFavorite, children }: ChannelRowProps) {
  return (
    <>
      <a className={css.link} href={channelPath(channel.id)}>
        <ChannelLogo channel={channel} />
        <span className={css.words}>
          {channel.number === null && !channel.isRadio && verdict === null ? (
            <span className={css.nameAlone}>{channel.name}</span>
          ) : (
            <span className={css.nameLine}>
              {channel.number !== null && <span className={css.number}>{channel.number}</span>}
              <span className={css.name}>{channel.name}</span>
              <Marks channel={channel} verdict={verdict} />
            </span>
          )}
          {isByTheClock(channel) || channel.guidePage !== null ? (
            <Programmes key={channel.id} channel={channel} />
          ) : (
            <NothingKnown isComing={false} />
          )}
        </span>
      </a>
      {children || <FavoriteChannelButton channel={channel} isFavorite={isFavorite} />}
    </>
  )
}

/** What a channel shows, once there is an idle moment to ask for it: of a row that is scrolled past nobody reads it. */
function Programmes({ channel }: { channel: Channel }) {
  const [isReady] = useIdleReady(true)
  return isReady ? <NowAndNext channel={channel} /> : <NothingKnown isComing />
}

/** That it is heard and not seen, and whether it plays here. */
function Marks({ channel, verdict }: Pick<ChannelRowProps, 'channel' | 'verdict'>) {
  const { i18n } = useLingui()
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
