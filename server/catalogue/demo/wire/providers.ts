import type { Ask } from '../ask.ts'
import { picturePath } from '../pictures.ts'
import { providers, regions } from '../providers.ts'

/** `GET /watch/providers/{movie|tv}`: all of them, or those of `watch_region`. */
export function providerList(ask: Ask): Record<string, unknown> {
  const region = ask.param('watch_region')
  return {
    results: providers
      .filter((provider) => region === '' || provider.regions.includes(region))
      .map(({ id, name, regions: where }, at) => ({
        display_priorities: Object.fromEntries(where.map((code) => [code, at])),
        display_priority: at,
        logo_path: picturePath('provider', id),
        provider_name: name,
        provider_id: id,
      })),
  }
}

/** `GET /watch/providers/regions`. */
export const regionList = {
  results: regions.map(([code, english, native]) => ({ iso_3166_1: code, english_name: english, native_name: native })),
}
