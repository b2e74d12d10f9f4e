import { useSnapshot } from 'valtio'
import { appearance } from '#state/appearance.ts'

/** The language, region, theme and accent of this device; the screen follows their changes. */
export const useAppearance = (): Readonly<typeof appearance> => useSnapshot(appearance)
