import { useLingui } from '@lingui/react/macro'
import { Fragment, useEffect, useState } from 'react'
import { useMedia } from '#ui/media/use-media.ts'
import * as css from './panels.css.ts'
import { useStage } from './stage.ts'
import { sourceName } from './stream-names.ts'

/** What the element measures, every second. */
export function StatisticsPanel() {
  const { t } = useLingui()
  const { playback } = useStage()
  const { element, now } = useMedia()
  const [, look] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => look((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  const { position, bufferedTo, speed, sizes, size } = now()
  const { droppedVideoFrames: dropped, totalVideoFrames: all } = element.getVideoPlaybackQuality()
  const chosen = sizes.find(({ id }) => id === size)
  const rows: [string, string][] = [
    [t`Source`, playback.stream ? sourceName(playback.stream, t`All sizes`) : '–'],
    [t`Picture`, `${element.videoWidth} × ${element.videoHeight}`],
    [t`Bit rate`, chosen ? `${Math.round(chosen.bitrate / 1000)} kbit/s` : t`Automatic`],
    [t`Ready ahead`, `${Math.max(0, bufferedTo - position).toFixed(1)} s`],
    [t`Dropped frames`, `${dropped} / ${all}`],
    [t`Speed`, `${speed}×`],
  ]
  return (
    <dl className={css.figures}>
      {rows.map(([name, figure]) => (
        <Fragment key={name}>
          <dt className={css.figureName}>{name}</dt>
          <dd>{figure}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
