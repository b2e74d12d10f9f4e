import { certificationList, movieCertifications, showCertifications } from '../titles/certifications.ts'
import { companyDetails, companies, networks } from '../titles/companies.ts'
import { countryList, languageList } from '../titles/countries.ts'
import { movieGenreList, showGenreList } from '../titles/genres.ts'
import { keywordWithId } from '../titles/keywords.ts'
import { providerList, regionList } from '../titles/providers.ts'
import { found, idIn } from './routing.ts'
import type { Routes } from './routing.ts'

const wide = ['w780', 'w1280']
const narrow = ['w92', 'w185', 'w342', 'w500', 'w780']

/** `GET /configuration`: pictures come from our own image proxy, in the sizes that it makes. */
const configuration = {
  images: {
    base_url: '/img/',
    secure_base_url: '/img/',
    backdrop_sizes: wide,
    logo_sizes: narrow,
    poster_sizes: narrow,
    profile_sizes: narrow,
    still_sizes: [...narrow, 'w1280'],
  },
  change_keys: [],
}

/** Reference data: genres, certifications, providers, countries, languages, companies. */
export const referenceRoutes: Routes = {
  '/configuration': () => configuration,
  '/configuration/countries': () => countryList,
  '/configuration/languages': () => languageList,
  '/genre/movie/list': ({ lang }) => movieGenreList(lang),
  '/genre/tv/list': ({ lang }) => showGenreList(lang),
  '/certification/movie/list': ({ lang }) => certificationList(movieCertifications, lang),
  '/certification/tv/list': ({ lang }) => certificationList(showCertifications, lang),
  '/watch/providers/movie': providerList,
  '/watch/providers/tv': providerList,
  '/watch/providers/regions': () => regionList,
  '/keyword/:id': (_request, id) => found(keywordWithId(idIn(id))),
  '/company/:id': (_request, id) => companyDetails(found(companies.find((company) => company.id === idIn(id)))),
  '/network/:id': (_request, id) => companyDetails(found(networks.find((network) => network.id === idIn(id)))),
}
