import type { MediaType } from '#contract/media.ts'
import { nextPath } from '../account/next-path.ts'
import { idFromSegment } from '../title/slug.ts'

/** What an address that somebody shares leads to here. */
export type LinkTarget =
  | { kind: 'page'; path: string }
  | { kind: 'title'; type: MediaType; id: number }
  | { kind: 'season'; show: number; season: number }
  | { kind: 'episode'; show: number; season: number; episode: number }
  | { kind: 'person' | 'collection'; id: number }
  /** Of a title (`tt`) or a person (`nm`); only the movie database knows who that is here. */
  | { kind: 'imdb'; id: string }

/** Whoever can open an address of ours without a host may open what shows something, and no form, list or setting of the person's own. */
const places = 'movie|tv|trending|person|collection|search|watch|listen|audiobooks|live-tv|news|sports|4k-contents'
const place = new RegExp(String.raw`^/(?:${places})(?:[/?#]|$)`)
const ownScheme = /^web\+matinee:\/*/i

/** What advertisers add to addresses. */
const tracking = /^(?:utm_\w+|fbclid|gclid|msclkid|igshid|si|ref_?)$/i

/** Host in small letters without its port, and path; user names in front of a host make it none. */
const webAddress = /^https?:\/\/([a-z\d.-]+)\.?(?::\d+)?(?:(\/[^?#]*)|[?#]|$)/i

const movieDatabase = /^(?:www\.|m\.)?themoviedb\.org$/
const movieDatabasePath = /^\/(movie|tv|person|collection)\/(\d[^/]*)(?:\/season\/(\d{1,4})(?:\/episode\/(\d{1,4}))?)?(?:\/|$)/
const imdb = /^(?:[a-z]{1,3}\.)?imdb\.com$/
const imdbPath = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/(?:title\/(tt\d{7,10})|name\/(nm\d{7,10}))(?:\/|$)/i

/**
 * Reads one address: a page of ours (with our host, or as `web+matinee:`), of the movie database or of IMDb. Null for every other one, and for one
 * of ours that leads out of the app or in a circle.
 *
 * @param origin ours, such as `https://matinee.example`
 */
export function readLink(address: string, origin: string): LinkTarget | null {
  if (ownScheme.test(address)) {
    const path = `/${address.replace(ownScheme, '')}`
    return place.test(path) ? pageAt(path) : null
  }
  if (address.slice(0, origin.length).toLowerCase() === origin && /^(?:[/?#]|$)/.test(address.slice(origin.length)))
    return pageAt(address.slice(origin.length).replace(/^(?!\/)/, '/'))
  const [, host = '', path = '/'] = webAddress.exec(address) ?? []
  if (movieDatabase.test(host.toLowerCase())) return readMovieDatabasePath(path)
  const [, title, name] = (imdb.test(host.toLowerCase()) && imdbPath.exec(path)) || []
  const id = title ?? name
  return id === undefined ? null : { kind: 'imdb', id: id.toLowerCase() }
}

function pageAt(address: string): LinkTarget | null {
  if (nextPath(address) !== address || /^\/share(?:[/?#]|$)|\/\.\.?(?:[/?#]|$)/.test(address)) return null
  const [, path = '/', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(address) ?? []
  const kept = query.split('&').filter((part) => part !== '' && !tracking.test(part.replace(/=.*/, '')))
  return { kind: 'page', path: `${path}${kept.length > 0 ? `?${kept.join('&')}` : ''}${fragment}` }
}

function readMovieDatabasePath(path: string): LinkTarget | null {
  const [, kind, entry = '', seasonNumber, episodeNumber] = movieDatabasePath.exec(path) ?? []
  const id = idFromSegment(entry)
  if (id === undefined) return null
  if (kind === 'person' || kind === 'collection') return { kind, id }
  if (kind !== 'tv' || seasonNumber === undefined) return { kind: 'title', type: kind === 'tv' ? 'tv' : 'movie', id }
  const [show, season] = [id, Number(seasonNumber)]
  return episodeNumber === undefined ? { kind: 'season', show, season } : { kind: 'episode', show, season, episode: Number(episodeNumber) }
}
