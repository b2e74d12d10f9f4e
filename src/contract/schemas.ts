import { z } from 'zod'
import { audiobooksAnswer, bookSchema } from './audiobooks.ts'
import * as continueWatching from './entities/continue-watching.ts'
import * as favorites from './entities/favorites.ts'
import { fieldSchemas } from './entities/preferences.ts'
import * as ratings from './entities/ratings.ts'
import * as titleNotes from './entities/title-notes.ts'
import * as watchHistory from './entities/watch-history.ts'
import * as watchlist from './entities/watchlist.ts'
import { type EntitySchemas, entitySchemas } from './entities.ts'
import { passwordLength } from './passwords.ts'
import type { EndpointName } from './endpoints.ts'
import { clearKey, type EntityName, entityNames, idLength, type PullAnswer, type PushAnswer, pushLimit, rulesOf } from './sync.ts'
import { newsAnswer } from './news.ts'
import { removalAnswer, removalRequestSchema } from './removal-requests.ts'
import { channelsAnswer, guideAnswer } from './live-tv.ts'
import { sourceHealthAnswer } from './source-health.ts'
import { showingsAnswer } from './showings.ts'
import { sportsAnswer } from './sports.ts'
import { fourKAnswer } from './four-k.ts'
import { streamsAnswer } from './streams.ts'
import { moment } from './titles.ts'

const email = z.email().max(254)

/** What moves the text around it, or cannot be seen, lets one person look like another. */
const unwritable = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u
const displayName = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .refine((name) => !unwritable.test(name), 'must have no control characters and none that change the direction of writing')

export const stampSchema = z.string().regex(/^\d{13}-[0-9a-f]{4}-[0-9a-f]{12}$/)

/** The row that clears an entity, under `clearKey`: what is older than its stamp is hidden on every device (sync protocol 1.11). */
const clearSchema = z.strictObject({ cleared_at: moment })

/** Whether an entity has rows under this key; a title's key is that of its value (`mediaKey`, `watchableKey`). */
export const isKeyOf = (entity: EntityName, key: string): boolean =>
  (rulesOf(entity).clearable === true && key === clearKey) || entitySchemas[entity].key.safeParse(key).success

/** The schema of the value under a key; undefined for a key the entity does not have. */
export function valueSchemaOf(entity: EntityName, key: string): z.ZodType | undefined {
  if (!isKeyOf(entity, key)) return undefined
  if (key === clearKey) return clearSchema
  const { value }: EntitySchemas = entitySchemas[entity]
  return typeof value === 'function' ? value(key) : value
}

/** A signed-in person as the interface knows them. */
export const userSchema = z.strictObject({
  id: z.string(),
  email: z.string(),
  display_name: z.string(),
  role: z.enum(['user', 'admin']),
})
export type User = z.infer<typeof userSchema>

export const mutationSchema = z.strictObject({
  mutationId: z.uuid(),
  entity: z.enum(entityNames),
  key: z.string().min(1).max(idLength),
  op: z.enum(['put', 'delete']),
  value: z.unknown(),
  stamp: stampSchema,
  v: z.int().min(1),
  replaces: stampSchema.nullable().optional(),
})

