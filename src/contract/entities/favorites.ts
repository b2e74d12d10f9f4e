import type { EntityRules } from '../entity.ts'
import { mediaKey } from '../media.ts'
import { savedTitleSchema, titleKey } from '../titles.ts'

/** Titles a person marked as favorites, one row each (specification, section 3). */
export const rules = { moment: 'added_at', shelf: true, repeated: 'first', fromGuest: 'merge' } as const satisfies EntityRules

export const keySchema = titleKey
export const valueSchema = savedTitleSchema
export const keyOf = mediaKey
