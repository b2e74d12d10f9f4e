import type { Foreign } from './texts.ts'
import type { Title } from './title.ts'

/** Movies that belong together, in the order they came out; those without a date last. */
export interface Collection extends Foreign<'overview'> {
  id: number
  name: string
  overview: string
  posterPath: string | null
  backdropPath: string | null
  parts: readonly Title[]
}
