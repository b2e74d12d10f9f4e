import { z } from 'zod'
import { schema } from './entity.ts'
import { text } from './titles.ts'

/** How the sources do that the operator has listed (decision C1). */
export const sourceHealthAnswer = schema(() =>
  z.strictObject({
    sources: z
      .array(
        z.strictObject({
          kind: z.enum(['channels', 'guide', 'books', 'matches', 'articles']),
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