/** What each call accepts. Unknown keys are refused everywhere. */
export const bodies = {
  register: z.strictObject({
    email,
    password: z.string().min(passwordLength.min).max(passwordLength.max),
    display_name: displayName,
  }),
  login: z.strictObject({ email, password: z.string().min(1).max(passwordLength.max) }),
  /** The password once more: whoever finds a device signed in must not be able to remove the account. */
  removeAccount: z.strictObject({ password: z.string().min(1).max(passwordLength.max) }),
  /** A token of an earlier session, however long it is over. */
  formerAccount: z.strictObject({ token: z.jwt().max(4096) }),
  addFavorite: favorites.valueSchema,
  addToWatchlist: watchlist.valueSchema,
  addToWatchHistory: watchHistory.valueSchema,
  saveProgress: continueWatching.valueSchema,
  saveRating: ratings.valueSchema,
  saveTitleNote: titleNotes.valueSchema,
  savePreferences: z.strictObject({
    ...z.strictObject(fieldSchemas).partial().shape,
    _sync: z.strictObject({ stamps: z.record(z.string(), stampSchema) }).optional(),
  }),
  requestRemoval: removalRequestSchema,
  /** Without mutations it only asks how the account and the server's clock stand. */
  push: z.strictObject({ items: z.array(mutationSchema).max(pushLimit) }),
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

const profile = z.strictObject({ ...userSchema.shape, last_active: z.string(), created_at: z.string() })
const sessionAnswer = z.strictObject({ user: userSchema, token: z.string() })
/** Numbers of a key pair on the curve P-256, in base64url: `x` and `y` seal, `d` opens. */
const sealingKey = z.strictObject({ x: z.string(), y: z.string(), d: z.string() })
const listed = { id: z.string(), created_at: z.string() }
const favorite = z.strictObject({ ...favorites.valueSchema.shape, ...listed })
const watchlistItem = z.strictObject({ ...watchlist.valueSchema.shape, ...listed })
const watchHistoryItem = z.strictObject({ ...watchHistory.valueSchema.shape, ...listed })
const progress = z.strictObject({ ...continueWatching.valueSchema.shape, ...listed, updated_at: z.string() })
const rating = z.strictObject({ ...ratings.valueSchema.shape, ...listed, updated_at: z.string() })
const titleNote = z.strictObject({ ...titleNotes.valueSchema.shape, ...listed, updated_at: z.string() })
const preferencesAnswer = z.strictObject({ ...fieldSchemas, updated_at: z.string().nullable() })

/** What each call answers, where it is JSON of its own; the sync calls answer in the shapes of `sync.ts`. */
export const answers = {
  register: sessionAnswer,
  login: sessionAnswer,
  renew: z.strictObject({ token: z.string() }),
  /** The id of the account whose place the caller's has taken, and its key; null where there is none. */
  formerAccount: z.strictObject({ owner: z.string().nullable(), key: sealingKey.nullable() }),
  /** `proof` is a token of a session that is over: it opens nothing and proves whose a device's rows are. */
  sealingKey: z.strictObject({ ...sealingKey.shape, proof: z.string() }),
  me: z.strictObject({ last_active: z.string() }),
  profile,
  /** Everything the server holds of the caller: besides this a list for each entity. */
  exportProfile: z.looseObject({
    exported_at: z.string(),
    user: profile,
    sessions: z.strictObject({ created_at: z.string(), expires_at: z.string() }).array(),
  }),
  preferences: preferencesAnswer,
  savePreferences: preferencesAnswer,
  favorites: favorite.array(),
  addFavorite: favorite,
  watchlist: watchlistItem.array(),
  addToWatchlist: watchlistItem,
  watchHistory: watchHistoryItem.array(),
  addToWatchHistory: watchHistoryItem,
  continueWatching: progress.array(),
  saveProgress: progress,
  ratings: rating.array(),
  saveRating: rating,
  titleNotes: titleNote.array(),
  saveTitleNote: titleNote,
  streams: streamsAnswer,
  fourK: fourKAnswer,
  sourceHealth: sourceHealthAnswer,
  sports: sportsAnswer,
  showings: showingsAnswer,
  audiobooks: audiobooksAnswer,
  audiobook: bookSchema,
  news: newsAnswer,
  channels: channelsAnswer,
  guide: guideAnswer,
  requestRemoval: removalAnswer,
} as const

/** The body a call is made with; undefined for one that takes none. */
export type BodyOf<N extends EndpointName> = N extends keyof typeof bodies ? z.input<(typeof bodies)[N]> : undefined

/** What a call answers; unknown for one that answers with nothing, or with nothing anybody reads. */
export type AnswerOf<N extends EndpointName> = N extends keyof typeof answers
  ? z.output<(typeof answers)[N]>
  : N extends 'push'
    ? PushAnswer
    : N extends 'pull'
      ? PullAnswer
      : unknown

export type RegisterBody = z.infer<typeof bodies.register>
export type LoginBody = z.infer<typeof bodies.login>
export type SessionAnswer = z.infer<typeof sessionAnswer>
export type SealingKey = z.infer<typeof sealingKey>
