import { z } from 'zod'
import { type EntityRules, schema } from '../entity.ts'
import { type MediaRef, mediaKey } from '../media.ts'
import { keyOfTitle, moment, text, titleShape } from '../titles.ts'

/** A person's own tags, one row for each tag of a title, so that two devices may each add one; a tag that is taken off is deleted. */
export const rules = { moment: 'tagged_at', repeated: 'first', fromGuest: 'merge' } as const satisfies EntityRules

/** How long a tag may be, in UTF-16 units as JavaScript and `maxlength` count them. */
export const tagLength = 40

/** A tag as it is kept: without space around it, one space between its words. */
export const tidyTag = (typed: string): string => typed.normalize('NFC').trim().replaceAll(/\s+/gu, ' ')

/** The key of a title's tag, for example `movie:603/rainy day`: in whatever letters it is written, it is the same tag. */
export const tagKey = (ref: MediaRef, tag: string): string => `${mediaKey(ref)}/${tidyTag(tag).toLowerCase()}`

export const valueSchema = schema(() =>
  z.strictObject({
    ...titleShape,
    tag: text(tagLength)
      .min(1)
      .refine((tag) => tag === tidyTag(tag), 'must have no space around it and one between its words'),
    /** When it was given, epoch ms. */
    tagged_at: moment.optional(),
  }),
)
export type TitleTag = z.infer<typeof valueSchema>

export const schemas = schema(() => ({
  key: keyOfTitle(/^(?:movie|tv):[1-9]\d{0,9}\/.{1,80}$/u),
  value: valueSchema,
  keyOf: (value: TitleTag) => tagKey(value, value.tag),
}))
