import { proxy } from 'valtio'

/** A film of this device that was opened in this visit. Addresses are those of blobs. */
export interface OwnFile {
  name: string
  url: string
  /** Bytes. */
  size: number
  type: string
  subtitles: readonly { url: string; label: string }[]
}

/** By what they are of (`watchableKey`): the films that are open, and the names of those that the person has to allow again. */
export const ownFiles = proxy<{ open: Record<string, OwnFile>; closed: Record<string, string> }>({ open: {}, closed: {} })
