import type { RegisteredRouter, ToOptions } from '@tanstack/react-router'
import { idWithSlug } from '#domain/title/slug.ts'
import type { WatchableRef } from '#contract/media.ts'
import type { Title } from '#domain/title/title.ts'

/**
 * The address of a page; route, parameters and search are checked against the route tree like those of the router's own links. Screens write
 * it into plain anchors, which `app/links.ts` follows (docs/decisions/0007-addresses.md).
 */
export function pathOf<const To extends string>(page: ToOptions<RegisteredRouter, '/', To>): string
export function pathOf({ to, params = {}, search = {} }: { to?: unknown; params?: object | true; search?: object | true }): string {
  const values = new Map<string, unknown>(Object.entries(params))
  const path = String(to)
    .replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
    // What a route takes as a whole has segments of its own.
    .replace(/\$$/, () => String(values.get('_splat')))
  const known = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known).toString().replaceAll('%2C', ',')}`
}

/** The page of a movie or a show; every card leads there, so it is part of the start. The other pages are in `paths.ts`. */
export const titlePath = ({ type, id, title }: Pick<Title, 'type' | 'id' | 'title'>): string =>
  pathOf({ to: `/${type}/$entry`, params: { entry: idWithSlug(id, title) } })

/**
 * What stands behind `/watch/` in the canonical form (decision R2): `movie/603-the-matrix`, `tv/1-2/1399-game-of-thrones`, `tv/1399` for a show
 * without an episode. The bare id stands where the title is not known.
 */
function watchAddress({ media_type, media_id, season, episode }: WatchableRef, title: string): string {
  const entry = idWithSlug(media_id, title)
  return season === null || episode === null ? `${media_type}/${entry}` : `${media_type}/${season}-${episode}/${entry}`
}

interface WatchPage {
  /** The chrome-less player, or the page of what is watched. */
  on?: 'watch' | 'player'
  /** The second to begin at. */
  at?: number | undefined
}

/** Where something is watched; a show without an episode finds the one to go on with (decision R3). */
export const watchPath = (ref: WatchableRef, title: string, { on = 'watch', at }: WatchPage = {}): string =>
  pathOf({
    to: `/${on}/$`,
    params: { _splat: watchAddress(ref, title) },
    search: { t: at === undefined ? undefined : String(Math.floor(at)) },
  })

/** The same for the Watch button of a movie or a show. */
export const watchTitlePath = ({ type, id, title }: Pick<Title, 'type' | 'id' | 'title'>): string =>
  watchPath({ media_type: type, media_id: id, season: null, episode: null }, title)
