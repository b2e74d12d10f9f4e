import type { Channel } from '#domain/live-tv/channel.ts'

/** A channel of news that says no more than its name. */
export const channelOf = (name: string, more: Partial<Channel> = {}): Channel => ({
  id: name,
  name,
  logo: null,
  category: 'news',
  country: null,
  languages: [],
  isRadio: false,
  number: null,
  streams: [],
  films: [],
  books: [],
  source: 'A list',
  homepage: null,
  guidePage: null,
  ownSource: null,
  ...more,
})
