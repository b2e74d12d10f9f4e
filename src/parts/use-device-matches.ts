import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Title } from '#domain/title.ts'
import { appearance } from '#state/appearance.ts'

/** What this device knows under a name, best first; undefined until it has looked, and for null, which asks nothing. */
export function useDeviceMatches(text: string | null, max: number): readonly Title[] | undefined {
  const { language } = useSnapshot(appearance)
  const [found, setFound] = useState<{ text: string; titles: readonly Title[] }>()
  useEffect(() => {
    if (text === null) return
    let isWanted = true
    const show = (titles: readonly Title[]): void => {
      if (isWanted) setFound({ text, titles })
    }
    import('#data/device-titles.ts').then(({ findOnDevice }) => findOnDevice(text, max, language)).then(show, () => show([]))
    return () => {
      isWanted = false
    }
  }, [text, max, language])
  return found !== undefined && found.text === text ? found.titles : undefined
}
