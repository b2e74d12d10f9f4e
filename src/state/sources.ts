import { proxy, ref } from 'valtio'
import type { Source } from '#domain/sources/source.ts'

/** The sources kept on this device, of whomever they are; `isKnown` once they were read. Written by the data layer only. */
export const sources = proxy({ list: ref<readonly Source[]>([]), isKnown: false })

/** Takes over what was read. */
export function showSources(list: readonly Source[]): void {
  Object.assign(sources, { list: ref(list), isKnown: true })
}
