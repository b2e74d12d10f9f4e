/**
 * Reading answers of others: any field may be missing, null or of another type, so each reader gives what it can and never
 * throws. The services' own descriptions mark nothing as nullable; checking strictly by them would refuse real answers.
 */
export const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Longer ones are no text but an accident or an attack, and laying them out would hold up the page. */
const longest = { text: 5000, label: 300 }

export const text = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, longest.text) : '')

/** A name: of a title, a person, a part. */
export const label = (value: unknown): string => text(value).slice(0, longest.label)

export const texts = (value: unknown): string[] => list(value).map(text).filter(Boolean)

export const labels = (value: unknown): string[] => list(value).map(label).filter(Boolean)

/** A number, or one written as text; 0 for anything else. */
export const number = (value: unknown): number => {
  const read = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : 0
}

export const flag = (value: unknown): boolean => value === true

/** Every entry that the reader could make sense of; null means it could not. */
export const listOf = <T>(value: unknown, read: (entry: Readonly<Record<string, unknown>>) => T | null): T[] =>
  list(value).flatMap((entry) => read(record(entry)) ?? [])

/** An address of the web; empty for everything else, so that no script is ever followed as a link. */
export const webAddress = (value: unknown): string => (/^https?:\/\//i.test(text(value)) ? text(value) : '')

/** Entries with an id and a name; what lacks one of them is none. */
export const named = (value: unknown): { id: number; name: string }[] =>
  listOf(value, (entry) => {
    const [id, name] = [number(entry['id']), label(entry['name'])]
    return id && name ? { id, name } : null
  })
