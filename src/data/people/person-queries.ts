/** What the pages of people ask. Not for the start. */
export { personQueries } from '#remote/tmdb/person.ts'
