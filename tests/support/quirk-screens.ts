import type { Irregularity } from '#demo/catalogue/quirks.ts'

/** What a screen owes to an answer: the name of a thing, titles, the word that there are none, a failure, or that it is not there. */
export type Shown = { what: 'thing'; name: string } | { what: 'titles' | 'none' | 'failure' | 'nowhere' }

/** A screen that meets an irregular answer. */
export interface QuirkScreen {
  path: string
  language: 'en' | 'de'
  /** A key with which the demo catalogue answers as the real service does at times; '' for none. */
  key: string
  /** Typed into the keyword filter, which is the only place that asks for keywords. */
  keyword: string
}

/** Which screen asks what is asked below `/tmdb/3`; the first that fits. */
const screens: readonly (readonly [asked: RegExp, screen: string])[] = [
  [/^\/(movie|tv)\/(\d+)\/credits$/, '/$1/$2/cast'],
  [/^(\/tv\/\d+\/season\/\d+(?:\/episode\/\d+)?)$/, '$1'],
  // Everything else of a title is appended to its own answer.
  [/^\/(movie|tv|person|collection)\/(\d+)(?:[/?].*)?$/, '/$1/$2'],
  [/^\/trending\/all\/(\w+)$/, '/trending?window=$1'],
  [/^\/search\/keyword\?.*$/, '/movie/discover'],
  [/^\/search\/\w+\?query=(.+)$/, '/search?q=$1'],
  // An address that says what no filter allows is read as if it said nothing.
  [/^\/discover\/movie\?with_original_language=(.+)$/, '/movie/discover?language=$1'],
  [/^\/(movie|tv)\/([a-z_]+)(?:\?api_key=.*)?$/, '/$1/$2'],
  [/^\/(movie|tv)\/([a-z_]+)\?page=(\d+)$/, '/$1/$2?page=$3'],
]

/** The screen of the app on which an irregularity is met. */
export function screenOf({ path }: Irregularity): QuirkScreen {
  const row = screens.find(([asked]) => asked.test(path))
  if (row === undefined) throw new Error(`no screen asks for ${path}`)
  const query = new URL(path, 'http://localhost').searchParams
  return {
    path: path.replace(...row).replaceAll('_', '-'),
    language: query.get('language') === 'de' ? 'de' : 'en',
    key: query.get('api_key') ?? '',
    keyword: path.startsWith('/search/keyword') ? (query.get('query') ?? '') : '',
  }
}

type Fields = Record<string, unknown>

const isTitle = ({ media_type: kind = 'movie', adult, softcore }: Fields): boolean =>
  (kind === 'movie' || kind === 'tv') && adult !== true && softcore !== true

/** What the screen must show, told from the answer itself. */
export async function shownFor(base: string, quirk: Irregularity, { path, language }: QuirkScreen): Promise<Shown> {
  const [, thing] = /^(\/(?:movie|tv|person|collection)\/\d+(?:\/season\/\d+)?(?:\/episode\/\d+)?)/.exec(path) ?? []
  const asked = path.startsWith('/movie/discover') ? '/discover/movie' : (thing ?? quirk.path)
  const answer = await fetch(`${base}/tmdb/3${asked}${asked.includes('?') ? '&' : '?'}language=${language}`)
  const body = (await answer.json()) as Fields
  // Above page 500 nothing is asked, so nothing is refused: the last page there is stands there.
  if (answer.status === 400) return { what: 'titles' }
  if (answer.status === 404) return { what: 'nowhere' }
  if (!answer.ok) return { what: 'failure' }
  if (Array.isArray(body['results'])) return { what: body['results'].some(isTitle) ? 'titles' : 'none' }
  // What nobody should meet by chance is not shown even where somebody has its address.
  return isTitle(body) ? { what: 'thing', name: String(body['title'] ?? body['name']) } : { what: 'nowhere' }
}
