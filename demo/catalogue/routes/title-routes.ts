import { collectionWithId, collectionDetails, collectionParts } from '../movies/collections.ts'
import type { Collection } from '../movies/collections.ts'
import { movieDetails, movieParts } from '../movies/movie-answers.ts'
import { personWithId } from '../people/people.ts'
import type { Person } from '../people/people.ts'
import { personDetails, personParts } from '../people/person-answers.ts'
import type { ApiRequest } from '../request.ts'
import { showDetails, showParts } from '../shows/show-answers.ts'
import { findMovie, findShow } from '../snapshot.ts'
import type { Dated } from '../snapshot.ts'
import type { Movie, Show } from '../titles/title.ts'
import { found, idIn, onePart, withParts } from './routing.ts'
import type { Body, Parts, Routes } from './routing.ts'
import { appendedSeasons } from './season-routes.ts'

/** The details of one kind of thing, with its parts appended or alone. */
function thingRoutes<T>(
  base: string,
  find: (id: number, request: ApiRequest) => T | undefined,
  details: (thing: T, request: ApiRequest) => Body,
  parts: Parts<T>,
): Routes {
  const thing = (request: ApiRequest, id?: string): T => found(find(idIn(id), request))
  return {
    [`${base}/:id`]: (request, id) => withParts(details(thing(request, id), request), thing(request, id), parts, request),
    [`${base}/:id/:part`]: (request, id, part = '') => onePart(idIn(id), thing(request, id), parts, part, request),
    [`${base}/:id/watch/providers`]: (request, id) => onePart(idIn(id), thing(request, id), parts, 'watch/providers', request),
  }
}

/** Movies, shows, people and collections. */
export const titleRoutes: Routes = {
  ...thingRoutes<Dated<Movie>>('/movie', (id, { snapshot }) => findMovie(id, snapshot), movieDetails, movieParts),
  ...thingRoutes<Dated<Show>>(
    '/tv',
    (id, { snapshot }) => findShow(id, snapshot),
    (item, request) => ({ ...showDetails(item, request), ...appendedSeasons(item.title, request) }),
    showParts,
  ),
  ...thingRoutes<Person>('/person', personWithId, personDetails, personParts),
  ...thingRoutes<Collection>('/collection', collectionWithId, collectionDetails, collectionParts),
}
