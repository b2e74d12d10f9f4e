import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { ChannelLogo } from '#components/channels/channel-logo.tsx'
import { channelPath } from '#components/links/paths.ts'
import type { Channel, Programme } from '#domain/live-tv/channel.ts'
import { type GuidePlace, placeOf, type Scale } from '#domain/live-tv/guide-grid.ts'
import { useFormat } from '#i18n/formats.ts'
import * as css from './guide.css.ts'

interface GuideRowProps {
  channel: Channel
  row: number
  programmes: readonly Programme[]
  /** When the guide begins, and what of it is rendered. Epoch ms. */
  from: number
  seenFrom: number
  seenTo: number
  scale: Scale
  now: number
  /** The instant whose cell Tab leads to; null where that is in another row. */
  active: number | null
  onFocus: (place: GuidePlace) => void
  onChoose: (chosen: { channel: Channel; programme: Programme }) => void
}

/** A channel and what it shows. */
export const GuideRow = memo(function GuideRow({ channel, row, programmes, ...rest }: GuideRowProps) {
  const { from, seenFrom, seenTo, scale, now, active, onFocus, onChoose } = rest
  const { name } = channel
  const shown = programmes.filter(({ start, stop }) => stop > seenFrom && start < seenTo)
  const activeOne = active === null ? undefined : (shown.find(({ start, stop }) => start <= active && active < stop) ?? shown[0])
  return (
    <div className={css.row} role="row" aria-rowindex={row + 2} style={{ top: css.headHeight + row * css.rowHeight }}>
      <div className={css.channel} role="rowheader">
        <a className={css.channelLink} href={channelPath(channel.id)} tabIndex={-1}>
          <ChannelLogo channel={channel} />
          <span className={css.channelName}>{name}</span>
        </a>
      </div>
      {shown.map((programme) => {
        const [left, right] = [placeOf(Math.max(programme.start, from), from, scale), placeOf(programme.stop, from, scale)]
        return (
          <div
            key={programme.start}
            className={css.cell}
            role="gridcell"
            style={{ left: `calc(var(--side) + ${left}px)`, width: right - left }}
          >
            <ProgrammeButton
              programme={programme}
              now={now}
              isActive={programme === activeOne}
              onFocus={() => onFocus({ row, at: Math.max(programme.start, from) })}
              onPress={() => onChoose({ channel, programme })}
            />
          </div>
        )
      })}
      {shown.length === 0 && (
        // The link inside names it.
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label
        <div
          className={css.cell}
          role="gridcell"
          style={{ left: `calc(var(--side) + ${placeOf(seenFrom, from, scale)}px)`, width: placeOf(seenTo, seenFrom, scale) }}
        >
          <a
            className={css.blank}
            href={channelPath(channel.id)}
            tabIndex={active === null ? -1 : 0}
            data-active={active !== null}
            onFocus={() => onFocus({ row, at: active ?? now })}
          >
            <Trans>Nobody announces what {name} shows.</Trans>
          </a>
        </div>
      )}
    </div>
  )
})

interface ProgrammeButtonProps {
  programme: Programme
  now: number
  isActive: boolean
  onFocus: () => void
  onPress: () => void
}

function ProgrammeButton({ programme: { title, start, stop }, now, isActive, onFocus, onPress }: ProgrammeButtonProps) {
  const format = useFormat()
  const [begins, ends] = [format.time(start), format.time(stop)]
  return (
    // Its words, which name it, stand two levels deeper.
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label
    <button
      type="button"
      className={css.programme}
      tabIndex={isActive ? 0 : -1}
      data-active={isActive}
      data-now={start <= now && now < stop}
      data-over={stop <= now}
      title={title}
      onFocus={isActive ? undefined : onFocus}
      onClick={onPress}
    >
      <span className={css.programmeWords}>
        <span className={css.programmeTitle}>{title}</span>
        <span className={css.programmeTime}>
          {begins}–{ends}
        </span>
      </span>
    </button>
  )
}
