import type { FastifyBaseLogger } from 'fastify'
import type { Book } from '#contract/audiobooks.ts'
import type { Article } from '#contract/news.ts'
import type { CatalogueKind } from '#contract/source-health.ts'
import type { CompetitionAnswer } from '#contract/sports.ts'
import { copyAddress } from '#domain/audiobooks/copy-address.ts'
import type { ListedChannel } from '#domain/live-tv/playlist-channels.ts'
import { bookReader } from '../audiobooks/reader.ts'
import { playlistReader } from '../live-tv/playlist-reader.ts'
import { type GuideProgramme, guideReader } from '../live-tv/xmltv-reader.ts'
import { feedReader } from '../news/feed-reader.ts'
import { policySourcesOf } from '../sources/open-catalogue.ts'
import { seasonReader } from '../sports/season-reader.ts'
import type { SourceList } from './source-list.ts'
import type { SourceReader } from './source-reader.ts'
import { type SourceHealth, SourceSet } from './source-set.ts'

/** Everything that the operator's sources have, by what it is. */
export interface CatalogueSources {
  channels: SourceSet<ListedChannel>
  guide: SourceSet<GuideProgramme>
  books: SourceSet<Book>
  matches: SourceSet<CompetitionAnswer>
  articles: SourceSet<Article>
  health: () => SourceHealth[]
  /** Where its channels and books are played and copied from, as sources of a content security policy; another array once something has changed. */
  mediaOrigins: () => readonly string[]
  /** Takes the last good copies from the disk; then they are read anew where they are old, and from then on. */
  begin: () => Promise<void>
  /** Nothing is read any more; resolves when the copies that are being written are whole. */
  end: () => Promise<void>
}

interface CatalogueSourcesOptions {
  list: SourceList
  /** Folder of the copies. */
  dir: string
  /** Epoch ms. */
  clock: () => number
  log: FastifyBaseLogger
}

const minute = 60_000
const hour = 60 * minute

/** Builds one set for each kind; nothing is read yet. */
export function catalogueSources({ list, dir, clock, log }: CatalogueSourcesOptions): CatalogueSources {
  const setOf = <Item>(kind: CatalogueKind, reader: SourceReader<Item>, freshMs: number, onChange?: () => void) =>
    new SourceSet({ kind, sources: list[kind], reader, freshMs, dir, clock, log, ...(onChange && { onChange }) })
  const guide = setOf('guide', guideReader({ channels: () => channels.items(), clock }), 6 * hour)
  // A guide is read for the channels there are.
  const channels: SourceSet<ListedChannel> = setOf('channels', playlistReader, 6 * hour, () => void guide.readAgain())
  const books = setOf('books', bookReader, 24 * hour)
  const matches = setOf('matches', seasonReader, hour)
  const articles = setOf('articles', feedReader, 30 * minute)
  const all = [channels, guide, books, matches, articles]
  let known: { of: readonly unknown[]; origins: readonly string[] } | undefined
  return {
    channels,
    guide,
    books,
    matches,
    articles,
    health: () => all.flatMap((set) => set.health()),
    mediaOrigins() {
      const of = [channels.items(), books.items()]
      if (known === undefined || of.some((items, at) => items !== known?.of[at]))
        known = { of, origins: originsOf(channels.items(), books.items()) }
      return known.origins
    },
    async begin() {
      await Promise.all(all.map((set) => set.open()))
      void Promise.all([channels.begin().then(() => guide.begin()), books.begin(), matches.begin(), articles.begin()])
    },
    async end() {
      await Promise.all(all.map((set) => set.end()))
    },
  }
}

/** More hosts than this are no longer named one by one: the policy of a page is sent with every page. */
const mostOrigins = 60

/** The hosts, or all that are encrypted where there are too many. */
function originsOf(channels: readonly ListedChannel[], books: readonly Book[]): string[] {
  const addresses = [
    ...channels.flatMap(({ streams }) => streams.map(({ url }) => url)),
    // A book is played at one address and copied from another.
    ...books.flatMap(({ chapters }) => chapters.flatMap(({ url }) => [url, copyAddress(url) ?? url])),
  ]
  const origins = new Set(addresses.flatMap((url) => (url.startsWith('/') ? [] : policySourcesOf(url))))
  return origins.size > mostOrigins ? ['https:'] : [...origins].toSorted()
}
