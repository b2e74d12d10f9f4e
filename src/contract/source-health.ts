import { z } from 'zod'
import { schema } from './entity.ts'
import { text } from './titles.ts'

/** What the sources can be of that an operator lists. */
export const sourceKinds = ['channels', 'guide', 'books', 'matches', 'articles'] as const
export type CatalogueKind = (typeof sourceKinds)[number]

/** How the sources do that the operator has listed (decision C1). */
export const sourceHealthAnswer = schema(() =>
  z.strictObject({
    sources: z
      .array(
        z.strictObject({
          kind: z.enum(sourceKinds),
          name: text(80),
          homepage: text(300).nullable(),
          items: z.int().min(0),
          /** How many things of it cannot be used. */
          left_out: z.int().min(0),
          /** Null where it never could be read. */
          read_at: z.iso.datetime().nullable(),
          /** It could not be read when it was asked last; what it had before stays. */
          is_failing: z.boolean(),
        }),
      )
      .max(500)
      .readonly(),
  }),
)
