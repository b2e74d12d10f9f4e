import { notFound, paged } from './answers.ts'
import type { Ask } from './ask.ts'
import { collectionWithId } from './collections.ts'
import { isoDate } from './dates.ts'
import { discover } from './discover.ts'
import { lists, trending } from './lists.ts'
import type { TitleList } from './lists.ts'
import { personWithId } from './people.ts'
import { findMovie, findShow, snapshotOf } from './snapshot.ts'
import type { Dated } from './snapshot.ts'
import { configuration } from './wire/configuration.ts'
import { movieGenreList, showGenreList } from './wire/genres.ts'
import { listItem, mixedItem } from './wire/items.ts'
import { searchAnswer, trendingAll } from './wire/mixed.ts'
import { collectionDetails, movieDetails, movieParts } from './wire/movie.ts'
import { personDetails, personItem, personParts, popularPeople } from './wire/person.ts'
import { providerList, regionList } from './wire/providers.ts'
import { episodeDetails, seasonDetails, showDetails, showParts } from './wire/show.ts'

type Body = Record<string, unknown>
/** Answers a call; the path parameters arrive in order. Throws a `Refusal`. */
export type Answer = (ask: Ask, ...path: string[]) => Body

type Parts<T> = Readonly<Record<string, (item: T, ask: Ask) => Body>>

/** The number at the start of `90010001-the-salt-year`; anything else is not found, 0 included. */
function idIn(segment = ''): number {
  const [digits] = /^\d{1,10}(?=-|$)/.exec(segment) ?? []
  if (digits === undefined) throw notFound()
  return Number(digits)
}

function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw notFound()
  return thing
}

const appendedLimit = 20

/** Adds what `append_to_response` asks for; unknown names are passed over, as the real service does. */
function withParts<T>(body: Body, item: T, parts: Parts<T>, ask: Ask): Body {
  const names = ask.param('append_to_response').split(',').slice(0, appendedLimit)
  const appended = names.flatMap((name) => {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined
    return part === undefined ? [] : [[name, part(item, ask)] as const]
  })
  return { ...body, ...Object.fromEntries(appended) }
}

function onePart<T>(id: number, item: T, parts: Parts<T>, name: string, ask: Ask): Body {
  const part = found(Object.hasOwn(parts, name) ? parts[name] : undefined)
  return { id, ...part(item, ask) }
}

function listBody(list: TitleList, ask: Ask): Body {
  const [minimum, maximum] = list.range ?? []
  const dates = minimum === undefined || maximum === undefined ? {} : { dates: { maximum: isoDate(maximum), minimum: isoDate(minimum) } }
  return { ...dates, ...paged(ask, list.items, (item) => listItem(item, ask.lang, ask.today)) }
}

const discovered = (items: readonly Dated[], ask: Ask): Body => ({
  ...paged(ask, discover(items, ask), (item) => listItem(item, ask.lang, ask.today)),
})

const movie = (ask: Ask, id = ''): ReturnType<typeof findMovie> & {} => found(findMovie(idIn(id), ask.today))
const show = (ask: Ask, id = ''): ReturnType<typeof findShow> & {} => found(findShow(idIn(id), ask.today))

/** Every call of the demo catalogue: path below `/tmdb/3` in Fastify's form, and its answer. */
export const routes: Readonly<Record<string, Answer>> = {
  '/configuration': () => configuration,
  ...Object.fromEntries(Object.entries(lists).map(([path, list]) => [`/${path}`, (ask: Ask): Body => listBody(list(ask.today), ask)])),
  ...Object.fromEntries(
    (['day', 'week'] as const).flatMap((window) => [
      [`/trending/all/${window}`, (ask: Ask): Body => trendingAll(window, ask)] as const,
      [
        `/trending/person/${window}`,
        (ask: Ask): Body => ({ ...paged(ask, popularPeople, (person) => ({ ...personItem(person, ask), media_type: 'person' })) }),
      ] as const,
      ...(['movie', 'tv'] as const).map(
        (kind) =>
          [
            `/trending/${kind}/${window}`,
            (ask: Ask): Body => ({ ...paged(ask, trending(kind, window, ask.today), (item) => mixedItem(item, ask.lang, ask.today)) }),
          ] as const,
      ),
    ]),
  ),
  ...Object.fromEntries(
    (['multi', 'movie', 'tv', 'person'] as const).map((kind) => [`/search/${kind}`, (ask: Ask): Body => searchAnswer(kind, ask)]),
  ),
  '/discover/movie': (ask) => discovered(snapshotOf(ask.today).movies, ask),
  '/discover/tv': (ask) => discovered(snapshotOf(ask.today).shows, ask),
  '/genre/movie/list': (ask) => ({ ...movieGenreList(ask.lang) }),
  '/genre/tv/list': (ask) => ({ ...showGenreList(ask.lang) }),
  '/watch/providers/movie': providerList,
  '/watch/providers/tv': providerList,
  '/watch/providers/regions': () => regionList,
  '/collection/:id': (ask, id) => collectionDetails(found(collectionWithId(idIn(id))), ask),
  '/person/popular': (ask) => ({ ...paged(ask, popularPeople, (person) => personItem(person, ask)) }),
  '/person/:id': (ask, id) => {
    const person = found(personWithId(idIn(id)))
    return withParts(personDetails(person, ask), person, personParts, ask)
  },
  '/person/:id/:part': (ask, id, part = '') => onePart(idIn(id), found(personWithId(idIn(id))), personParts, part, ask),
  '/movie/:id': (ask, id) => withParts(movieDetails(movie(ask, id), ask), movie(ask, id), movieParts, ask),
  '/movie/:id/:part': (ask, id, part = '') => onePart(idIn(id), movie(ask, id), movieParts, part, ask),
  '/movie/:id/watch/providers': (ask, id) => onePart(idIn(id), movie(ask, id), movieParts, 'watch/providers', ask),
  '/tv/:id': (ask, id) => withParts(showDetails(show(ask, id), ask), show(ask, id), showParts, ask),
  '/tv/:id/:part': (ask, id, part = '') => onePart(idIn(id), show(ask, id), showParts, part, ask),
  '/tv/:id/watch/providers': (ask, id) => onePart(idIn(id), show(ask, id), showParts, 'watch/providers', ask),
  '/tv/:id/season/:season': (ask, id, season = '') => found(seasonDetails(show(ask, id), wholeNumber(season), ask)),
  '/tv/:id/season/:season/episode/:episode': (ask, id, season = '', episode = '') =>
    found(episodeDetails(show(ask, id), wholeNumber(season), wholeNumber(episode), ask)),
}

function wholeNumber(segment: string): number {
  if (!/^\d{1,4}$/.test(segment)) throw notFound()
  return Number(segment)
}
