import { tidyTag } from '#contract/entities/title-tags.ts'
import { grouped } from '#domain/grouped.ts'
import { foldText } from '#domain/search/title-search.ts'

/** How many titles have each tag, the most used first, spelled as at first. */
export const tagCounts = (tagsOfTitles: Iterable<readonly string[]>): { tag: string; count: number }[] =>
  grouped([...tagsOfTitles].flat(), (tag) => tag.toLowerCase())
    .map((same) => ({ tag: same[0], count: same.length }))
    .sort((a, b) => b.count - a.count)

interface OfferedTag {
  tag: string
  /** Nothing has it yet. */
  isNew: boolean
}

/** So many are offered at once. */
const mostOffered = 6

/**
 * The tags to offer for what was typed: that itself first, spelled as it was before if it is a tag already, then the known ones that
 * contain it; none of `own`, which the title has.
 */
export function matchingTags(known: readonly { tag: string }[], typed: string, own: readonly string[]): OfferedTag[] {
  const text = tidyTag(typed)
  if (text === '') return []
  const isOwn = (tag: string): boolean => own.some((other) => isSameTag(other, tag))
  const itself = known.find(({ tag }) => isSameTag(tag, text))?.tag
  const others = known.map(({ tag }) => tag).filter((tag) => tag !== itself && foldText(tag).includes(foldText(text)))
  return [{ tag: itself ?? text, isNew: itself === undefined }, ...others.map((tag) => ({ tag, isNew: false }))]
    .filter(({ tag }) => !isOwn(tag))
    .slice(0, mostOffered)
}

/** Whether two tags are one, in whatever letters they are written. */
export const isSameTag = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
