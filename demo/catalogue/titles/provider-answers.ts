import type { Ask } from '../request.ts'
import { picturePath } from '../picture-names.ts'
import { providers, providersOf, regions } from './providers.ts'
import type { Provider } from './providers.ts'
import type { Movie, Show } from './title.ts'
import { countries } from './countries.ts'

const providerItem = ({ id, name }: Provider, priority: number): Record<string, unknown> => ({
  logo_path: picturePath('provider', id),
  provider_id: id,
  provider_name: name,
  display_priority: priority,
})

/** `GET /watch/providers/{movie|tv}`: all of them, or those of `watch_region`. */
export function providerList(ask: Ask): Record<string, unknown> {
  const region = ask.param('watch_region')
  return {
    results: providers
      .filter((provider) => region === '' || provider.regions.includes(region))
      .map((provider, at) => ({
        display_priorities: Object.fromEntries(provider.regions.map((code) => [code, at])),
        ...providerItem(provider, at),
      })),
  }
}

/** `GET /watch/providers/regions`. */
export const regionList = {
  results: regions.map((code) => {
    const [english, native] = countries[code] ?? [code, code]
    return { iso_3166_1: code, english_name: english, native_name: native }
  }),
}

/** Where to watch a title, per region and by kind of offer; a kind nobody offers is missing (irregularity 24). */
export function watchProviders(title: Movie | Show): Record<string, unknown> {
  const results: Record<string, unknown> = {}
  for (const region of regions) {
    const found = providersOf(title, region)
    if (found.length === 0) continue
    const entry: Record<string, unknown> = { link: `https://www.themoviedb.org/${title.kind}/${title.id}/watch?locale=${region}` }
    for (const offer of ['flatrate', 'free', 'ads', 'rent', 'buy'] as const) {
      const group = found.filter(({ offers }) => offers.includes(offer))
      if (group.length > 0) entry[offer] = group.map(providerItem)
    }
    results[region] = entry
  }
  return { results }
}
