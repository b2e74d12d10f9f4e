import type { MediaType } from '#contract/media.ts'
import { grouped } from '#domain/grouped.ts'
import type { CastMember, CrewMember } from '#domain/title/credits.ts'
import type { Certification, Release } from '#domain/title/details.ts'
import type { Offer, Offers } from '#domain/title/offers.ts'
import { sortedVideos, type Video } from '#domain/title/videos.ts'
import { type Fields, dayOf, flag, label, listOf, number, pathOf, record, text } from './readers.ts'

const joined = (roles: readonly string[]): string => [...new Set(roles.filter(Boolean))].join(' / ')

/** Who plays: of `credits`, one entry per part, or of `aggregate_credits`, one per person with all parts. Each person once. */
export function readCast(entries: unknown): CastMember[] {
  const people = grouped(listOf(entries, readCastMember), ({ id }) => id)
  return people.map((parts) => ({ ...parts[0], role: joined(parts.map(({ role }) => role)) }))
}

function readCastMember(person: Fields): CastMember | null {
  const id = number(person['id'])
  const name = label(person['name'])
  if (!id || !name) return null
  const roles = listOf(person['roles'], (role) => label(role['character']) || null)
  return {
    id,
    name,
    role: joined([label(person['character']), ...roles]),
    photoPath: pathOf(person['profile_path']),
    episodes: number(person['total_episode_count']),
  }
}

/** Who made it: one entry per job, or per person with all jobs. Each person once in each department, at the place of their first job there. */
export function readCrew(entries: unknown): CrewMember[] {
  const people = grouped(listOf(entries, readCrewMember), ({ id, department }) => `${department} ${id}`)
  return people.map((parts) => ({ ...parts[0], jobs: [...new Set(parts.flatMap(({ jobs }) => jobs))] }))
}

function readCrewMember(person: Fields): CrewMember | null {
  const id = number(person['id'])
  const name = label(person['name'])
  if (!id || !name) return null
  const jobs = listOf(person['jobs'], (job) => label(job['job']) || null)
  return {
    id,
    name,
    jobs: [label(person['job']), ...jobs].filter(Boolean),
    department: text(person['department']),
    photoPath: pathOf(person['profile_path']),
  }
}

/** Creators of a show, directors of a movie. Whoever directed a show did not create it. */
export function readMakers(type: MediaType, item: Fields, crew: readonly CrewMember[]): { id: number; name: string }[] {
  const makers = type === 'tv' ? readCrew(item['created_by']) : crew.filter(({ jobs }) => jobs.includes('Director'))
  return makers.map(({ id, name }) => ({ id, name }))
}

/** The credits of a title: those of all seasons where they were asked for, else the plain ones. */
export const creditsOf = (item: Fields): Fields => {
  const all = record(item['aggregate_credits'])
  return all['cast'] === undefined && all['crew'] === undefined ? record(item['credits']) : all
}

/** The paths of a list of pictures, those without words first: their language is null or `xx`. */
export function picturePaths(pictures: unknown): string[] {
  const found = listOf(pictures, (picture) => {
    const path = text(picture['file_path'])
    const language = text(picture['iso_639_1'])
    return path ? { path, wordless: language === '' || language === 'xx' } : null
  })
  const paths = [...found.filter(({ wordless }) => wordless), ...found.filter(({ wordless }) => !wordless)].map(({ path }) => path)
  return [...new Set(paths)]
}

/** The videos of an answer, trailers first. */
export const readVideos = (videos: unknown): Video[] => sortedVideos(listOf(record(videos)['results'], readVideo))

/** Only YouTube videos can be embedded; a key of another form is not put into an address. */
function readVideo(video: Fields): Video | null {
  const key = text(video['key'])
  if (text(video['site']) !== 'YouTube' || !/^[\w-]{6,20}$/.test(key)) return null
  const type = text(video['type'])
  return {
    key,
    name: label(video['name']) || type,
    type,
    official: flag(video['official']),
    language: text(video['iso_639_1']),
    date: dayOf(video['published_at']),
  }
}

/** Where a title is to be had, per region; most regions lack some of the ways to pay. A service that streams it in two ways stands once. */
export function readOffers(providers: unknown): Offers[] {
  return Object.entries(record(record(providers)['results'])).map(([region, value]) => {
    const entry = record(value)
    const of = (...ways: string[]) =>
      grouped(
        ways.flatMap((way) => listOf(entry[way], readOffer)),
        ({ id }) => id,
      ).map(([offer]) => offer)
    return {
      region,
      link: secureAddress(entry['link']),
      stream: of('flatrate', 'free', 'ads'),
      rent: of('rent'),
      buy: of('buy'),
    }
  })
}

function readOffer(offer: Fields): Offer | null {
  const name = text(offer['provider_name'])
  return name ? { id: number(offer['provider_id']), name, logoPath: pathOf(offer['logo_path']) } : null
}

const secureAddress = (value: unknown): string => (text(value).startsWith('https://') ? text(value) : '')

/** The releases of a movie in all countries, several in each; those of festivals have no age rating. */
export const readReleases = (item: Fields): Release[] =>
  listOf(record(item['release_dates'])['results'], (country) =>
    listOf(country['release_dates'], (release) => ({
      region: text(country['iso_3166_1']),
      label: text(release['certification']),
      date: dayOf(release['release_date']),
      kind: number(release['type']),
    })),
  ).flat()

/** The age ratings of a movie, which come with its releases, or of a show, which come by themselves. */
export const readCertifications = (item: Fields, releases: readonly Release[]): Certification[] => [
  ...releases.map(({ region, label }) => ({ region, label })),
  ...listOf(record(item['content_ratings'])['results'], (entry) => ({ region: text(entry['iso_3166_1']), label: text(entry['rating']) })),
]
