import { Trans } from '@lingui/react/macro'
import { ChannelLogo } from '#components/channels/channel-logo.tsx'
import { channelPath, matchPlayerPath } from '#components/links/paths.ts'
import type { Match } from '#domain/sports/match.ts'
import { isOn, type Showing } from '#domain/sports/showings.ts'
import { useFormat } from '#i18n/formats.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { PlayIcon } from '#ui/icons/icons.tsx'
import * as css from './sports.css.ts'

interface ShownOnProps {
  match: Match
  showings: readonly Showing[]
  /** Epoch ms. */
  now: number
  /** The page has the player already. */
  isPlayer: boolean
}

/** The channels that show a match, and when; a way to watch it where one of them does now. */
export function ShownOn({ match, showings, now, isPlayer }: ShownOnProps) {
  if (showings.length === 0) return null
  return (
    <>
      {!isPlayer && showings.some((showing) => isOn(showing, match, now)) && (
        <a className={`${buttonClass('primary')} ${css.watch}`} href={matchPlayerPath(match.id)}>
          <PlayIcon size={20} />
          <Trans>Watch the match</Trans>
        </a>
      )}
      <ul className={css.channels}>
        {showings.map((showing) => (
          <li key={showing.channel} className={css.channel}>
            <ChannelLogo channel={showing} />
            <span className={css.channelWords}>
              <a className={css.channelLink} href={channelPath(showing.channel)}>
                {showing.name}
              </a>
              <Times showing={showing} isOnNow={isOn(showing, match, now)} now={now} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Times({ showing: { times }, isOnNow, now }: { showing: Showing; isOnNow: boolean; now: number }) {
  const format = useFormat()
  if (times === null) {
    return <span className={isOnNow ? css.running : css.when}>{isOnNow ? <Trans>Now</Trans> : <Trans>Named after this match</Trans>}</span>
  }
  const [day, begins, ends] = [format.dayHeading(times.start, now), format.time(times.start), format.time(times.stop)]
  return isOnNow ? (
    <span className={css.running}>
      <Trans>Now, until {ends}</Trans>
    </span>
  ) : (
    <span className={css.when}>
      {day} · {begins}–{ends}
    </span>
  )
}
