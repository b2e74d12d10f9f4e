/** What screens may ask the catalogue. */
export { queries } from '#remote/tmdb.ts'
