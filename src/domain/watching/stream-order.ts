import type { PreferredSource } from '#contract/entities/preferences.ts'
import type { Stream } from '#contract/streams.ts'
import type { SourceKind } from '#product/sources.ts'

/** Streams that come from one kind of place. */
export interface StreamGroup {
  kind: SourceKind | 'built-in'
  streams: readonly Stream[]
}

/** What can be played in the order in which it is offered: the kind that the person prefers first, all else as it was. */
export function inPreferredOrder(groups: readonly StreamGroup[], preferred: PreferredSource): Stream[] {
  const isFirst = ({ kind }: StreamGroup): boolean => kind === preferred
  return [...groups.filter(isFirst), ...groups.filter((group) => !isFirst(group))].flatMap(({ streams }) => streams)
}
