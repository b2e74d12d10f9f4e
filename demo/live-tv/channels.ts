import type { ChannelAnswer, ChannelCategory } from '#contract/live-tv.ts'
import { booksForAir } from '#domain/audiobooks/on-air.ts'
import { channelIdOf } from '#domain/live-tv/channel.ts'
import { demoBooks } from '../audiobooks/books.ts'
import { dayOf } from '../catalogue/dates.ts'
import { movies } from '../catalogue/movies/movies.ts'
import { openMovies, silentMovies } from '../catalogue/movies/real-movies.ts'
import type { Movie } from '../catalogue/titles/title.ts'
import { clipOfMovie, demoStreams } from '../media/streams.ts'

interface DemoChannel {
  name: string
  category: ChannelCategory
  shows: (movie: Movie) => boolean
}

const family = 10_751
const documentary = 99
const horror = 27
const isOpen = new Set(openMovies)
const isSilent = new Set(silentMovies)

/** Channels of the demo, by the films they choose. Their names are names, and the same in every language. */
const channels: readonly DemoChannel[] = [
  { name: 'Matinee One', category: 'entertainment', shows: ({ vote }) => vote >= 7.5 },
  { name: 'Open Cinema', category: 'premium channels', shows: (movie) => isOpen.has(movie) },
  { name: 'Family Room', category: 'lifestyle', shows: ({ genres }) => genres.includes(family) },
  { name: 'True Stories', category: 'cultural', shows: ({ genres }) => genres.includes(documentary) },
  { name: 'World Screen', category: 'international', shows: ({ originalLanguage }) => originalLanguage !== 'en' },
  { name: 'Silent Nights', category: 'cultural', shows: (movie) => isSilent.has(movie) },
  { name: 'After Midnight', category: 'entertainment', shows: ({ genres }) => genres.includes(horror) },
]

const mostFilms = 30

const refOf = ({ id }: Movie) => ({ media_type: 'movie', media_id: id, season: null, episode: null }) as const

/** A clip stands for every movie that plays, and its length is known. */
function filmsOf({ shows }: DemoChannel, now: number): ChannelAnswer['films'] {
  const shown = movies
    .filter((movie) => movie.quirks.hidden === undefined && shows(movie))
    .flatMap((movie) => {
      const streams = demoStreams.streamsOf(refOf(movie), now)
      return streams[0] === undefined ? [] : [{ movie, streams, licence: streams[0].licence }]
    })
  return shown.slice(0, mostFilms).map(({ movie, streams, licence }) => ({
    watchable: `movie:${movie.id}`,
    titles: { en: movie.title.en, de: movie.title.de },
    seconds: clipOfMovie(movie.id).seconds,
    streams: streams.map(({ id, delivery, url }) => ({ id, delivery, url })),
    licence,
  }))
}

/** Reads the books of the demo. */
const readingRoom: ChannelAnswer = {
  id: channelIdOf('demo', 'Reading Room'),
  name: 'Reading Room',
  logo: null,
  category: 'cultural',
  country: null,
  languages: ['en', 'de'],
  is_radio: true,
  number: channels.length + 1,
  streams: [],
  films: [],
  books: booksForAir(demoBooks),
  source: 'Matinee demo',
  homepage: null,
  guide_page: null,
}

let made: { day: string; channels: readonly ChannelAnswer[] } | undefined

/** What is on the air in the demo: its films by the clock. The same list all day. @param now epoch ms */
export function demoChannels(now: number): readonly ChannelAnswer[] {
  const day = String(dayOf(now))
  if (made?.day !== day)
    made = {
      day,
      channels: [
        ...channels.map((channel, place) => ({
          id: channelIdOf('demo', channel.name),
          name: channel.name,
          logo: null,
          category: channel.category,
          country: null,
          languages: ['en', 'de'],
          is_radio: false,
          number: place + 1,
          streams: [],
          films: filmsOf(channel, now),
          books: [],
          source: 'Matinee demo',
          homepage: null,
          guide_page: null,
        })),
        readingRoom,
      ],
    }
  return made.channels
}
