import { proxy, ref } from 'valtio'
import type { BookCopy, Download } from '#domain/watching/download.ts'

/** The copies on this device, of films and of audiobooks, the newest first; `isKnown` once they were read. Written by the data layer only. */
export const downloads = proxy({ list: ref<readonly Download[]>([]), books: ref<readonly BookCopy[]>([]), isKnown: false })

/** Takes over what was read. */
export const showDownloads = (list: readonly Download[], books: readonly BookCopy[]): unknown =>
  Object.assign(downloads, { list: ref(list), books: ref(books), isKnown: true })
