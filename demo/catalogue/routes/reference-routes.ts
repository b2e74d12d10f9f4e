import { movieCertifications, showCertifications } from '../titles/certifications.ts'
import { companies, networks } from '../titles/companies.ts'
import { keywordWithId } from '../titles/keywords.ts'
import { certificationList, configuration, countryList, languageList } from './configuration.ts'
import { movieGenreList, showGenreList } from '../titles/genres.ts'
import { companyDetails } from '../titles/countries.ts'
import { providerList, regionList } from '../titles/provider-answers.ts'
import { found, idIn } from './routing.ts'
import type { Routes } from './routing.ts'

/** What filters and labels are made of. */
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
  '/keyword/:id': (_ask, id) => found(keywordWithId(idIn(id))),
  '/company/:id': (_ask, id) => companyDetails(found(companies.find((company) => company.id === idIn(id)))),
  '/network/:id': (_ask, id) => companyDetails(found(networks.find((network) => network.id === idIn(id)))),
}
