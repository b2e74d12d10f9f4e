/** What the pages of titles and collections ask. Not for the start: routes import it when they load. */
export { detailsQueries } from '#remote/tmdb/details.ts'
