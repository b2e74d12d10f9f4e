import { z } from 'zod'
import { accentColors } from './accents.ts'

const text = (max: number) => z.string().max(max)
const imagePath = text(200).nullable()

const mediaTypeSchema = z.enum(['movie', 'tv'])
const mediaIdSchema = z.int().min(1).max(2_147_483_647)

/** A saved title (specification, section 3). `rating` is the movie database's vote average, 0 to 10. */
export const favoriteSchema = z.strictObject({
  media_id: mediaIdSchema,
  media_type: mediaTypeSchema,
  title: text(500).min(1),
  poster_path: imagePath.default(null),
  backdrop_path: imagePath.default(null),
  overview: text(5_000).default(''),
  rating: z.number().min(0).max(10).default(0),
  /** When the person saved it, epoch ms: the list's order, which Undo must not disturb. */
  added_at: z.int().min(0).optional(),
})
export type Favorite = z.infer<typeof favoriteSchema>

/** Each preference is merged on its own, so each has its own schema (sync protocol 1.11). */
export const preferenceSchemas = {
  isNotificationsEnabled: z.boolean(),
  isFeatureNewsEnabled: z.boolean(),
  isWatchHistoryEnabled: z.boolean(),
  isContinueWatchingEnabled: z.boolean(),
  accentColor: z.enum(accentColors),
}
export const preferencesSchema = z.strictObject(preferenceSchemas)
export type Preferences = z.infer<typeof preferencesSchema>
export type PreferenceField = keyof Preferences

/** A signed-in person as the interface knows them. */
export const userSchema = z.strictObject({
  id: z.string(),
  email: z.string(),
  display_name: z.string(),
  role: z.enum(['user', 'admin']),
})
export type User = z.infer<typeof userSchema>
