import { useLingui } from '@lingui/react/macro'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { momentText } from '#domain/watching/moment.ts'
import { chapterAt } from '#domain/watching/stretches.ts'
import { useMediaState } from '#ui/media/use-media.ts'
import * as css from './seek-bar.css.ts'
import { useStage } from './stage.ts'

/** Half of the thumb: the ends of the line are so far inside. */
const insetPx = 8

/** The line of the film: how far it is, what is there already, chapters, and what stands at a place under the pointer. */
export function SeekBar() {
  const { t } = useLingui()
  const { commands, playback } = useStage()
  const { chapters = [], segments = [] } = playback.stream ?? {}
  const duration = useMediaState((state) => state.duration)
  const position = useMediaState((state) => Math.round(state.position * 4) / 4)
  const buffered = useMediaState((state) => Math.round(state.bufferedTo))
  const [pointed, setPointed] = useState<number>()
  const shareOf = (at: number): number => (duration > 0 ? Math.min(1, at / duration) : 0)
  const follow = ({ currentTarget, clientX, pointerType }: PointerEvent<HTMLElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (pointerType === 'mouse') setPointed(Math.min(1, Math.max(0, (clientX - left - insetPx) / (width - 2 * insetPx))) * duration)
  }
  const chapter = chapterAt(chapters, position)?.title ?? ''
  const now = momentText(position)
  const whole = momentText(duration)
  return (
    <div className={css.track} onPointerMove={follow} onPointerLeave={() => setPointed(undefined)}>
      <span className={css.rails} aria-hidden="true">
        <span className={css.railAll} />
        <span className={`${css.railPart} ${css.buffered}`} style={{ scale: `${shareOf(buffered)} 1` }} />
        <span className={`${css.railPart} ${css.played}`} style={{ scale: `${shareOf(position)} 1` }} />
        <span className={css.railMarks}>
          {duration > 0 &&
            segments.map(({ kind, from, to }) => (
              <span
                key={`${kind}${from}`}
                className={css.stretch}
                style={{ left: `${shareOf(from) * 100}%`, width: `${shareOf(to - from) * 100}%` }}
              />
            ))}
          {duration > 0 &&
            chapters.map(({ at }) => at > 0 && <span key={at} className={css.mark} style={{ left: `${shareOf(at) * 100}%` }} />)}
        </span>
      </span>
      <input
        type="range"
        className={css.range}
        aria-label={t`Place in the film`}
        aria-valuetext={[t`${now} of ${whole}`, chapter].filter(Boolean).join(', ')}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        value={Math.floor(position)}
        onChange={({ target }) => commands.seek(Number(target.value))}
      />
      {pointed !== undefined && duration > 0 && (
        <span
          className={css.preview}
          style={{ left: `clamp(80px, calc(${insetPx}px + ${shareOf(pointed)} * (100% - ${2 * insetPx}px)), calc(100% - 80px))` }}
          aria-hidden="true"
        >
          <Preview at={pointed} />
          <span>{[chapterAt(chapters, pointed)?.title, momentText(pointed)].filter(Boolean).join(' · ')}</span>
        </span>
      )}
    </div>
  )
}

/** A picture of the film at a second, drawn on the device from a file of our own origin; nothing for anything else. */
function Preview({ at }: { at: number }) {
  const { playback } = useStage()
  const { stream } = playback
  const video = useRef<HTMLVideoElement>(null)
  const isOwnFile = stream?.delivery === 'file' && stream.url.startsWith('/')
  const second = Math.round(at)
  useEffect(() => {
    if (video.current && !video.current.seeking) video.current.currentTime = second
  }, [second])
  if (!isOwnFile) return null
  return (
    <video
      ref={video}
      className={css.previewPicture}
      src={`${stream.url}#t=${second}`}
      muted
      playsInline
      preload="auto"
      onSeeked={({ currentTarget }) => {
        if (Math.abs(currentTarget.currentTime - second) > 1) currentTarget.currentTime = second
      }}
    />
  )
}
