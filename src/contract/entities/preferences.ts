import { z } from 'zod'
import { type EntityRules, schema } from '../entity.ts'
import { mediaTypeSchema, text } from '../titles.ts'

/** A person's settings, one row for each, so that two devices can change different ones (sync protocol 1.11). */
export const rules = { repeated: 'always', fromGuest: 'fill' } as const satisfies EntityRules

/** The accent colours a person may choose, the default first (specification, section 3). */
export const accentColors = ['#E63462', '#9b87f5', '#0EA5E9', '#10B981', '#F59E0B', '#F97316', '#EF4444'] as const
export type AccentColor = (typeof accentColors)[number]

/** What lists may do with titles a person has seen. */
export const seenModes = ['show', 'dim', 'hide'] as const
export type SeenMode = (typeof seenModes)[number]

/** How many filters may be saved, and how long the parts of one may be. */
export const savedFilterLimits = { count: 50, name: 60, query: 1500 } as const

/** What a person asks a discover page for, under a name of their own. `query` is the address's part behind the question mark. */
const savedFilterSchema = schema(() =>
  z.strictObject({
    id: z.string().regex(/^[0-9a-f]{16}$/),
    type: mediaTypeSchema,
    name: text(savedFilterLimits.name).min(1),
    query: text(savedFilterLimits.query),
  }),
)
export type SavedFilter = z.infer<typeof savedFilterSchema>

const keys = schema(() => z.array(text(60)).max(100))

/** The schema of each setting, by its key. */
export const fieldSchemas = schema(() => ({
  isNotificationsEnabled: z.boolean(),
  isFeatureNewsEnabled: z.boolean(),
  isWatchHistoryEnabled: z.boolean(),
  isContinueWatchingEnabled: z.boolean(),
  isSpoilerShieldEnabled: z.boolean(),
  accentColor: z.enum(accentColors),
  /** The rows of home in the person's order, those they hide, and the platforms they subscribe to; unknown keys mean nothing. */
  homeOrder: keys,
  homeHidden: keys,
  services: keys,
  /** What lists do with titles a person has seen. */
  seenTitles: z.enum(seenModes),
  savedFilters: z.array(savedFilterSchema).max(savedFilterLimits.count),
}))

const preferencesSchema = schema(() => z.strictObject(fieldSchemas))
export type Preferences = z.infer<typeof preferencesSchema>
export type PreferenceField = keyof Preferences

const isField = (key: string): key is PreferenceField => Object.hasOwn(fieldSchemas, key)

export const schemas = schema(() => ({
  key: z.string().refine(isField),
  value: (key: string): z.ZodType | undefined => (isField(key) ? fieldSchemas[key] : undefined),
}))

/** What holds for a person who never changed anything (decision T12 adds the second notification switch). */
export const defaultPreferences: Preferences = {
  isNotificationsEnabled: true,
  isFeatureNewsEnabled: true,
  isWatchHistoryEnabled: true,
  isContinueWatchingEnabled: true,
  isSpoilerShieldEnabled: true,
  accentColor: '#E63462',
  homeOrder: [],
  homeHidden: [],
  services: [],
  seenTitles: 'show',
  savedFilters: [],
}
