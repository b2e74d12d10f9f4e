import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { whenSettled } from './navigation-state.ts'

/** How far beyond the view (px) counts as near. */
const near = 300

/** True from the moment the element comes near the view; what it needs is fetched or rendered only then. In view, before it is painted. */
export function useInView<T extends Element>(already = false): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null)
  const [seen, setSeen] = useState(already)
  useLayoutEffect(() => {
    if (seen) return undefined
    return whenSettled(() => {
      const box = ref.current?.getBoundingClientRect()
      if (box && box.top < innerHeight && box.bottom > 0) setSeen(true)
    })
  }, [seen])
  useEffect(() => {
    if (seen || !ref.current) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), { rootMargin: `${near}px` })
    watcher.observe(ref.current)
    return () => watcher.disconnect()
  }, [seen])
  return [ref, seen]
}
