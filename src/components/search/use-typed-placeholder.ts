import { useEffect, useState } from 'react'
import { limits } from '#product/limits.ts'

const { typeMs, eraseMs, pauseMs } = limits.search

/** Types the texts one after the other, letter by letter, and takes them away again; still where the person wants no motion. */
export function useTypedPlaceholder(texts: readonly [string, string], active: boolean): string {
  const [{ text, length, erasing }, setStep] = useState({ text: 0, length: 0, erasing: false })
  const shown = texts[text % texts.length] ?? texts[0]
  const still = !active || matchMedia('(prefers-reduced-motion: reduce)').matches
  useEffect(() => {
    if (still) return
    const atEnd = !erasing && length === shown.length
    const timer = setTimeout(
      () =>
        setStep((step) => {
          if (atEnd) return { ...step, erasing: true }
          if (erasing && step.length === 0) return { text: step.text + 1, length: 0, erasing: false }
          return { ...step, length: step.length + (erasing ? -1 : 1) }
        }),
      atEnd ? pauseMs : erasing ? eraseMs : typeMs,
    )
    return () => clearTimeout(timer)
  }, [still, length, erasing, shown])
  return still ? texts[0] : shown.slice(0, length)
}
