import type { ChannelAnswer } from '#contract/live-tv.ts'
import { booksForAir } from '#domain/audiobooks/on-air.ts'
import { channelIdOf } from '#domain/live-tv/channel.ts'
import { bundledBooks } from '../audiobooks/bundled.ts'
import { openCatalogue, openFilmSeconds, otherCuts } from '../sources/open-catalogue.ts'

/** The names of the films of the open catalogue that are on the air. */
const titles: Readonly<Record<keyof typeof openCatalogue, string>> = {
  'movie:9761': 'Elephants Dream',
  'movie:10378': 'Big Buck Bunny',
  'movie:45745': 'Sintel',
  'movie:133701': 'Tears of Steel',
}

const films = Object.entries(openCatalogue).flatMap(([watchable, all]): ChannelAnswer['films'] => {
  const streams = all.filter(({ id }) => !otherCuts.has(id))
  const [seconds, title, first] = [openFilmSeconds[watchable], new Map(Object.entries(titles)).get(watchable), streams[0]]
  if (seconds === undefined || title === undefined || first === undefined) return []
  return [
    {
      watchable,
      titles: { en: title },
      seconds,
      streams: streams.map(({ id, delivery, url }) => ({ id, delivery, url })),
      licence: first.licence,
    },
  ]
})

const channels: readonly ChannelAnswer[] = [
  {
    id: channelIdOf('matinee', 'open-films'),
    name: 'Open Cinema',
    logo: null,
    category: 'entertainment',
    country: null,
    languages: ['en'],
    is_radio: false,
    number: 1,
    streams: [],
    films,
    books: [],
    source: 'Matinee',
    homepage: null,
    guide_page: null,
  },
  {
    id: channelIdOf('matinee', 'librivox'),
    name: 'LibriVox',
    logo: null,
    category: 'cultural',
    country: null,
    languages: ['en'],
    is_radio: true,
    number: 2,
    streams: [],
    films: [],
    books: booksForAir(bundledBooks),
    source: 'LibriVox',
    homepage: 'https://librivox.org/',
    guide_page: null,
  },
]

/** What is on the air where an operator lists nothing: the films of the open catalogue and the books of LibriVox by the clock. */
export const openChannels = (): readonly ChannelAnswer[] => channels
