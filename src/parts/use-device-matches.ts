import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Title } from '#domain/title.ts'
import type { Language } from '#spec/languages.ts'
import { appearance } from '#state/appearance.ts'

/** Searches one kind of thing that the device knows. Keep it stable. */
export type DeviceSearch<T> = (text: string, max: number, language: Language) => Promise<readonly T[]>

export const findTitles: DeviceSearch<Title> = async (...asked) => (await import('#data/device-titles.ts')).findOnDevice(...asked)

/** What this device knows under a name, best first; undefined until it has looked, and for null, which asks nothing. */
export function useDeviceMatches<T>(text: string | null, max: number, find: DeviceSearch<T>): readonly T[] | undefined {
  const { language } = useSnapshot(appearance)
  const [found, setFound] = useState<{ text: string; items: readonly T[] }>()
  useEffect(() => {
    if (text === null) return
    let isWanted = true
    const show = (items: readonly T[]): void => {
      if (isWanted) setFound({ text, items })
    }
    find(text, max, language).then(show, () => show([]))
    return () => {
      isWanted = false
    }
  }, [text, max, language, find])
  return found !== undefined && found.text === text ? found.items : undefined
}
