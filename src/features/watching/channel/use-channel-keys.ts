import { useEffect, useRef } from 'react'
import { actionOrDigitOf } from '#domain/keys.ts'
import type { ChannelAction } from '#product/channel-keys.ts'
import { keyGroups } from '#product/keys.ts'
import { keySettings } from '#state/key-settings.ts'
import { remote } from '#state/remote.ts'
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
      // On a television it is the key for Back.
      if (remote.isUsed && event.key === 'Backspace') return
      const isInside = target !== null && frame.current?.contains(target) === true
      const control = target?.closest('a[href], button, input, summary, [tabindex="0"]') ?? null
      if (
        control !== null &&
        moving.has(event.key) &&
        (!isInside || control instanceof HTMLInputElement || event.key === ' ' || event.key === 'Enter')
      )
        return
      const action = actionOrDigitOf(keyGroups.channel, event, keySettings)
      // Leaving full screen is the browser's own business.
      if (action === undefined || (action === 'close' && isFullscreen())) return
      event.preventDefault()
      latest.current(action)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [frame])
}
