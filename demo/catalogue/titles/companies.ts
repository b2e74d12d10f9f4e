import { itemAt } from '../../random.ts'
import { firstId } from '../ids.ts'
import { picturePath } from '../picture-names.ts'
import type { Movie, Show } from './title.ts'

/** A production company or a network. */
export interface Company {
  id: number
  name: string
  country: string
  headquarters: string
  /** Half of the real ones have none (irregularity 8). */
  hasLogo: boolean
}

const numbered = (first: number, rows: readonly (readonly [name: string, country: string, headquarters: string])[]): Company[] =>
  rows.map(([name, country, headquarters], index) => ({ id: first + index, name, country, headquarters, hasLogo: index % 2 === 0 }))

export const companies: readonly Company[] = numbered(firstId.company, [
  ['Blender Studio', 'NL', 'Amsterdam'],
  ['Kleine Laterne Film', 'DE', 'Leipzig'],
  ['Harbour Light Pictures', 'GB', 'Bristol'],
  ['Two Foxes Productions', 'US', 'Portland'],
  ['Papierflotte', 'DE', 'Hamburg'],
  ['Meridian & Sons', 'US', 'Chicago'],
  ['Salt House Films', 'IE', 'Galway'],
  ['Nachtzug Kino', 'AT', 'Graz'],
  ['Tin Roof Stories', 'CA', 'Halifax'],
  ['Studio Kumo', 'JP', 'Kanazawa'],
  ['Seven Windows', 'US', 'Santa Fe'],
  ['Alma & Otto', 'DE', 'Freiburg'],
])

/** The networks that shows are made for. */
export const networks: readonly Company[] = numbered(firstId.network, [
  ['Kanal Neun', 'DE', 'Köln'],
  ['North Sea One', 'GB', 'Hull'],
  ['Lantern', 'US', 'Burbank'],
  ['Studio Elbe', 'DE', 'Dresden'],
  ['Atlas+', 'US', 'Seattle'],
  ['Radio Vision', 'CA', 'Montréal'],
])

/** The production companies of a title; silent films have none. */
export function companiesOf(title: Movie | Show): Company[] {
  if (title.art === 'silent' || title.quirks.bare === true) return []
  const [studio, ...others] = companies
  if (title.homepage !== '') return studio === undefined ? [] : [studio]
  const own = others.filter(({ country }) => country === title.country)
  return [itemAt(own.length === 0 ? others : own, title.index), ...(title.index % 5 === 2 ? [itemAt(others, title.index * 3)] : [])].filter(
    (company, at, all) => all.indexOf(company) === at,
  )
}

/** The network of a show; some shows have none (irregularity 10). */
export const networksOf = (show: Show): Company[] =>
  show.index % 20 === 10 || 'unknown' in show.schedule.start ? [] : [itemAt(networks, show.network)]

export const companyItem = ({ id, name, country, hasLogo }: Company): Record<string, unknown> => ({
  id,
  logo_path: hasLogo ? picturePath('company', id) : null,
  name,
  origin_country: country,
})

/** `GET /company/{id}` and `GET /network/{id}`. */
export const companyDetails = (company: Company): Record<string, unknown> => ({
  description: '',
  headquarters: company.headquarters,
  homepage: '',
  ...companyItem(company),
  parent_company: null,
})

export const companiesIn = (title: Movie | Show): Record<string, unknown>[] => companiesOf(title).map(companyItem)

export const networksIn = (show: Show): Record<string, unknown>[] => networksOf(show).map(companyItem)
