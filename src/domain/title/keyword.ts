import { idFromSegment, idWithSlug } from './slug.ts'

/** What a title is about, as the movie database names it: `9715`, "superhero". */
export interface Keyword {
  id: number
  name: string
}

/** `9715-superhero`, so that an address says what it asks for and a page can name it without asking. */
export const keywordText = ({ id, name }: Keyword): string => idWithSlug(id, name)

/** Reads what `keywordText` wrote; the name is the one the address gives, or the number itself. */
export function keywordFrom(text: string): Keyword | null {
  const id = idFromSegment(text)
  if (id === undefined || text.length > 100 || !/^\d+(?:-[a-z0-9-]*)?$/.test(text)) return null
  const words = text.slice(String(id).length).split('-').filter(Boolean).join(' ')
  return { id, name: words === '' ? String(id) : words }
}
