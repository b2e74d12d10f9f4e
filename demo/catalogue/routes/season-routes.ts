import { notFound } from '../responses.ts'
import type { Ask } from '../request.ts'
import { seasonId } from '../ids.ts'
import { episodesOf } from '../shows/schedule.ts'
import type { Episode } from '../shows/schedule.ts'
import { findShow } from '../snapshot.ts'
import type { Show } from '../titles/title.ts'
import { episodeDetails, episodeParts, seasonDetails, seasonParts } from '../shows/season-answers.ts'
import { found, idIn, onePart, wholeNumber, withParts } from './routing.ts'
import type { Body, Parts, Routes } from './routing.ts'

interface Season {
  show: Show
  season: number
}

const ofSeason: Parts<Season> = Object.fromEntries(
  Object.entries(seasonParts).map(([name, part]) => [name, ({ show, season }: Season, ask: Ask) => part(show, season, ask)]),
)

const ofEpisode: Parts<Season & { episode: Episode }> = Object.fromEntries(
  Object.entries(episodeParts).map(([name, part]) => [
    name,
    ({ show, episode }: Season & { episode: Episode }, ask: Ask) => part(show, episode, ask),
  ]),
)

const showIn = (ask: Ask, id = ''): Show => found(findShow(idIn(id), ask.snapshot)).title

function seasonIn(ask: Ask, id?: string, season?: string): Season & { body: Body } {
  const show = showIn(ask, id)
  const number = wholeNumber(season)
  return { show, season: number, body: found(seasonDetails(show, number, ask)) }
}

function episodeIn(ask: Ask, id?: string, season?: string, number?: string): Season & { episode: Episode } {
  const show = showIn(ask, id)
  const episodes = episodesOf(show, wholeNumber(season), ask.today)
  const place = wholeNumber(number)
  return { show, season: wholeNumber(season), episode: found(place === 0 ? undefined : episodes[place - 1]) }
}

/** Answers `append_to_response=season/1,season/2` of a show: whole seasons under the names they were asked by. */
export function appendedSeasons(show: Show, ask: Ask): Body {
  const numbers = [...new Set(ask.param('append_to_response').match(/(?<=^|,)season\/\d{1,3}(?=,|$)/g))].slice(0, 20)
  return Object.fromEntries(
    numbers.flatMap((name) => {
      const body = seasonDetails(show, Number(name.split('/')[1]), ask)
      return body === undefined ? [] : [[name, body]]
    }),
  )
}

const season = '/tv/:id/season/:season'
const episode = `${season}/episode/:episode`

/** Every call below `/tv/{id}/season`. */
export const seasonRoutes: Routes = {
  [season]: (ask, id, number) => {
    const { body, ...thing } = seasonIn(ask, id, number)
    return withParts(body, thing, ofSeason, ask)
  },
  [`${season}/:part`]: (ask, id, number, part = '') => {
    const thing = seasonIn(ask, id, number)
    return onePart(seasonId(thing.show.index, thing.season), thing, ofSeason, part, ask)
  },
  [`${season}/watch/providers`]: (ask, id, number) => {
    const thing = seasonIn(ask, id, number)
    return onePart(seasonId(thing.show.index, thing.season), thing, ofSeason, 'watch/providers', ask)
  },
  [`${season}/episode`]: () => {
    throw notFound()
  },
  [episode]: (ask, id, number, place) => {
    const thing = episodeIn(ask, id, number, place)
    return withParts(episodeDetails(thing.show, thing.episode, ask), thing, ofEpisode, ask)
  },
  [`${episode}/:part`]: (ask, id, number, place, part = '') => {
    const thing = episodeIn(ask, id, number, place)
    return onePart(thing.episode.id, thing, ofEpisode, part, ask)
  },
}
