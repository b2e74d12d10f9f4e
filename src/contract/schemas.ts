import { z } from 'zod'
import {
  continueWatchingSchema,
  favoriteSchema,
  historyClearSchema,
  preferenceSchemas,
  titleNoteSchema,
  userSchema,
  watchHistoryItemSchema,
  watchlistItemSchema,
} from './entities.ts'
import { passwordLength } from './passwords.ts'
import { clearKey, entityNames, type EntityName, pushLimit } from './sync.ts'

const email = z.email().max(254)

export const stampSchema = z.string().regex(/^\d{13}-[0-9a-f]{4}-[0-9a-f]{12}$/)
const keySchema = z.string().min(1).max(120)

const titleKey = z.string().regex(/^(?:movie|tv):[1-9]\d{0,9}$/)
const watchedKey = z.string().regex(/^(?:(?:movie|tv):[1-9]\d{0,9}|tv:[1-9]\d{0,9}(?::(?:0|[1-9]\d{0,3})){2})$/)

const isPreference = (key: string): key is keyof typeof preferenceSchemas => Object.hasOwn(preferenceSchemas, key)

/** The shape of an entity's key; a title's key is that of what its value holds (`mediaKey`, `watchableKey`). */
export const keySchemas: Record<EntityName, z.ZodType<string>> = {
  favorites: titleKey,
  watchlist: titleKey,
  watch_history: z.union([z.literal(clearKey), watchedKey]),
  continue_watching: watchedKey,
  title_notes: titleKey,
  preferences: z.string().refine((key) => isPreference(key)),
}

/** The schema of one entity's value; it may depend on the key. */
export const valueSchemas: Record<EntityName, (key: string) => z.ZodType | undefined> = {
  favorites: () => favoriteSchema,
  watchlist: () => watchlistItemSchema,
  watch_history: (key) => (key === clearKey ? historyClearSchema : watchHistoryItemSchema),
  continue_watching: () => continueWatchingSchema,
  title_notes: () => titleNoteSchema,
  preferences: (key) => (isPreference(key) ? preferenceSchemas[key] : undefined),
}

export const mutationSchema = z.strictObject({
  mutationId: z.uuid(),
  entity: z.enum(entityNames),
  key: keySchema,
  op: z.enum(['put', 'delete']),
  value: z.unknown(),
  stamp: stampSchema,
  v: z.int().min(1),
})

/** What each call accepts. Unknown keys are refused everywhere. */
export const bodies = {
  register: z.strictObject({
    email,
    password: z.string().min(passwordLength.min).max(passwordLength.max),
    display_name: z.string().trim().min(1).max(80),
  }),
  login: z.strictObject({ email, password: z.string().min(1).max(passwordLength.max) }),
  addFavorite: favoriteSchema,
  addToWatchlist: watchlistItemSchema,
  addToWatchHistory: watchHistoryItemSchema,
  saveProgress: continueWatchingSchema,
  saveTitleNote: titleNoteSchema,
  savePreferences: z.strictObject({
    ...z.strictObject(preferenceSchemas).partial().shape,
    _sync: z.strictObject({ stamps: z.record(z.string(), stampSchema) }).optional(),
  }),
  push: z.strictObject({ items: z.array(mutationSchema).min(1).max(pushLimit) }),
} as const

/** How many places to go on from one call answers with. */
export const stoppedLimit = { default: 20, max: 100 } as const

/** What each call understands after the `?` of its address, for the documentation: the handlers read it themselves. */
export const queries = {
  continueWatching: z.object({
    limit: z.int().min(1).max(stoppedLimit.max).default(stoppedLimit.default).describe('How many entries to answer with at most.'),
  }),
  pull: z.object({
    cursor: z.string().optional().describe('Where the last answer ended. Left out, everything is read from the beginning.'),
    digest: z.literal('1').optional().describe('Asks for the digest of the whole account with the last page.'),
  }),
} as const

/** What each call answers. */
export const answers = {
  me: z.strictObject({ last_active: z.string() }),
  profile: z.strictObject({ ...userSchema.shape, last_active: z.string(), created_at: z.string() }),
  session: z.strictObject({ user: userSchema, token: z.string() }),
  favorite: z.strictObject({ id: z.string(), ...favoriteSchema.shape, created_at: z.string() }),
  watchlistItem: z.strictObject({ id: z.string(), ...watchlistItemSchema.shape, created_at: z.string() }),
  watchHistoryItem: z.strictObject({ id: z.string(), ...watchHistoryItemSchema.shape, created_at: z.string() }),
  continueWatching: z.strictObject({ id: z.string(), ...continueWatchingSchema.shape, created_at: z.string(), updated_at: z.string() }),
  titleNote: z.strictObject({ id: z.string(), ...titleNoteSchema.shape, created_at: z.string(), updated_at: z.string() }),
  preferences: z.strictObject({ ...preferenceSchemas, updated_at: z.string().nullable() }),
} as const

export type RegisterBody = z.infer<typeof bodies.register>
export type LoginBody = z.infer<typeof bodies.login>
export type SessionAnswer = z.infer<typeof answers.session>
