import type { SourceRemark } from '#contract/source-health.ts'

/** Where items of one kind come from, as the operator listed it. */
export interface CatalogueSource {
  /** As it is shown to people. */
  name: string
  /** Its address, or the path of its file. */
  from: string
  /** The page of those it belongs to. */
  homepage: string | null
}

/** Something in what a source says that was left out. `line` counts from 1; null where the format has no lines. */
export interface SourceProblem {
  line: number | null
  what: string
}

export interface SourceItems<Item> {
  items: readonly Item[]
  problems: readonly SourceProblem[]
  /** What costs no item, the first ten. */
  remarks?: readonly SourceRemark[]
}

/** Nothing of what a source says can be used; the message says why in one sentence, with the line where there is one. The last good copy stays. */
export class UnreadableSource extends Error {}

/** How the bytes of a kind of source become items. */
export interface SourceReader<Item> {
  /** The longest body that is read, bytes after decompression, and how long all of it may take, ms. */
  limits: { bytes: number; ms: number }
  /** @throws UnreadableSource */
  read: (body: AsyncIterable<Uint8Array>, source: CatalogueSource) => Promise<SourceItems<Item>>
}
