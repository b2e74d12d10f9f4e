/** What filters offer to choose from. Not for the start. */
export { choiceQueries } from '#remote/tmdb/choices.ts'
