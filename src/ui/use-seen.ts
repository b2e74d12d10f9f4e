import { type RefObject, useEffect, useRef, useState } from 'react'

/** True from the moment the element comes near the view; what it needs is fetched only then. */
export function useSeen<T extends Element>(already = false): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null)
  const [seen, setSeen] = useState(already)
  useEffect(() => {
    if (seen || !ref.current) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), { rootMargin: '300px' })
    watcher.observe(ref.current)
    return () => watcher.disconnect()
  }, [seen])
  return [ref, seen]
}
