import { z } from 'zod'
import { accentColors } from './accents.ts'
import { savedFilterLimits, seenModes } from './list-preferences.ts'
import { noteLength } from './notes.ts'

const text = (max: number) => z.string().max(max)
const imagePath = text(200).nullable()

const mediaTypeSchema = z.enum(['movie', 'tv'])
const mediaIdSchema = z.int().min(1).max(2_147_483_647)

const moment = z.int().min(0).max(9_999_999_999_999)
/** Floats are rounded down before they are sent (decision W8). */
const seconds = z.int().min(0).max(10_000_000)
const episodeNumber = z.int().min(0).max(9_999).nullable().default(null)

const titleShape = {
  media_id: mediaIdSchema,
  media_type: mediaTypeSchema,
  title: text(500).min(1),
  poster_path: imagePath.default(null),
  backdrop_path: imagePath.default(null),
}

/** What is kept of a title. `rating` is the movie database's vote average, 0 to 10. */
const describedTitleShape = { ...titleShape, overview: text(5_000).default(''), rating: z.number().min(0).max(10).default(0) }

/** A title on one of a person's two lists (specification, section 3). */
const savedTitleSchema = z.strictObject({
  ...describedTitleShape,
  /** When the person saved it, epoch ms: the list's order, which Undo must not disturb. */
  added_at: moment.optional(),
})
export type SavedTitle = z.infer<typeof savedTitleSchema>

export const favoriteSchema = savedTitleSchema

export const watchlistItemSchema = savedTitleSchema

/** Season and episode belong together, and only to a show. */
const isWatchable = ({ media_type, season, episode }: { media_type: string; season: number | null; episode: number | null }): boolean =>
  (season === null) === (episode === null) && (season === null || media_type === 'tv')
const watchableProblem = { path: ['episode'], message: 'must come with a season and belong to a show, or be left out with it' }

const progressShape = { season: episodeNumber, episode: episodeNumber, watch_position: seconds.default(0), duration: seconds.default(0) }

/** Something a person watched, one row for each movie, show or episode (specification, section 3). */
export const watchHistoryItemSchema = z
  .strictObject({
    ...describedTitleShape,
    ...progressShape,
    preferred_source: text(200).nullable().default(null),
    /** When it was last watched, epoch ms. */
    watched_at: moment.optional(),
  })
  .refine(isWatchable, watchableProblem)
export type WatchHistoryItem = z.infer<typeof watchHistoryItemSchema>

/** The one row that clears a history: what was watched up to its stamp is gone on every device (sync protocol 1.11). */
export const historyClearSchema = z.strictObject({ cleared_at: moment })

/** Where a person stopped in a movie or an episode (specification, section 3). */
export const continueWatchingSchema = z
  .strictObject({
    ...titleShape,
    ...progressShape,
    /** When the position was noted, epoch ms. */
    updated_at: moment.optional(),
  })
  .refine(isWatchable, watchableProblem)
export type ContinueWatching = z.infer<typeof continueWatchingSchema>

/** What a person thinks of a title, one row for each movie or show: stars, words, or both. Without either it is deleted, never empty. */
export const titleNoteSchema = z
  .strictObject({
    ...titleShape,
    /** A person's own rating. */
    stars: z.int().min(1).max(5).nullable().default(null),
    note: text(noteLength).default(''),
    /** When it was last changed, epoch ms. */
    updated_at: moment.optional(),
  })
  .refine(({ stars, note }) => stars !== null || note !== '', { path: ['note'], message: 'must not be empty without stars' })
export type TitleNote = z.infer<typeof titleNoteSchema>

const keys = z.array(text(60)).max(100)

/** What a person asks a discover page for, under a name of their own. `query` is the address's part behind the question mark. */
export const savedFilterSchema = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{16}$/),
  type: mediaTypeSchema,
  name: text(savedFilterLimits.name).min(1),
  query: text(savedFilterLimits.query),
})
export type SavedFilter = z.infer<typeof savedFilterSchema>

/** Each preference is merged on its own, so each has its own schema (sync protocol 1.11). */
export const preferenceSchemas = {
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
