import type { z } from 'zod'
import * as bookmarks from './entities/bookmarks.ts'
import * as continueWatching from './entities/continue-watching.ts'
import * as favorites from './entities/favorites.ts'
import * as listening from './entities/listening.ts'
import * as preferences from './entities/preferences.ts'
import * as ratings from './entities/ratings.ts'
import * as savedArticles from './entities/saved-articles.ts'
import * as titleNotes from './entities/title-notes.ts'
import * as titleTags from './entities/title-tags.ts'
import * as watchHistory from './entities/watch-history.ts'
import * as watchlist from './entities/watchlist.ts'
import { type EntityRules, schema } from './entity.ts'

/** The rules of every synced entity. The names are those of the tables, on devices and on the server, and of the wire. */
export const entities = {
  favorites: favorites.rules,
  watchlist: watchlist.rules,
  watch_history: watchHistory.rules,
  continue_watching: continueWatching.rules,
  ratings: ratings.rules,
  title_notes: titleNotes.rules,
  title_tags: titleTags.rules,
  listening: listening.rules,
  bookmarks: bookmarks.rules,
  saved_articles: savedArticles.rules,
  preferences: preferences.rules,
} as const satisfies Record<string, EntityRules>

/** The shape of one entity's rows. */
export interface EntitySchemas {
  key: z.ZodType<string>
  /** It may depend on the key; undefined for a key that has none. */
  value: z.ZodType | ((key: string) => z.ZodType | undefined)
  /** The key a value belongs under, where the value itself says it. */
  keyOf?: (value: never) => string
}

/** The schemas of every entity. Only the server reads them: whoever does loads zod. */
export const entitySchemas = schema(
  () =>
    ({
      favorites: favorites.schemas,
      watchlist: watchlist.schemas,
      watch_history: watchHistory.schemas,
      continue_watching: continueWatching.schemas,
      ratings: ratings.schemas,
      title_notes: titleNotes.schemas,
      title_tags: titleTags.schemas,
      listening: listening.schemas,
      bookmarks: bookmarks.schemas,
      saved_articles: savedArticles.schemas,
      preferences: preferences.schemas,
    }) as const satisfies Record<keyof typeof entities, EntitySchemas>,
)
