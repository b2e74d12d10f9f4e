import { useSyncExternalStore } from 'react'

function listen(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true })
  return () => removeEventListener('scroll', changed)
}

/** True while the page is scrolled further than `distance` px. */
export const useScrolledPast = (distance: number): boolean => useSyncExternalStore(listen, () => scrollY > distance)
