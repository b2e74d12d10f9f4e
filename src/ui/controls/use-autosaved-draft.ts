import { useEffect, useEffectEvent, useState } from 'react'

/** A pause in writing after which what is there is kept (ms). */
const pauseMs = 1500

interface AutosavedDraft {
  /** What stands in the field. */
  text: string
  write: (text: string) => void
  /** To be called when the field is left. */
  leave: () => void
}

/**
 * A text that keeps itself: after a pause in writing, on leaving the field, and when the page is hidden or gone. While somebody writes,
 * what is kept elsewhere does not disturb them, and what could not be kept stays in the field.
 */
export function useAutosavedDraft(kept: string, save: (text: string) => void): AutosavedDraft {
  const [draft, setDraft] = useState<string | null>(null)
  const [left, setLeft] = useState(false)
  const isKept = draft === null || draft.trim() === kept
  // What is kept takes the draft's place only once it is the same: the old text must not show in between.
  if (left && draft !== null && isKept) setDraft(null)

  const keep = useEffectEvent(() => {
    if (!left && draft !== null && !isKept) save(draft)
  })
  useEffect(() => {
    if (draft === null) return undefined
    const timer = setTimeout(() => keep(), pauseMs)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(() => {
    const keepWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') keep()
    }
    document.addEventListener('visibilitychange', keepWhenHidden)
    return () => {
      document.removeEventListener('visibilitychange', keepWhenHidden)
      keep()
    }
  }, [])

  return {
    text: draft ?? kept,
    write(text) {
      setDraft(text)
      setLeft(false)
    },
    leave() {
      if (draft !== null && !isKept) save(draft)
      setLeft(true)
    },
  }
}
