/** Without case, accents and punctuation: "Wie Öl!" becomes "wie ol". Other scripts stay as they are. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** How well a plain text answers a plain query: whole text, beginning, beginnings of its words, anywhere; 0 for not at all. */
function match(text: string, query: string): number {
  if (text === query) return 4
  if (text.startsWith(query)) return 3
  const parts = query.split(' ')
  if (!text.includes(parts[0] ?? '')) return 0
  const words = text.split(' ')
  if (parts.every((part) => words.some((word) => word.startsWith(part)))) return 2
  return query.length > 2 && text.includes(query) ? 1 : 0
}

/** Something that can be found by its names. */
export interface Findable {
  /** Each as `plain` writes it. */
  names: readonly string[]
}

const longestQuery = 200

/** What answers the query, best first; equals keep their order. Nothing answers an empty query. */
export function findHits<T extends Findable>(asked: string, things: readonly T[]): T[] {
  const query = plain(asked.slice(0, longestQuery))
  if (query === '') return []
  return things
    .map((thing) => ({ thing, score: Math.max(0, ...thing.names.map((name) => match(name, query))) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ thing }) => thing)
}
