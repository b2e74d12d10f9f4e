import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useProgrammes } from '#data/live-tv/guide.ts'
import { nowMs } from '#data/today.ts'
import { type Channel, nextChange, type Programme } from '#domain/live-tv/channel.ts'
import { type GuideKey, type GuidePlace, instantAt, marksBetween, movedInGuide, placeOf, scaleFor } from '#domain/live-tv/guide-grid.ts'
import { useFormat } from '#i18n/formats.ts'
import { liveTv } from '#product/live-tv.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { useNextChange, useNow } from '#ui/states/use-now.ts'
import { GuideDetails } from './guide-details.tsx'
import { GuideRow } from './guide-row.tsx'
import * as css from './guide.css.ts'

const hourMs = 3_600_000
const keys: ReadonlySet<string> = new Set<GuideKey>(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home'])
const isGuideKey = (key: string): key is GuideKey => keys.has(key)
/** Rows and pixels beyond the view that are rendered. */
const beyond = { rows: 3, px: 400 }

interface View {
  top: number
  left: number
  width: number
  height: number
}

/** What is on which channel when: a grid of which only what is near the view is rendered. */
export function Guide({ channels }: { channels: readonly Channel[] }) {
  const { t } = useLingui()
  const format = useFormat()
  const now = useNow(nowMs)
  const [from] = useState(() => Math.floor(nowMs() / hourMs) * hourMs - liveTv.guideHours.back * hourMs)
  const to = from + (liveTv.guideHours.back + liveTv.guideHours.ahead) * hourMs
  const scale = useMemo(() => scaleFor(channels), [channels])
  const { frame, view } = useView()
  const [place, setPlace] = useState<GuidePlace>({ row: 0, at: now })
  const [chosen, setChosen] = useState<{ channel: Channel; programme: Programme } | null>(null)
  const isMoved = useRef(false)
  const jump = useCallback(() => {
    const element = frame.current
    // Most of what is on now began a while ago.
    element?.scrollTo({ left: placeOf(nowMs(), from, scale) - Math.min(240, element.clientWidth * 0.3) })
  }, [frame, from, scale])
  useLayoutEffect(jump, [jump])

  const first = Math.max(0, Math.floor(view.top / css.rowHeight) - beyond.rows)
  const last = Math.min(channels.length, Math.ceil((view.top + view.height) / css.rowHeight) + beyond.rows)
  const rows = useMemo(() => channels.slice(first, last), [channels, first, last])
  // Whole hours, so that scrolling a little asks for nothing else.
  const seenFrom = Math.max(from, Math.floor(instantAt(view.left - beyond.px, from, scale) / hourMs) * hourMs)
  const seenTo = Math.min(to, Math.ceil(instantAt(view.left + view.width + beyond.px, from, scale) / hourMs) * hourMs)
  const programmesOf = useProgrammes(rows, seenFrom, Math.max(seenTo, seenFrom + hourMs))
  useNextChange(nowMs, nextChange(rows.flatMap(programmesOf), now))

  useEffect(() => {
    if (!isMoved.current) return
    isMoved.current = false
    const element = frame.current
    if (!element) return
    scrollTo(element, place, placeOf(place.at, from, scale))
    // What was out of the view is rendered with the next frame.
    const request = requestAnimationFrame(() =>
      requestAnimationFrame(() => element.querySelector<HTMLElement>('[data-active="true"]')?.focus({ preventScroll: true })),
    )
    return () => cancelAnimationFrame(request)
  }, [frame, place, from, scale])

  if (channels.length === 0) {
    return (
      <EmptyState title={<Trans>No channels found.</Trans>}>
        <Trans>Try another name, or another category.</Trans>
      </EmptyState>
    )
  }
  const move = (event: KeyboardEvent): void => {
    const row = channels[place.row]
    if (!isGuideKey(event.key) || event.ctrlKey || event.metaKey || event.altKey || !row) return
    const next = movedInGuide(place, event.key, { rows: channels.length, from, to, now, programmes: programmesOf(row) })
    // At the edge an arrow leads out of the guide.
    if (next.row === place.row && next.at === place.at && event.key.startsWith('Arrow')) return
    event.preventDefault()
    isMoved.current = true
    setPlace(next)
  }
  // Where the chosen cell is not rendered, the first one that is takes the keyboard in.
  const entered = place.row >= first && place.row < last ? place : { row: first, at: Math.max(now, seenFrom) }
  const width = placeOf(to, from, scale)
  return (
    <>
      <div className={css.head}>
        <h2 className={css.day}>{format.dayHeading(instantAt(view.left, from, scale), now)}</h2>
        <Button onClick={jump}>
          <Trans>Jump to now</Trans>
        </Button>
      </div>
      {/* The cells inside take the focus; the grid only hears the keys. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div ref={frame} className={css.frame} role="grid" aria-label={t`Guide`} aria-rowcount={channels.length + 1} onKeyDown={move}>
        <div
          className={css.room}
          role="presentation"
          style={{ width: `calc(var(--side) + ${width}px)`, height: css.headHeight + channels.length * css.rowHeight }}
        >
          <div className={css.times} role="row" aria-rowindex={1}>
            <div className={css.corner} role="columnheader">
              <Trans>Channel</Trans>
            </div>
            {marksBetween(seenFrom, seenTo, scale).map((mark) => (
              <div
                key={mark}
                className={css.time}
                role="columnheader"
                style={{ left: `calc(var(--side) + ${placeOf(mark, from, scale)}px)` }}
              >
                {format.time(mark)}
              </div>
            ))}
          </div>
          {rows.map((channel, index) => (
            <GuideRow
              key={channel.id}
              channel={channel}
              row={first + index}
              programmes={programmesOf(channel)}
              from={from}
              seenFrom={seenFrom}
              seenTo={seenTo}
              scale={scale}
              now={now}
              active={entered.row === first + index ? entered.at : null}
              onFocus={setPlace}
              onChoose={setChosen}
            />
          ))}
          <div
            className={css.nowLine}
            aria-hidden="true"
            style={{
              left: `calc(var(--side) + ${placeOf(now, from, scale)}px)`,
              top: css.headHeight,
              height: channels.length * css.rowHeight,
            }}
          />
        </div>
      </div>
      {chosen && <GuideDetails {...chosen} now={now} onClose={() => setChosen(null)} />}
    </>
  )
}

/** Brings a cell into the view, clear of what stands at its edges. */
function scrollTo(element: HTMLElement, { row }: GuidePlace, left: number): void {
  const side = Number.parseFloat(getComputedStyle(element).getPropertyValue('--side'))
  const top = row * css.rowHeight
  const { scrollTop, scrollLeft, clientHeight, clientWidth } = element
  const seen = { down: clientHeight - css.headHeight - css.rowHeight, across: clientWidth - side }
  element.scrollTo({
    top: top < scrollTop ? top : top > scrollTop + seen.down ? top - seen.down : scrollTop,
    left: left < scrollLeft || left > scrollLeft + seen.across * 0.7 ? left - seen.across * 0.2 : scrollLeft,
  })
}

/** What of the grid can be seen, read once a frame. */
function useView() {
  const frame = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<View>({ top: 0, left: 0, width: 400, height: 600 })
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    let request = 0
    const read = (): void => {
      request = 0
      const { scrollTop, scrollLeft, clientWidth, clientHeight } = element
      setView({ top: scrollTop, left: scrollLeft, width: clientWidth, height: clientHeight })
    }
    const follow = (): void => {
      if (request === 0) request = requestAnimationFrame(read)
    }
    read()
    element.addEventListener('scroll', follow, { passive: true })
    const resized = new ResizeObserver(follow)
    resized.observe(element)
    return () => {
      cancelAnimationFrame(request)
      element.removeEventListener('scroll', follow)
      resized.disconnect()
    }
  }, [])
  return { frame, view }
}
