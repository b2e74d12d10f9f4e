import { useLingui } from '@lingui/react/macro'
import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Stream } from '#contract/streams.ts'
import { mayLookAhead } from '#data/sources/report.ts'
import { streamFiles } from '#data/watching/streams.ts'
import { momentText } from '#domain/watching/moment.ts'
import { chapterAt } from '#domain/watching/stretches.ts'
import { playing } from '#product/playing.ts'
import { createThumbnails, type Thumbnails } from '#ui/media/thumbnails.ts'
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
  const thumbnails = useThumbnails(playback.stream, pointed !== undefined)
  const shareOf = (at: number): number => (duration > 0 ? Math.min(1, at / duration) : 0)
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setPointed(Math.min(1, Math.max(0, (clientX - left - insetPx) / (width - 2 * insetPx))) * duration)
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
          {thumbnails && <Thumbnail of={thumbnails} at={pointed} />}
          <span>{[chapterAt(chapters, pointed)?.title, momentText(pointed)].filter(Boolean).join(' · ')}</span>
        </span>
      )}
    </div>
  )
}

/** The small pictures of a stream, from the first time somebody points at its line; null where they would cost the person something. */
function useThumbnails(stream: Stream | undefined, isPointed: boolean): Thumbnails | null {
  const [wasPointed, setPointed] = useState(false)
  if (isPointed && !wasPointed) setPointed(true)
  const [thumbnails, setThumbnails] = useState<Thumbnails | null>(null)
  useEffect(() => {
    if (!wasPointed || !stream || !mayLookAhead(stream)) return undefined
    const { everySeconds, width, kept } = playing.thumbnail
    const settings = { everySeconds, width: width * Math.min(2, devicePixelRatio), kept }
    const made = createThumbnails(stream, settings, streamFiles)
    setThumbnails(made)
    return () => {
      setThumbnails(null)
      made.dispose()
    }
    // The id says all of the stream.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wasPointed, stream?.id])
  return thumbnails
}

/** The picture of the film at a second; a dark one until it is drawn. */
function Thumbnail({ of, at }: { of: Thumbnails; at: number }) {
  const shown = useRef<HTMLCanvasElement>(null)
  const picture = useSyncExternalStore(of.subscribe, () => of.at(at))
  const hasFailed = useSyncExternalStore(of.subscribe, of.hasFailed)
  useEffect(() => of.want(at), [of, at])
  useEffect(() => {
    if (!shown.current) return
    shown.current.width = picture?.width ?? 0
    shown.current.height = picture?.height ?? 0
    if (picture) shown.current.getContext('2d')?.drawImage(picture, 0, 0)
  }, [picture])
  if (hasFailed) return null
  return <canvas ref={shown} className={css.previewPicture} data-thumbnail={picture ? 'drawn' : 'waiting'} />
}
