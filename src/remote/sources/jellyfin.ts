import { isFourK } from '#domain/sources/four-k.ts'
import type { Source, SourceAccess } from '#domain/sources/source.ts'
import { fourK } from '#product/four-k.ts'
import { askingSources } from '#product/sources.ts'
import { type Fields, flag, label, list, listOf, number, record, text } from '#remote/tmdb/readers.ts'
import { askSource, readAnswer, type SourceAnswer, type SourceRequest } from './ask.ts'

/**
 * Questions to a Jellyfin server (its OpenAPI description, 10.9 and later), read with the same tolerance as those to the movie database.
 */
type Server = Pick<Source, 'id' | 'address' | 'access'>

/** Asks a server as this app on this device, and as the person who is signed in there. */
export function askJellyfin({ id, address, access }: Server, path: string, request: SourceRequest = {}): Promise<SourceAnswer<unknown>> {
  const who = { Client: 'Matinee', Device: 'Browser', DeviceId: `matinee-${id}`, Version: '1', ...(access && { Token: access.token }) }
  const words = Object.entries(who).map(([name, value]) => `${name}="${encodeURIComponent(value)}"`)
  return askSource(address + path, { ...request, headers: { authorization: `MediaBrowser ${words.join(', ')}` } })
}

/** The name of the server at an address; `unreadable` where something else answers. */
export async function jellyfinName(server: Server): Promise<SourceAnswer<string>> {
  return readAnswer(await askJellyfin(server, '/System/Info/Public', { isWanted: true }), readName)
}

function readName(value: unknown): string | null {
  const { ServerName, Version, Id } = record(value)
  return text(Version) !== '' && text(Id) !== '' ? label(ServerName) || 'Jellyfin' : null
}

/** Signs in with a name and a password; `refused` when they are not right. */
export async function jellyfinSignIn(server: Server, name: string, password: string): Promise<SourceAnswer<SourceAccess>> {
  return readAnswer(
    await askJellyfin(server, '/users/AuthenticateByName', { body: { Username: name, Pw: password }, isWanted: true }),
    readAccess,
  )
}

/** A code that the person confirms where they are signed in already, and the secret that asks whether they have. */
export interface QuickConnect {
  code: string
  secret: string
}

/** Begins to sign in without a password; `refused` where the server does not allow it. */
export async function beginQuickConnect(server: Server): Promise<SourceAnswer<QuickConnect>> {
  return readAnswer(await askJellyfin(server, '/QuickConnect/Initiate', { body: {}, isWanted: true }), readCode)
}

function readCode(value: unknown): QuickConnect | null {
  const [code, secret] = [text(record(value)['Code']), text(record(value)['Secret'])]
  return code && secret ? { code, secret } : null
}

/** Whether the code was confirmed, and then who it is; null while it is not. */
export async function endQuickConnect(server: Server, { secret }: QuickConnect): Promise<SourceAnswer<SourceAccess | null>> {
  const asked = await askJellyfin(server, `/QuickConnect/Connect?secret=${encodeURIComponent(secret)}`, { isWanted: true })
  if (!asked.ok) return asked
  if (!flag(record(asked.value)['Authenticated'])) return { ok: true, value: null }
  return readAnswer(
    await askJellyfin(server, '/users/AuthenticateWithQuickConnect', { body: { Secret: secret }, isWanted: true }),
    readAccess,
  )
}

function readAccess(value: unknown): SourceAccess | null {
  const { AccessToken, User } = record(value)
  const [token, userId] = [text(AccessToken), text(record(User)['Id'])]
  return token && userId ? { token, userId, userName: label(record(User)['Name']) } : null
}

/** What a server has, by the ids of the movie database: the ids of its own. */
export interface JellyfinTitles {
  movie: Record<number, string>
  tv: Record<number, string>
}

