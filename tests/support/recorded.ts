import collection from './recorded/collection.json' with { type: 'json' }
import list from './recorded/list.json' with { type: 'json' }
import movie from './recorded/movie.json' with { type: 'json' }
import person from './recorded/person.json' with { type: 'json' }
import season from './recorded/season.json' with { type: 'json' }
import show from './recorded/show.json' with { type: 'json' }

/** Answers in the shapes of the movie database, written by hand after its real ones: as full as they come. */
export const recorded = { collection, list, movie, person, season, show }
