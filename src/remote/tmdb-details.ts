import type { MediaType } from '#contract/media.ts'
import type { Details, Offer, Offers, Person, Season, Video } from '#domain/details.ts'
import type { Logo } from '#domain/logo.ts'
import { sortedVideos } from '#domain/videos.ts'
import { readTitle, readTitles } from './tmdb-titles.ts'
import { list, listOf, number, record, text } from './tolerant.ts'

type Fields = Readonly<Record<string, unknown>>

/** A title's own page with everything appended to it; null when the answer is no title at all. */
export function readDetails(body: unknown, type: MediaType): Details | null {
  const item = record(body)
  const title = readTitle(item, type)
  if (!title) return null
  const credits = record(item['credits'])
  const collection = record(item['belongs_to_collection'])
  return {
    ...title,
    genreIds: listOf(item['genres'], (genre) => number(genre['id']) || null),
    originalTitle: text(item['original_title']) || text(item['original_name']),
    tagline: text(item['tagline']),
    runtime: number(item['runtime']) || number(list(item['episode_run_time'])[0]),
    certifications: readCertifications(item),
    logos: readLogos(item['images']),
    cast: uniquePeople(listOf(credits['cast'], readPerson)),
    makers: readMakers(item, credits),
    videos: sortedVideos(listOf(record(item['videos'])['results'], readVideo)),
    recommendations: readTitles(record(item['recommendations'])['results'], type),
    collection: number(collection['id']) ? { id: number(collection['id']), name: text(collection['name']) } : null,
    seasons: listOf(item['seasons'], readSeason),
    offers: readOffers(item['watch/providers']),
  }
}

/** Letterings; the language is null or `xx` where there are no words. */
export const readLogos = (images: unknown): Logo[] =>
  listOf(record(images)['logos'], (logo) =>
    text(logo['file_path'])
      ? { language: text(logo['iso_639_1']) || null, path: text(logo['file_path']), width: number(logo['width']) }
      : null,
  )

/** Movies list several releases per country, shows one label; both end as a flat list. */
function readCertifications(item: Fields): Details['certifications'] {
  const movies = listOf(record(item['release_dates'])['results'], (country) =>
    listOf(country['release_dates'], (release) => ({ region: text(country['iso_3166_1']), label: text(release['certification']) })),
  ).flat()
  const shows = listOf(record(item['content_ratings'])['results'], (entry) => ({
    region: text(entry['iso_3166_1']),
    label: text(entry['rating']),
  }))
  return [...movies, ...shows]
}

function readPerson(person: Fields): Person | null {
  const id = number(person['id'])
  const name = text(person['name'])
  if (!id || !name) return null
  return { id, name, role: text(person['character']), photoPath: text(person['profile_path']) || null }
}

/** The same person may be named once per part played. */
const uniquePeople = (people: Person[]): Person[] =>
  [...new Map(people.toReversed().map((person) => [person.id, person])).values()].reverse()

function readMakers(item: Fields, credits: Fields): string[] {
  const directors = listOf(credits['crew'], (person) => (person['job'] === 'Director' ? text(person['name']) || null : null))
  const creators = listOf(item['created_by'], (person) => text(person['name']) || null)
  return [...new Set([...creators, ...(creators.length > 0 ? [] : directors)])]
}

/** Only YouTube videos can be embedded; a key of another form is not put into an address. */
function readVideo(video: Fields): Video | null {
  const key = text(video['key'])
  if (text(video['site']) !== 'YouTube' || !/^[\w-]{6,20}$/.test(key)) return null
  return { key, name: text(video['name']) || text(video['type']), type: text(video['type']) }
}

const readSeason = (season: Fields): Season => ({
  number: number(season['season_number']),
  name: text(season['name']),
  episodes: number(season['episode_count']),
  posterPath: text(season['poster_path']) || null,
  date: text(season['air_date']) || null,
})

function readOffers(providers: unknown): Offers[] {
  return Object.entries(record(record(providers)['results'])).map(([region, value]) => {
    const entry = record(value)
    const of = (way: string) => listOf(entry[way], readOffer)
    return {
      region,
      link: webAddress(entry['link']),
      stream: [...of('flatrate'), ...of('free'), ...of('ads')],
      rent: of('rent'),
      buy: of('buy'),
    }
  })
}

function readOffer(offer: Fields): Offer | null {
  const name = text(offer['provider_name'])
  return name ? { id: number(offer['provider_id']), name, logoPath: text(offer['logo_path']) || null } : null
}

const webAddress = (value: unknown): string => (text(value).startsWith('https://') ? text(value) : '')
