import { useLingui } from '@lingui/react/macro'
import { type PointerEvent, type RefObject, useRef, type WheelEvent } from 'react'
import { playing } from '#product/playing.ts'
import { isFullscreen } from '#ui/media/surfaces.ts'
import { useMedia, useMediaState } from '#ui/media/use-media.ts'
import { useTimer } from '#ui/states/use-timer.ts'
import * as css from './touch-layer.css.ts'
import { useStage } from './stage.ts'
import { showControls } from './use-controls.ts'

interface TouchLayerProps {
  frame: RefObject<HTMLElement | null>
  isShown: boolean
}

/** A tap counts as double when it comes so close to the last one. */
interface Tap {
  at: number
  side: 'left' | 'middle' | 'right'
}

/**
 * What fingers and the mouse do to the picture: a click plays or pauses, a double click fills the screen, the wheel turns the volume; a tap
 * shows or hides the controls, a double tap at a side moves ten seconds, and holding plays at double speed.
 */
export function TouchLayer({ frame, isShown }: TouchLayerProps) {
  const { t } = useLingui()
  const { commands } = useStage()
  const media = useMedia()
  const isPaused = useMediaState((state) => state.isPaused)
  const last = useRef<Tap>({ at: 0, side: 'middle' })
  const single = useTimer()
  const holding = useTimer()
  const hold = useRef<{ speed: number | null }>(null)

  const tap = (side: Tap['side'], at: number): void => {
    single.stop()
    const isDouble = at - last.current.at < playing.doubleTapMs && last.current.side === side
    last.current = { at, side }
    if (isDouble && side !== 'middle') commands.move(side === 'left' ? -playing.seekSeconds.large : playing.seekSeconds.large)
    else single.start(() => showControls(frame.current, !isShown), playing.doubleTapMs)
  }
  const down = ({ button }: PointerEvent): void => {
    if (button !== 0) return
    hold.current = { speed: null }
    holding.start(() => {
      if (hold.current === null || media.now().isPaused) return
      hold.current.speed = media.now().speed
      media.setSpeed(playing.heldSpeed)
    }, playing.holdMs)
  }
  /** Whether the finger was held. */
  const release = (): boolean => {
    const held = hold.current
    hold.current = null
    holding.stop()
    if (held === null || held.speed === null) return false
    media.setSpeed(held.speed)
    return true
  }
  const up = ({ pointerType, clientX, currentTarget, timeStamp, button }: PointerEvent): void => {
    if (button !== 0 || release()) return
    if (pointerType === 'mouse') {
      const isDouble = timeStamp - last.current.at < playing.doubleTapMs
      last.current = { at: isDouble ? 0 : timeStamp, side: 'middle' }
      // The first click of a double one has played or paused: the second one takes that back.
      commands.act('play')
      if (isDouble) commands.act('fullscreen')
      return
    }
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = (clientX - left) / width
    tap(share < 1 / 3 ? 'left' : share > 2 / 3 ? 'right' : 'middle', timeStamp)
  }
  const turn = ({ deltaY }: WheelEvent): void => {
    // On its page the wheel scrolls the page.
    if (isFullscreen()) commands.act(deltaY < 0 ? 'louder' : 'quieter')
  }

  return (
    <button
      type="button"
      className={css.touch}
      tabIndex={-1}
      aria-label={isPaused ? t`Play` : t`Pause`}
      onPointerDown={down}
      onPointerUp={up}
      onPointerCancel={release}
      onPointerLeave={release}
      onWheel={turn}
      onContextMenu={(event) => event.preventDefault()}
      onClick={({ detail }) => {
        // Assistive technology clicks without a pointer.
        if (detail === 0) commands.act('play')
      }}
    />
  )
}
