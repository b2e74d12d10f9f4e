/** What the start asks the catalogue; the questions of other screens are in files of their own, which come with those screens. */
export { queries, withOverviews } from '#remote/tmdb/queries.ts'
