import type { Person } from './people.ts'
import type { Dated } from './snapshot.ts'

/** Without case, accents and punctuation: "Wie Öl!" becomes "wie ol". Other scripts stay as they are. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** How well a text answers a plain query: whole text, beginning, beginnings of its words, anywhere; 0 for not at all. */
function match(text: string, query: string): number {
  const found = plain(text)
  if (query === '' || found === '') return 0
  if (found === query) return 4
  if (found.startsWith(query)) return 3
  const words = found.split(' ')
  if (query.split(' ').every((part) => words.some((word) => word.startsWith(part)))) return 2
  return query.length > 2 && found.includes(query) ? 1 : 0
}

const titleScore = ({ title }: Dated, query: string): number =>
  Math.max(match(title.title.en, query), match(title.title.de, query), match(title.originalTitle, query))

export type Hit = { kind: 'title'; item: Dated } | { kind: 'person'; person: Person }

/** The titles and people that answer the query, best first; equals keep their order, which is by popularity. */
export function findHits(asked: string, titles: readonly Dated[], persons: readonly Person[]): Hit[] {
  const query = plain(asked.slice(0, 200))
  const scored: { hit: Hit; score: number }[] = [
    ...titles.map((item) => ({ hit: { kind: 'title', item } as const, score: titleScore(item, query) })),
    ...persons.map((person) => ({ hit: { kind: 'person', person } as const, score: match(person.name, query) })),
  ]
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ hit }) => hit)
}
