const id = String.raw`\d{1,10}`
const number = String.raw`\d{1,4}`

/** Every path that is passed on, as regular expressions; only what the app itself requests may be asked with the operator's key. */
const paths = [
  'movie/(?:popular|top_rated|now_playing|upcoming)',
  'tv/(?:popular|top_rated|airing_today|on_the_air)',
  'trending/(?:all|movie|tv|person)/(?:day|week)',
  'discover/(?:movie|tv)',
  'search/(?:multi|movie|tv|person|keyword)',
  'genre/(?:movie|tv)/list',
  'certification/(?:movie|tv)/list',
  'watch/providers/(?:movie|tv|regions)',
  `(?:movie|tv)/${id}(?:/(?:images|videos|credits|aggregate_credits|recommendations|similar|keywords|watch/providers))?`,
  `tv/${id}/season/${number}(?:/episode/${number})?`,
  `collection/${id}`,
  String.raw`find/(?:tt|nm)\d{7,10}`,
  'person/popular',
  `person/${id}(?:/(?:combined_credits|images))?`,
].map((path) => new RegExp(`^${path}$`))

/** Every parameter that is passed on. `api_key` and `session_id` are not among them, whoever sends them. */
const params = [
  'language|page|query|region|watch_region|year|timezone',
  'external_source',
  'append_to_response|include_image_language|include_video_language',
  'sort_by|certification_country|certification(?:\\.[gl]te)?',
  'include_adult|include_null_first_air_dates|include_video|screened_theatrically',
  '(?:with|without)_[a-z_]{1,40}(?:\\.[gl]te)?',
  '(?:vote_average|vote_count)\\.[gl]te',
  '(?:release_date|primary_release_date|air_date|first_air_date)\\.[gl]te',
  'primary_release_year|first_air_date_year',
].map((names) => new RegExp(`^(?:${names})$`))

const longestValue = 500
const most = 40

/** What may be asked, in the one form that names it: path, then parameters in order. */
export type Question = `/${string}`

/**
 * The question a browser asks below `/tmdb/3`, or undefined when it is none that is passed on. Unknown parameters are left out, as
 * the service itself passes over them; of one that is given twice the first counts.
 */
export function questionFrom(path: string, query: URLSearchParams): Question | undefined {
  if (!paths.some((allowed) => allowed.test(path))) return undefined
  const names = [...new Set(query.keys())].filter((name) => params.some((allowed) => allowed.test(name))).toSorted()
  if (names.length > most) return undefined
  const asked = new URLSearchParams()
  for (const name of names) {
    const value = query.get(name) ?? ''
    if (value.length > longestValue) return undefined
    // Adult titles are never requested with the operator's key.
    asked.set(name, name === 'include_adult' ? 'false' : value)
  }
  return `/${path}${names.length > 0 ? `?${asked}` : ''}`
}
