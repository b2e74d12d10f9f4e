import { proxy, ref } from 'valtio'
import type { Download } from '#domain/watching/download.ts'

/** The copies on this device, the newest first; `isKnown` once they were read. Written by the data layer only. */
export const downloads = proxy({ list: ref<readonly Download[]>([]), isKnown: false })

/** Takes over what was read. */
export const showDownloads = (list: readonly Download[]): unknown => Object.assign(downloads, { list: ref(list), isKnown: true })
