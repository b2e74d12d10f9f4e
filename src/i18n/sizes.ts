import type { Language } from '#product/languages.ts'
import { formatter } from './formats.ts'

const units: [unit: string, bytes: number][] = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
]

/** A size in words: "8.2 MB", "640 kB", "0 kB". */
export function sizeWords(bytes: number, language: Language): string {
  const [unit, length] = units.find(([, least]) => bytes >= least) ?? ['kilobyte', 1e3]
  const value = bytes / length
  const maximumFractionDigits = value < 10 && unit !== 'kilobyte' ? 1 : 0
  return formatter(Intl.NumberFormat, language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits }).format(value)
}
