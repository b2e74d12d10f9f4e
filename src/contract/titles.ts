import { z } from 'zod'
import { schema } from './entity.ts'

/** The parts of schemas that several entities share: text, moments, titles and their keys. */
export const text = (max: number) => z.string().max(max)

/** Epoch ms. */
export const moment = schema(() => z.int().min(0).max(9_999_999_999_999))

export const mediaTypeSchema = schema(() => z.enum(['movie', 'tv']))

/** The highest id of a title, in values as in keys. */
const highestTitleId = 2_147_483_647
const hasTitleId = (key: string): boolean => Number(/^\w+:(\d+)/.exec(key)?.[1]) <= highestTitleId

/** A key that begins with a title, in the form that `pattern` says. */
export const keyOfTitle = (pattern: RegExp) => z.string().regex(pattern).refine(hasTitleId)

export const titleKey = schema(() => keyOfTitle(/^(?:movie|tv):[1-9]\d{0,9}$/))
export const watchedKey = schema(() => keyOfTitle(/^(?:(?:movie|tv):[1-9]\d{0,9}|tv:[1-9]\d{0,9}(?::(?:0|[1-9]\d{0,3})){2})$/))

const imagePath = schema(() => text(200).nullable())

export const titleShape = schema(() => ({
  media_id: z.int().min(1).max(highestTitleId),
  media_type: mediaTypeSchema,
  title: text(500).min(1),
  poster_path: imagePath.default(null),
  backdrop_path: imagePath.default(null),
}))

/** A title with its description. `rating` is the movie database's vote average, 0 to 10. */
export const describedTitleShape = schema(() => ({
  ...titleShape,
  overview: text(5_000).default(''),
  rating: z.number().min(0).max(10).default(0),
}))

/** A title on one of a person's two lists (specification, section 3). */
export const savedTitleSchema = schema(() =>
  z.strictObject({
    ...describedTitleShape,
    /** When the person saved it, epoch ms: the list's order, which Undo must not disturb. */
    added_at: moment.optional(),
  }),
)
export type SavedTitle = z.infer<typeof savedTitleSchema>

const episodeNumber = schema(() => z.int().min(0).max(9_999).nullable().default(null))
/** Floats are rounded down before they are sent (decision W8). */
const seconds = schema(() => z.int().min(0).max(10_000_000))

/** What was watched of a title, and how far. */
export const progressShape = schema(() => ({
  season: episodeNumber,
  episode: episodeNumber,
  watch_position: seconds.default(0),
  duration: seconds.default(0),
}))

/** Season and episode belong together, and only to a show. */
export const isWatchable = ({
  media_type,
  season,
  episode,
}: {
  media_type: string
  season: number | null
  episode: number | null
}): boolean => (season === null) === (episode === null) && (season === null || media_type === 'tv')
export const watchableProblem = { path: ['episode'], message: 'must come with a season and belong to a show, or be left out with it' }
