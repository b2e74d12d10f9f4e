import { seasonId } from '../ids.ts'
import type { ApiRequest } from '../request.ts'
import { notFound } from '../responses.ts'
import { episodesOf } from '../shows/schedule.ts'
import type { Episode } from '../shows/schedule.ts'
import { episodeDetails, episodeParts, seasonDetails, seasonParts } from '../shows/season-answers.ts'
import { findShow } from '../snapshot.ts'
import type { Show } from '../titles/title.ts'
import { found, idIn, onePart, wholeNumber, withParts } from './routing.ts'
import type { Body, Parts, Routes } from './routing.ts'

interface Season {
  show: Show
  season: number
}

const ofSeason: Parts<Season> = Object.fromEntries(
  Object.entries(seasonParts).map(([name, part]) => [name, ({ show, season }: Season, request: ApiRequest) => part(show, season, request)]),
)

const ofEpisode: Parts<Season & { episode: Episode }> = Object.fromEntries(
  Object.entries(episodeParts).map(([name, part]) => [
    name,
    ({ show, episode }: Season & { episode: Episode }, request: ApiRequest) => part(show, episode, request),
  ]),
)

const showIn = (request: ApiRequest, id = ''): Show => found(findShow(idIn(id), request.snapshot)).title

function seasonIn(request: ApiRequest, id?: string, season?: string): Season & { body: Body } {
  const show = showIn(request, id)
  const number = wholeNumber(season)
  return { show, season: number, body: found(seasonDetails(show, number, request)) }
}

function episodeIn(request: ApiRequest, id?: string, season?: string, number?: string): Season & { episode: Episode } {
  const show = showIn(request, id)
  const episodes = episodesOf(show, wholeNumber(season), request.today)
  const place = wholeNumber(number)
  return { show, season: wholeNumber(season), episode: found(place === 0 ? undefined : episodes[place - 1]) }
}

/** Answers `append_to_response=season/1,season/2` of a show: whole seasons under the names they were asked by. */
export function appendedSeasons(show: Show, request: ApiRequest): Body {
  const numbers = [...new Set(request.param('append_to_response').match(/(?<=^|,)season\/\d{1,3}(?=,|$)/g))].slice(0, 20)
  return Object.fromEntries(
    numbers.flatMap((name) => {
      const body = seasonDetails(show, Number(name.split('/')[1]), request)
      return body === undefined ? [] : [[name, body]]
    }),
  )
}

const season = '/tv/:id/season/:season'
const episode = `${season}/episode/:episode`

/** Every call below `/tv/{id}/season`. */
export const seasonRoutes: Routes = {
  [season]: (request, id, number) => {
    const { body, ...thing } = seasonIn(request, id, number)
    return withParts(body, thing, ofSeason, request)
  },
  [`${season}/:part`]: (request, id, number, part = '') => {
    const thing = seasonIn(request, id, number)
    return onePart(seasonId(thing.show.index, thing.season), thing, ofSeason, part, request)
  },
  [`${season}/watch/providers`]: (request, id, number) => {
    const thing = seasonIn(request, id, number)
    return onePart(seasonId(thing.show.index, thing.season), thing, ofSeason, 'watch/providers', request)
  },
  [`${season}/episode`]: () => {
    throw notFound()
  },
  [episode]: (request, id, number, place) => {
    const thing = episodeIn(request, id, number, place)
    return withParts(episodeDetails(thing.show, thing.episode, request), thing, ofEpisode, request)
  },
  [`${episode}/:part`]: (request, id, number, place, part = '') => {
    const thing = episodeIn(request, id, number, place)
    return onePart(thing.episode.id, thing, ofEpisode, part, request)
  },
}
