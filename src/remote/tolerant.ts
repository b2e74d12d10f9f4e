/**
 * Reading answers of others: any field may be missing, null or of another type, so each reader gives what it can and never
 * throws. The services' own descriptions mark nothing as nullable; checking strictly by them would refuse real answers.
 */
export const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

export const texts = (value: unknown): string[] => list(value).map(text).filter(Boolean)

/** A number, or one written as text; 0 for anything else. */
export const number = (value: unknown): number => {
  const read = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : 0
}

export const flag = (value: unknown): boolean => value === true

/** Every entry that the reader could make sense of; null means it could not. */
export const listOf = <T>(value: unknown, read: (entry: Readonly<Record<string, unknown>>) => T | null): T[] =>
  list(value).flatMap((entry) => read(record(entry)) ?? [])
