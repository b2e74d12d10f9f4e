import { useEffect, useState } from 'react'
import type { Details } from '#domain/title/details.ts'

const momentMs = 300

/** The details, held back for a moment where their description may still come in another language: it would push away what stands below. */
export function useWorded(details: Details | undefined): Details | undefined {
  const [waitedFor, setWaitedFor] = useState<number>()
  const wordless = details?.overview === '' ? details.id : undefined
  useEffect(() => {
    if (wordless === undefined) return
    const timer = setTimeout(() => setWaitedFor(wordless), momentMs)
    return () => clearTimeout(timer)
  }, [wordless])
  return wordless === undefined || wordless === waitedFor ? details : undefined
}
