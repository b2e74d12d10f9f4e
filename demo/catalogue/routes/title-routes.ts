import type { Ask } from '../request.ts'
import { collectionWithId, collectionDetails, collectionParts } from '../movies/collections.ts'
import type { Collection } from '../movies/collections.ts'
import { personWithId } from '../people/people.ts'
import type { Person } from '../people/people.ts'
import { findMovie, findShow } from '../snapshot.ts'
import type { Dated } from '../snapshot.ts'
import type { Movie, Show } from '../titles/title.ts'
import { movieDetails, movieParts } from '../movies/movie-answers.ts'
import { personDetails, personParts } from '../people/person-answers.ts'
import { showDetails, showParts } from '../shows/show-answers.ts'
import { found, idIn, onePart, withParts } from './routing.ts'
import type { Body, Parts, Routes } from './routing.ts'
import { appendedSeasons } from './season-routes.ts'

/** The details of one kind of thing, with its parts appended or alone. */
function thingRoutes<T>(
  base: string,
  find: (id: number, ask: Ask) => T | undefined,
  details: (thing: T, ask: Ask) => Body,
  parts: Parts<T>,
): Routes {
  const thing = (ask: Ask, id?: string): T => found(find(idIn(id), ask))
  return {
    [`${base}/:id`]: (ask, id) => withParts(details(thing(ask, id), ask), thing(ask, id), parts, ask),
    [`${base}/:id/:part`]: (ask, id, part = '') => onePart(idIn(id), thing(ask, id), parts, part, ask),
    [`${base}/:id/watch/providers`]: (ask, id) => onePart(idIn(id), thing(ask, id), parts, 'watch/providers', ask),
  }
}

/** Movies, shows, people and collections. */
export const titleRoutes: Routes = {
  ...thingRoutes<Dated<Movie>>('/movie', (id, { snapshot }) => findMovie(id, snapshot), movieDetails, movieParts),
  ...thingRoutes<Dated<Show>>(
    '/tv',
    (id, { snapshot }) => findShow(id, snapshot),
    (item, ask) => ({ ...showDetails(item, ask), ...appendedSeasons(item.title, ask) }),
    showParts,
  ),
  ...thingRoutes<Person>('/person', personWithId, personDetails, personParts),
  ...thingRoutes<Collection>('/collection', collectionWithId, collectionDetails, collectionParts),
}
