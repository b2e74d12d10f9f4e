import { drawPicture } from './art/draw.ts'
import { demoBooks } from './audiobooks/books.ts'
import { demoCatalogue } from './catalogue/plugin.ts'
import { demoMedia, mediaPrefix } from './media/plugin.ts'
import { demoChannels } from './live-tv/channels.ts'
import { demoStreams } from './media/streams.ts'
import { demoFeeds, ownHost } from './news/feeds.ts'
import { demoLeague } from './sports/league.ts'

/**
 * The made-up world that a server without a movie-database key serves: `catalogue` is registered under `/tmdb/3`, the image proxy asks
 * `drawPicture` for the pictures that the catalogue names, `streams` says what can be played of a title, `league` who plays whom, `books` what is read aloud, `channels` what
 * is on the air, `papers` are two feeds whose addresses of our own begin with `papers.ownHost`, and `media` is registered under
 * `mediaPrefix`, where the addresses of the streams lead.
 */
export const demoWorld = {
  catalogue: demoCatalogue,
  drawPicture,
  streams: demoStreams,
  league: demoLeague,
  books: demoBooks,
  papers: { feedsAt: demoFeeds, ownHost },
  channels: demoChannels,
  media: demoMedia,
  mediaPrefix,
} as const
