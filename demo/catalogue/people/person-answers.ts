import { picturePath } from '../picture-names.ts'
import type { ApiRequest } from '../request.ts'
import { seasonStart } from '../shows/schedule.ts'
import { dateOf } from '../shows/season-answers.ts'
import { mixedItem } from '../titles/items.ts'
import { characterOf, creditId, personCore, popularityOf } from './credit-answers.ts'
import { guestsOf } from './credits.ts'
import { firstCrewPlace, firstGuestPlace, partsOf } from './filmography.ts'
import type { Part } from './filmography.ts'
import { people } from './people.ts'
import type { Person } from './people.ts'

type Body = Record<string, unknown>

/** In how many episodes somebody was: the regulars in nearly all, guests in a few. */
function episodesWith({ title, place }: Part): number {
  if (title.kind === 'movie') return 0
  const all = title.schedule.seasons * title.schedule.episodes
  if (place >= firstGuestPlace) return Math.max(1, Math.floor(all / guestsOf(title).length))
  return place >= firstCrewPlace ? all : Math.max(1, all - place * 2)
}

function shown(part: Part, request: ApiRequest): Body[] {
  const item = request.snapshot.byId.get(part.title.id)
  return item === undefined ? [] : [{ ...mixedItem(item, request.lang, request.today), credit_id: creditId(part.title, part.place) }]
}

/** When somebody was first in a show: regulars from its first season on, guests in its last one (irregularity 42). */
function firstCredit({ title, place }: Part, request: ApiRequest): Body {
  if (title.kind === 'movie') return {}
  const season = place >= firstGuestPlace ? title.schedule.seasons : 1
  return { first_credit_air_date: dateOf(seasonStart(title, season, request.today)) }
}

/** Movies and shows together, shows without `order` (irregularity 16), one show as often as somebody played in it (17). */
function creditsOf(person: Person, request: ApiRequest, kinds: readonly ('movie' | 'tv')[]): Body {
  const parts = partsOf(person).filter(({ title }) => kinds.includes(title.kind))
  return {
    cast: parts
      .filter((part) => part.department === undefined)
      .flatMap((part) =>
        shown(part, request).map((body) => ({
          ...body,
          character: characterOf(part.title, part.as),
          ...(part.title.kind === 'movie' ? { order: part.place } : { episode_count: episodesWith(part) }),
          ...firstCredit(part, request),
        })),
      ),
    crew: parts
      .filter((part) => part.department !== undefined)
      .flatMap((part) =>
        shown(part, request).map((body) => ({
          ...body,
          department: part.department,
          job: part.as,
          ...(part.title.kind === 'movie' ? {} : { episode_count: episodesWith(part) }),
          ...firstCredit(part, request),
        })),
      ),
  }
}

/** `GET /person/{id}` without appended parts. */
export const personDetails = (person: Person, request: ApiRequest): Body => ({
  ...personCore(person),
  also_known_as: person.alsoKnownAs,
  biography: person.biography[request.lang],
  birthday: person.birthday,
  deathday: person.deathday,
  // Few have one (irregularity 47).
  homepage: person.id % 10 === 3 ? 'https://example.org/' : null,
  imdb_id: person.imdbId,
  place_of_birth: person.birthplace,
  softcore: person.softcore,
})

const personImages = (person: Person): Body => ({
  profiles: person.hasPortrait
    ? [0, 1].map((variant) => ({
        aspect_ratio: 0.667,
        height: 900,
        width: 600,
        iso_639_1: null,
        file_path: picturePath('profile', person.id, 'none', variant),
        vote_average: 5,
        vote_count: 1,
      }))
    : [],
})

/** A person in a list, with up to three best known titles. */
export function personItem(person: Person, request: ApiRequest): Body {
  const titles = [...new Set(partsOf(person).map(({ title }) => title.id))].slice(0, 3)
  return {
    ...personCore(person),
    softcore: person.softcore,
    known_for: titles.flatMap((id) => {
      const item = request.snapshot.byId.get(id)
      return item === undefined ? [] : [mixedItem(item, request.lang, request.today)]
    }),
  }
}

/** Everybody by popularity, which mixes invented people with the stars of silent films. */
export const popularPeople: readonly Person[] = people.toSorted((a, b) => popularityOf(b) - popularityOf(a) || a.id - b.id)

type PersonPart = (person: Person, request: ApiRequest) => Body

/** What may be appended to a person, or asked for by its own path. */
export const personParts: Readonly<Record<string, PersonPart>> = {
  combined_credits: (person, request) => creditsOf(person, request, ['movie', 'tv']),
  external_ids: ({ imdbId }) => ({
    imdb_id: imdbId,
    wikidata_id: null,
    facebook_id: null,
    instagram_id: null,
    tiktok_id: null,
    twitter_id: null,
  }),
  images: (person) => personImages(person),
  movie_credits: (person, request) => creditsOf(person, request, ['movie']),
  tv_credits: (person, request) => creditsOf(person, request, ['tv']),
}
