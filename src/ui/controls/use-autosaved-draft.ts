import { useEffect, useEffectEvent, useState } from 'react'

/** The pause in writing after which the draft is saved (ms). */
const pauseMs = 1500

interface AutosavedDraft {
  /** What stands in the field. */
  text: string
  write: (text: string) => void
  /** To be called when the field is left. */
  leave: () => void
  /** Something was written, and is saved. */
  isKept: boolean
}

/**
 * A text that is saved by itself: after a pause in writing, on leaving the field, and when the page is hidden or unmounted. While somebody
 * writes, a value saved on another device does not replace the draft, and what could not be saved stays in the field.
 */
export function useAutosavedDraft(saved: string, save: (text: string) => void): AutosavedDraft {
  const [draft, setDraft] = useState<string | null>(null)
  const [left, setLeft] = useState(false)
  const [isTouched, setTouched] = useState(false)
  const isSaved = draft === null || draft.trim() === saved
  // The saved text replaces the draft only once they are equal: the old text must not show in between.
  if (left && draft !== null && isSaved) setDraft(null)

  const saveDraft = useEffectEvent(() => {
    if (!left && draft !== null && !isSaved) save(draft)
  })
  useEffect(() => {
    if (draft === null) return undefined
    const timer = setTimeout(() => saveDraft(), pauseMs)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(() => {
    const saveWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') saveDraft()
    }
    document.addEventListener('visibilitychange', saveWhenHidden)
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden)
      saveDraft()
    }
  }, [])

  return {
    text: draft ?? saved,
    write(text) {
      setDraft(text)
      setLeft(false)
      setTouched(true)
    },
    leave() {
      if (draft !== null && !isSaved) save(draft)
      setLeft(true)
    },
    isKept: isTouched && isSaved,
  }
}
