import { tagKey, tidyTag, type TitleTag } from '#contract/entities/title-tags.ts'
import { mediaKey } from '#contract/media.ts'
import { grouped } from '#domain/grouped.ts'
import { savedTitleOf, type Title, titleRef } from '#domain/title/title.ts'
import { deviceClock } from '#platform/clock.ts'
import { showToast } from '#state/toasts.ts'
import { decide, undoOf } from './decide.ts'
import { ownRows } from './own-rows.ts'
import { putBack } from './removals.ts'
import { useLive } from '#data/use-live.ts'

/** The tags of each title by its key, in the order in which they were given. */
type Tags = ReadonlyMap<string, readonly string[]>

function tagsIn(rows: ReadonlyMap<string, TitleTag>): Tags {
  const inOrder = [...rows.values()].sort((a, b) => (a.tagged_at ?? 0) - (b.tagged_at ?? 0))
  return new Map(grouped(inOrder, mediaKey).map((given) => [mediaKey(given[0]), given.map(({ tag }) => tag)]))
}

const tags = ownRows('title_tags', tagsIn)

/** The tags of every title, live; undefined while the database opens. */
export const useTags = (): Tags | undefined => useLive(tags)

/**
 * Tags a title, on this device and for a member in the account, without the network; a tag it has is left as it is. Never rejects: a
 * failure is said in a notice and changes nothing.
 */
export async function addTag(title: Title, typed: string): Promise<void> {
  const { overview: _, rating: __, ...shown } = savedTitleOf(title)
  const tag = tidyTag(typed)
  const value: TitleTag = { ...shown, tag, tagged_at: deviceClock.now() }
  await decide('title_tags', [{ key: tagKey(value, tag), op: 'put', value }])
  await tags.shows((known) => known.get(mediaKey(value))?.includes(tag) ?? false)
}

/** Takes a tag off a title, with Undo. Never rejects. */
export async function removeTag(title: Title, tag: string): Promise<void> {
  const key = tagKey(titleRef(title), tag)
  const [before] = (await decide('title_tags', [{ key, op: 'delete', value: null }])) ?? []
  if (!before) return
  const undo = undoOf('title_tags', [key], () => void decide('title_tags', [putBack({ key, value: before })]))
  showToast({ notice: 'tag-removed', values: { tag }, ...undo })
}
