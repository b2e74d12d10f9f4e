import { z } from 'zod'
import { schema } from './entity.ts'
import { licenceSchema, streamSchema } from './streams.ts'
import { mediaTypeSchema } from './titles.ts'

/** A title of which a source reports a picture in 4K: the largest one of the movie, or of any episode of the show. */
export const fourKTitleSchema = schema(() =>
  z.strictObject({
    media_type: mediaTypeSchema,
    media_id: z.int().min(1).max(2_147_483_647),
    /** Lines of that picture. */
    height: streamSchema.shape.height.unwrap(),
    /** Under what that stream may be shown, and whom to name. */
    licence: licenceSchema,
  }),
)
export type FourKTitleAnswer = z.infer<typeof fourKTitleSchema>

/** Every title in 4K that comes with Matinee. */
export const fourKAnswer = schema(() => z.strictObject({ titles: z.array(fourKTitleSchema).max(5000).readonly() }))
