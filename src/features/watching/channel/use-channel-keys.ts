import { useEffect, useRef } from 'react'
import { type ChannelAction, channelActionOf } from '#domain/live-tv/channel-keys.ts'
import { playerSettings } from '#state/player-settings.ts'
import { isCovered, isFullscreen, isWriting } from '#ui/media/surfaces.ts'

/** Keys that what has the focus on the page may understand by itself. */
const moving = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', ' ', 'Enter'])

/** The keys of a channel's player. They leave alone what somebody writes in, what is open above it, and the moving keys of what has the focus elsewhere. */
export function useChannelKeys(frame: { readonly current: HTMLElement | null }, act: (action: ChannelAction | number) => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || isCovered()) return
      const target = event.target instanceof Element ? event.target : null
      if (target && (isWriting(target) || target.closest('[inert]'))) return
      if (playerSettings.areCharactersOff && event.key.length === 1 && event.key !== ' ') return
      const isInside = target !== null && frame.current?.contains(target) === true
      const control = target?.closest('a[href], button, input, summary, [tabindex="0"]') ?? null
      if (
        control !== null &&
        moving.has(event.key) &&
        (!isInside || control instanceof HTMLInputElement || event.key === ' ' || event.key === 'Enter')
      )
        return
      const action = channelActionOf(event)
      // Leaving full screen is the browser's own business.
      if (action === undefined || (action === 'close' && isFullscreen())) return
      event.preventDefault()
      latest.current(action)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [frame])
}
