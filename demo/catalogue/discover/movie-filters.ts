import { isoDate } from '../dates.ts'
import type { ApiRequest } from '../request.ts'
import type { Dated } from '../snapshot.ts'
import { movieCertifications } from '../titles/certifications.ts'
import { releasesOf } from '../titles/releases.ts'
import type { Release } from '../titles/releases.ts'
import type { Movie } from '../titles/title.ts'
import { dateOf, filters, yearTest } from './filters.ts'
import { dayRange, numberRange } from './values.ts'
import type { Filter, Filters, Test } from './values.ts'

/** The certificate of a film in a country: the first that is not empty, else '' (irregularity 23). */
const certificateIn = (item: Dated<Movie>, country: string): string =>
  releasesOf(item).find((release) => release.country === country && release.certification !== '')?.certification ?? ''

/** `certification`, and its range from mild to strict. Without `certification_country` they mean nothing and are ignored. */
function certified(fits: (place: number, asked: number) => boolean): Filter<Movie> {
  return (value, request) => {
    const country = request.param('certification_country')
    if (country === '') return () => true
    const rows = movieCertifications[country]?.map(({ certification }) => certification) ?? []
    const asked = value.split('|').map((one) => rows.indexOf(one))
    return (item) => {
      const place = rows.indexOf(certificateIn(item, country))
      return place >= 0 && asked.some((one) => one >= 0 && fits(place, one))
    }
  }
}

/** True when one release is in the region, of the type and on a day that were asked for, all at once. */
const released: Filter<Movie> = (_value, request) => {
  const fits = releaseTest(request)
  return (item) => releasesOf(item).some(fits)
}

function releaseTest(request: ApiRequest): (release: Release) => boolean {
  const region = request.param('region')
  const types = request.param('with_release_type')
  const inRange = dayRange(request, 'release_date')
  const year = request.param('year')
  return ({ country, type, day }) =>
    (region === '' || country === region) &&
    (types === '' || types.split(/[|,]/).includes(String(type))) &&
    (year === '' || isoDate(day).startsWith(`${year}-`)) &&
    inRange(isoDate(day))
}

const firstDay: Filter<Movie> = (_value, request): Test<Movie> => {
  const inRange = dayRange(request, 'primary_release_date')
  return (item) => dateOf(item) !== '' && inRange(dateOf(item))
}

/** The filters of `/discover/movie`. */
export const movieFilters: Filters<Movie> = {
  ...filters,
  ...numberRange('with_runtime', ({ title }: Dated<Movie>) => (title.runtime === 0 ? null : title.runtime)),
  certification: certified((place, asked) => place === asked),
  'certification.gte': certified((place, asked) => place >= asked),
  'certification.lte': certified((place, asked) => place <= asked),
  primary_release_year: yearTest,
  'primary_release_date.gte': firstDay,
  'primary_release_date.lte': firstDay,
  'release_date.gte': released,
  'release_date.lte': released,
  region: released,
  with_release_type: released,
  year: released,
}
