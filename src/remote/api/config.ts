import type { ClientConfig } from '#contract/config.ts'
import { getJson } from './http.ts'
import { flag, record, text, texts } from '#remote/tmdb/readers.ts'

/** Asks our server where the services are; null when it cannot be had, not even from the cache. */
export async function fetchConfig(): Promise<ClientConfig | null> {
  const answer = await getJson('/config.json')
  return answer.ok ? readConfig(answer.body) : null
}

/** Reads the configuration; null when it does not name the movie database, without which nothing works. */
export function readConfig(body: unknown): ClientConfig | null {
  const config = record(body)
  const links = record(config['links'])
  const tmdbBaseUrl = text(config['tmdbBaseUrl'])
  return tmdbBaseUrl === ''
    ? null
    : {
        tmdbBaseUrl,
        tmdbKey: text(config['tmdbKey']) || null,
        imageBaseUrl: text(config['imageBaseUrl']),
        demo: flag(config['demo']),
        links: {
          community: text(links['community']),
          support: text(links['support']),
          source: text(links['source']),
          social: texts(links['social']),
        },
        version: text(config['version']),
      }
}
