import { type RefObject, useEffect, useRef } from 'react'
import { actionOrDigitOf, chordOf } from '#domain/keys.ts'
import { keyGroups } from '#product/keys.ts'
import type { PlayerPlace } from '#state/player.ts'
import { keySettings } from '#state/key-settings.ts'
import { remote } from '#state/remote.ts'
import { isCovered, isFullscreen, isWriting } from '#ui/media/surfaces.ts'
import type { Commands } from './commands.ts'

/** Keys that a text field, a list or a button understands by itself. */
const moving = new Set(['Space', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'Enter'])

/**
 * The keys of the player. On its page they leave alone what somebody writes in, what is open above it, and the arrows of what has the focus
 * elsewhere; in the corner the page has all keys but Escape inside of the player.
 *
 * @param leave what Escape does when nothing else is to be closed
 */
export function usePlayerKeys(frame: RefObject<HTMLElement | null>, place: PlayerPlace, commands: Commands, leave: () => void): void {
  const latest = useRef({ place, commands, leave })
  useEffect(() => {
    latest.current = { place, commands, leave }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { place, commands, leave } = latest.current
      if (event.defaultPrevented || event.isComposing || isCovered()) return
      const target = event.target instanceof Element ? event.target : null
      const isInside = target !== null && frame.current?.contains(target) === true
      if (event.key === 'Escape') {
        // Leaving full screen is the browser's own business.
        if (!isFullscreen() && (place === 'whole' || isInside)) leave()
        return
      }
      if (place === 'corner' || (target && (isWriting(target) || target.closest('[inert]')))) return
      const chord = chordOf(event)
      if (chord === undefined || isTaken(target, isInside, chord)) return
      const action = actionOrDigitOf(keyGroups.player, event, keySettings)
      if (action === undefined) return
      event.preventDefault()
      if (typeof action === 'number') commands.seekToShare(action / 10)
      else commands.act(action)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [frame])
}

/** Whether what has the focus uses the key itself: a button its space bar, a slider its arrows, the page beside the player all that moves. */
function isTaken(target: Element | null, isInside: boolean, chord: string): boolean {
  if (!moving.has(chord)) return false
  const control = target?.closest('a[href], button, input, summary, [tabindex="0"]') ?? null
  // From afar there is no Tab: arrows lead to the controls, and a television has keys of its own for the volume.
  if (remote.isUsed && (control !== null || chord === 'ArrowUp' || chord === 'ArrowDown')) return true
  if (control === null) return false
  if (!isInside) return true
  if (control instanceof HTMLInputElement) return chord !== 'Space'
  return chord === 'Space' || chord === 'Enter'
}
