import { useEffect, useRef } from 'react'

/** While `isAsking`, hands over the next keys before anybody else hears them: for choosing one. */
export function useNextKey(isAsking: boolean, take: (event: KeyboardEvent) => void): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    if (!isAsking) return undefined
    const listen = (event: KeyboardEvent): void => {
      event.preventDefault()
      event.stopImmediatePropagation()
      latest.current(event)
    }
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [isAsking])
}
