import { z } from 'zod'
import { type EntityRules, schema } from '../entity.ts'
import { mediaTypeSchema, text } from '../titles.ts'

/**
 * A person's settings, one row for each, and of a setting that is a list one for each element: two devices can change different ones
 * (sync protocol 1.11, decision 36).
 */
export const rules = { repeated: 'always', fromGuest: 'fill' } as const satisfies EntityRules

/** The accent colours a person may choose, the default first (specification, section 3). */
export const accentColors = ['#E63462', '#9b87f5', '#0EA5E9', '#10B981', '#F59E0B', '#F97316', '#EF4444'] as const
export type AccentColor = (typeof accentColors)[number]

/** A picture of a person is a data address; at 256 px it takes a third of this many characters. */
export const pictureLength = 40_000
const picture = schema(() =>
  z
    .string()
    .max(pictureLength)
    .regex(/^(?:data:image\/(?:webp|jpeg);base64,[A-Za-z0-9+/]+={0,2})?$/),
)

/** What lists may do with titles a person has seen. */
export const seenModes = ['show', 'dim', 'hide'] as const
export type SeenMode = (typeof seenModes)[number]

/** What is played first where several sources have a title: whatever is best, what comes with Matinee, or a kind of source of the person's own. */
export const preferredSources = ['automatic', 'built-in', 'jellyfin', 'addon', 'peertube', 'archive', 'playlist'] as const
export type PreferredSource = (typeof preferredSources)[number]

/** How many filters may be saved, and how long the parts of one may be. */
export const savedFilterLimits = { count: 50, name: 60, query: 1500 } as const

/** Three numbers, such as `1.10.0`. */
export const featureVersion = /^\d{1,4}\.\d{1,4}\.\d{1,4}$/

const filterId = schema(() => z.string().regex(/^[0-9a-f]{16}$/))
/** What a person asks a discover page for, under a name of their own. `query` is the address's part behind the question mark. */
const filterShape = schema(() => ({
  type: mediaTypeSchema,
  name: text(savedFilterLimits.name).min(1),
  query: text(savedFilterLimits.query),
}))
const savedFilterSchema = schema(() => z.strictObject({ id: filterId, ...filterShape }))
export type SavedFilter = z.infer<typeof savedFilterSchema>

/** The name of a row of home or of a platform; unknown ones mean nothing. */
const name = schema(() => z.string().regex(/^[!-~]{1,60}$/))
const names = schema(() => z.array(name).max(100))

/** The schema of each setting, by its name. */
export const fieldSchemas = schema(() => ({
  isNotificationsEnabled: z.boolean(),
  isFeatureNewsEnabled: z.boolean(),
  isWatchHistoryEnabled: z.boolean(),
  isContinueWatchingEnabled: z.boolean(),
  isSpoilerShieldEnabled: z.boolean(),
  accentColor: z.enum(accentColors),
  preferredSource: z.enum(preferredSources),
  /** The person's own picture, square; empty where they have none. */
  picture,
  /** The rows of home in the person's order, those they hide, and the platforms they subscribe to. */
  homeOrder: names,
  homeHidden: names,
  services: names,
  /** What lists do with titles a person has seen. */
  seenTitles: z.enum(seenModes),
  /** The version of Matinee's features up to which the person was told what is new (specification, section 3). */
  seenFeatures: z.string().regex(featureVersion),
  savedFilters: z.array(savedFilterSchema).max(savedFilterLimits.count),
  /** The channels a person likes best, in their order. */
  favoriteChannels: z.array(name).max(200),
  /** The teams a person likes best, by their keys (`domain/sports/favorites.ts`). */
  favoriteTeams: names,
}))

const preferencesSchema = schema(() => z.strictObject(fieldSchemas))
export type Preferences = z.infer<typeof preferencesSchema>
export type PreferenceField = keyof Preferences

/** The settings that are lists; `setting-lists.ts` makes rows of them, and lists of the rows. */
export const listFields = [
  'homeOrder',
  'homeHidden',
  'services',
  'savedFilters',
  'favoriteChannels',
  'favoriteTeams',
] as const satisfies readonly PreferenceField[]
export type ListField = (typeof listFields)[number]
export type SingleField = Exclude<PreferenceField, ListField>

/** What stands among others stands there by a number; the smallest is first. */
const place = schema(() => z.number())
const mark = schema(() => z.literal(true))

/** Of a list each element is a row, under `{list}/{element}`: the schemas of what names an element, and of what its row holds. */
const elementSchemas = schema(
  () =>
    ({
      homeOrder: { element: name, value: place },
      homeHidden: { element: name, value: mark },
      services: { element: name, value: mark },
      favoriteChannels: { element: name, value: place },
      favoriteTeams: { element: name, value: mark },
      savedFilters: { element: filterId, value: z.strictObject({ ...filterShape, place }) },
    }) as const satisfies Record<ListField, { element: z.ZodType; value: z.ZodType }>,
)

function schemaUnder(key: string): z.ZodType | undefined {
  const list = listFields.find((field) => key === field || key.startsWith(`${field}/`))
  if (list === undefined) return Object.hasOwn(fieldSchemas, key) ? fieldSchemas[key as SingleField] : undefined
  const { element, value } = elementSchemas[list]
  return element.safeParse(key.slice(list.length + 1)).success ? value : undefined
}

export const schemas = schema(() => ({
  key: z.string().refine((key) => schemaUnder(key) !== undefined),
  value: schemaUnder,
}))

/** What holds for a person who never changed anything (decision T12 adds the second notification switch). */
export const defaultPreferences: Preferences = {
  isNotificationsEnabled: true,
  isFeatureNewsEnabled: true,
  isWatchHistoryEnabled: true,
  isContinueWatchingEnabled: true,
  isSpoilerShieldEnabled: true,
  accentColor: '#E63462',
  preferredSource: 'automatic',
  picture: '',
  homeOrder: [],
  homeHidden: [],
  services: [],
  seenTitles: 'show',
  seenFeatures: '0.0.0',
  savedFilters: [],
  favoriteChannels: [],
  favoriteTeams: [],
}
