import { type EntityRules, schema } from '../entity.ts'
import { mediaKey } from '../media.ts'
import { savedTitleSchema, titleKey } from '../titles.ts'

/** Titles a person wants to watch, one row each (specification, section 3). */
export const rules = { moment: 'added_at', shelf: true, repeated: 'first', fromGuest: 'merge' } as const satisfies EntityRules

export const valueSchema = savedTitleSchema

export const schemas = schema(() => ({ key: titleKey, value: valueSchema, keyOf: mediaKey }))
