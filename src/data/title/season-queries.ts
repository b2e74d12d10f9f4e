/** What the pages of seasons and episodes ask. Not for the start. */
export { seasonQueries } from '#remote/tmdb/seasons.ts'
