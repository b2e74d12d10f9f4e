import type { ApiRequest } from '../request.ts'
import { airDays } from '../shows/schedule.ts'
import { showTypes, statuses, typeOf } from '../shows/shows.ts'
import type { Dated } from '../snapshot.ts'
import { networksOf } from '../titles/companies.ts'
import type { Show } from '../titles/title.ts'
import { dateOf, filters, yearTest } from './filters.ts'
import { dateInZone } from './time-zones.ts'
import { dayRange, numberRange, unwanted, wanted } from './values.ts'
import type { Filter, Filters } from './values.ts'

/** What passes although nobody knows its first night. */
const mayBeUnknown = (request: ApiRequest): boolean => request.param('include_null_first_air_dates') === 'true'

const premiere: Filter<Show> = (_value, request) => {
  const inRange = dayRange(request, 'first_air_date')
  return (item) => (dateOf(item) === '' ? mayBeUnknown(request) : inRange(dateOf(item)))
}

/** On the air on one of the asked days, as the calendar of the asked time zone has them. */
const onAir: Filter<Show> = (_value, request) => {
  const inRange = dayRange(request, 'air_date')
  const zone = request.param('timezone') || 'America/New_York'
  return ({ title }) => airDays(title, request.today).some((day) => inRange(dateInZone(day, title.country, zone)))
}

const network = ({ title }: Dated<Show>): number[] => networksOf(title).map(({ id }) => id)

/** The filters of `/discover/tv`. */
export const showFilters: Filters<Show> = {
  ...filters,
  ...numberRange('with_runtime', ({ title }: Dated<Show>) => title.episodeMinutes),
  'air_date.gte': onAir,
  'air_date.lte': onAir,
  'first_air_date.gte': premiere,
  'first_air_date.lte': premiere,
  first_air_date_year: yearTest,
  screened_theatrically:
    (value) =>
    ({ title }) =>
      value !== 'true' || title.screened,
  with_networks: (value) => {
    const test = wanted(value)
    return (item) => test(network(item))
  },
  without_networks: (value) => {
    const test = unwanted(value)
    return (item) => test(network(item))
  },
  with_status: (value) => {
    const test = wanted(value)
    return ({ title }) => test([statuses.indexOf(title.schedule.status)])
  },
  with_type: (value) => {
    const test = wanted(value)
    return ({ title }) => test([showTypes.indexOf(typeOf(title))])
  },
}
