import { z } from 'zod'
import { schema } from './entity.ts'
import { text } from './titles.ts'

/** What the sources can be of that an operator lists. */
export const sourceKinds = ['channels', 'guide', 'books', 'matches', 'articles'] as const
export type CatalogueKind = (typeof sourceKinds)[number]

/** Why a source could not be read: there was no way to it, it took too long, it is too long, or it is not what it should be. */
export const sourceFaults = ['unreachable', 'too-slow', 'too-long', 'unreadable'] as const
export type SourceFault = (typeof sourceFaults)[number]

/** What is odd about a source and costs none of its items. `unknown-zone`: times are of the clocks of a time zone that nobody knows. */
export const sourceRemarks = ['unknown-zone'] as const

const remarkSchema = schema(() =>
  z.strictObject({
    code: z.enum(sourceRemarks),
    /** Where it is met first, from 1. */
    line: z.int().min(1),
    /** What it is about, as the source writes it. */
    name: text(80),
  }),
)
export type SourceRemark = Readonly<z.infer<typeof remarkSchema>>

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
          remarks: z.array(remarkSchema).max(10).readonly(),
          /** Null where it never could be read. */
          read_at: z.iso.datetime().nullable(),
          /** Why it could not be read when it was asked last, and null where it could; what it had before stays. */
          fault: z.enum(sourceFaults).nullable(),
        }),
      )
      .max(500)
      .readonly(),
  }),
)
