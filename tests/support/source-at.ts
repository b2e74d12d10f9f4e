import type { Source } from '#domain/sources/source.ts'
import type { SourceKind } from '#product/sources.ts'

/** A source as somebody has just added it. */
export const sourceAt = (kind: SourceKind, address: string): Source => ({
  id: kind,
  owner: null,
  kind,
  name: 'Open films',
  address,
  isOn: true,
  addedAt: 0,
  access: null,
  of: null,
  alsoAllowed: [],
})
