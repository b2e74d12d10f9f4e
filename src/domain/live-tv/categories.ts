import { type ChannelCategory, channelCategories } from '#contract/live-tv.ts'
import { foldText } from '../search/title-search.ts'

/**
 * Words by which playlists in English, German, French, Spanish, Italian and Portuguese name a group, the most telling first: a group of "sports news" is
 * about sports, one of "adult movies" is for adults. A word counts where it begins one of the group's words.
 */
const words: readonly (readonly [ChannelCategory, readonly string[]])[] = [
  ['adult', ['adult', 'x'.repeat(3), '18+', 'erotic', 'erotik', 'erwachsene', 'porn', 'x-rated', 'for adults']],
  ['college sports', ['college', 'ncaa', 'university sport', 'hochschulsport']],
  ['weather', ['weather', 'wetter', 'meteo', 'clima', 'tiempo']],
  [
    'health-fitness',
    ['health', 'fitness', 'gesundheit', 'sante', 'salud', 'saude', 'salute', 'yoga', 'medical', 'wellness', 'health-fitness'],
  ],
  [
    'sports',
    ['sport', 'deporte', 'desporto', 'esporte', 'football', 'fussball', 'futbol', 'soccer', 'racing', 'boxing', 'nba', 'nfl', 'golf'],
  ],
  [
    'news',
    [
      'news',
      'nachricht',
      'noticia',
      'notizie',
      'info',
      'actualite',
      'business',
      'wirtschaft',
      'politi',
      'legislative',
      'parliament',
      'parlament',
    ],
  ],
  ['reality', ['reality', 'realite']],
  ['premium channels', ['premium', 'pay tv', 'paytv', 'hbo', 'cinemax', 'starz', 'showtime', 'vip', 'ppv']],
  ['basic cable', ['basic cable', 'basic', 'cable', 'kabel']],
  ['local', ['local', 'lokal', 'regional', 'region', 'stadt', 'city']],
  [
    'lifestyle',
    [
      'lifestyle',
      'cooking',
      'kochen',
      'cocina',
      'cuisine',
      'food',
      'travel',
      'reise',
      'fashion',
      'mode',
      'home',
      'garden',
      'auto',
      'outdoor',
      'shop',
      'relax',
      'family',
      'familie',
    ],
  ],
  [
    'cultural',
    [
      'cultur',
      'kultur',
      'culture',
      'document',
      'doku',
      'education',
      'bildung',
      'history',
      'geschichte',
      'science',
      'wissen',
      'classic',
      'klassik',
      'art',
      'kunst',
      'relig',
      'nature',
      'natur',
    ],
  ],
  [
    'entertainment',
    [
      'entertainment',
      'unterhaltung',
      'general',
      'movie',
      'film',
      'cine',
      'kino',
      'series',
      'serie',
      'comedy',
      'komodie',
      'music',
      'musik',
      'musique',
      'kids',
      'kinder',
      'children',
      'cartoon',
      'animation',
      'anime',
      'show',
      'variety',
      'drama',
      'radio',
      'pop',
      'rock',
    ],
  ],
  ['international', ['international', 'world', 'welt', 'monde', 'mundo', 'foreign', 'global']],
]

const exact = new Map<string, ChannelCategory>(channelCategories.map((category) => [category, category]))

/** What a channel is about, by the groups its playlist puts it in (`News;Public`, `DE | Sport`), the first that says something. */
export function categoryOf(group: string): ChannelCategory {
  const folded = foldText(group).trim()
  const same = exact.get(folded)
  if (same !== undefined) return same
  const parts = folded.split(/[;|/,]/u).map((part) => ` ${part.replaceAll(/[^\p{L}\p{N}+-]+/gu, ' ').trim()}`)
  for (const part of parts) {
    const found = words.find(([, beginnings]) => beginnings.some((word) => part.includes(` ${word}`)))
    if (found) return found[0]
  }
  return 'uncategorized'
}