/** Every movie and show of a server that says its id in the movie database. */
export async function jellyfinTitles(server: Server): Promise<SourceAnswer<JellyfinTitles>> {
  const query = { hasTmdbId: 'true', includeItemTypes: 'Movie,Series', fields: 'ProviderIds', sortBy: 'DateCreated' }
  const items = await everyItem(server, query, (item) => {
    const [id, kind, tmdb] = [text(item['Id']), text(item['Type']), tmdbIdOf(item)]
    const type = kind === 'Movie' ? ('movie' as const) : kind === 'Series' ? ('tv' as const) : null
    return id && type && tmdb > 0 ? { type, tmdb, id } : null
  })
  if (!items.ok) return items
  const titles: JellyfinTitles = { movie: {}, tv: {} }
  for (const { type, tmdb, id } of items.value) titles[type][tmdb] = id
  return { ok: true, value: titles }
}

/** A movie by its id in the movie database, or an episode by the server's own id of its show; and the lines of its picture. */
export type JellyfinFourK = { height: number } & ({ movie: number } | { show: string; season: number; episode: number })

/** Every movie and episode of a server whose picture it reports to be in 4K, those added last first. */
export function jellyfinFourK(server: Server): Promise<SourceAnswer<JellyfinFourK[]>> {
  const query = {
    includeItemTypes: 'Movie,Episode',
    minHeight: String(fourK.lines),
    fields: 'ProviderIds,Height',
    sortBy: 'DateCreated',
    sortOrder: 'Descending',
  }
  return everyItem(server, query, (item) => {
    const [height, movie, show] = [number(item['Height']), tmdbIdOf(item), text(item['SeriesId'])]
    if (!isFourK(height)) return null
    if (text(item['Type']) === 'Movie') return movie > 0 ? { height, movie } : null
    const [season, episode] = [item['ParentIndexNumber'], item['IndexNumber']]
    return show && typeof season === 'number' && typeof episode === 'number' ? { height, show, season, episode } : null
  })
}

const tmdbIdOf = (item: Fields): number => number(record(item['ProviderIds'])['Tmdb'])

/** What a server has that answers a query, read page by page. */
async function everyItem<T>(
  server: Server,
  query: Readonly<Record<string, string>>,
  read: (item: Fields) => T | null,
): Promise<SourceAnswer<T[]>> {
  const items: T[] = []
  for (let start = 0, total = 1; start < total; start += askingSources.pageTitles) {
    const params = new URLSearchParams({
      ...(server.access && { userId: server.access.userId }),
      recursive: 'true',
      enableImages: 'false',
      enableUserData: 'false',
      ...query,
      startIndex: String(start),
      limit: String(askingSources.pageTitles),
    })
    const page = readAnswer(await askJellyfin(server, `/Items?${params}`), (value) => {
      const { Items, TotalRecordCount } = record(value)
      return Array.isArray(Items) ? { total: number(TotalRecordCount), found: listOf(Items, read) } : null
    })
    if (!page.ok) return page
    total = page.value.total
    items.push(...page.value.found)
  }
  return { ok: true, value: items }
}

/** The server's id of an episode; null where it does not have it. */
export async function jellyfinEpisode(server: Server, show: string, season: number, episode: number): Promise<SourceAnswer<string | null>> {
  const query = new URLSearchParams({
    ...(server.access && { userId: server.access.userId }),
    season: String(season),
    enableImages: 'false',
  })
  const answer = await askJellyfin(server, `/Shows/${encodeURIComponent(show)}/Episodes?${query}`)
  if (!answer.ok) return answer
  const { Items } = record(answer.value)
  if (!Array.isArray(Items)) return { ok: false, problem: 'unreadable' }
  const found = list(Items)
    .map(record)
    .find(
      (item) =>
        number(item['IndexNumber']) === episode && number(item['ParentIndexNumber']) === season && text(item['LocationType']) !== 'Virtual',
    )
  return { ok: true, value: found ? text(found['Id']) || null : null }
}
