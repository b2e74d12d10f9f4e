import { type RefObject, useEffect, useState } from 'react'
import { playing } from '#product/playing.ts'
import type { Media } from '#ui/media/media.ts'

/**
 * Whether the controls of a player are to be seen: for a while after each movement, key or focus, always while it does not play, a panel is
 * open, the keyboard is inside of them or a finger rests on them.
 *
 * @param isHeld keeps them
 */
export function useControls(frame: RefObject<HTMLElement | null>, media: Media | null, isHeld: boolean) {
  const [isAwake, setAwake] = useState(true)
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const life = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isPressed = false
    const sleep = (): void => {
      const isInside = element.querySelector('[data-controls] :focus-visible') !== null
      if (media && !media.now().isPaused && !isInside && !isPressed) setAwake(false)
      else wake()
    }
    const wake = (): void => {
      setAwake(true)
      clearTimeout(timer)
      timer = setTimeout(sleep, playing.hideControlsMs)
    }
    const listen = (name: string, what: (event: Event) => void): void => element.addEventListener(name, what, { signal: life.signal })
    // A finger that leaves is no mouse that comes: taps decide by themselves.
    listen('pointermove', (event) => event instanceof PointerEvent && event.pointerType === 'mouse' && wake())
    listen('pointerdown', ({ target }) => {
      isPressed = target instanceof Element && target.closest('[data-controls]') !== null
    })
    for (const name of ['pointerup', 'pointercancel'])
      listen(name, () => {
        if (isPressed) wake()
        isPressed = false
      })
    for (const name of ['keydown', 'focusin', 'wake']) listen(name, wake)
    listen('sleep', () => media && !media.now().isPaused && setAwake(false))
    wake()
    return () => {
      life.abort()
      clearTimeout(timer)
    }
  }, [frame, media])
  return isAwake || isHeld
}

/** Shows the controls of a player for a while, or hides them. */
export const showControls = (frame: Element | null, isShown: boolean): void =>
  void frame?.dispatchEvent(new Event(isShown ? 'wake' : 'sleep'))
