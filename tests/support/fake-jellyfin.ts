import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { startTinyServer } from './tiny-server.ts'

/** A Jellyfin server on loopback, with the shapes of its OpenAPI description (10.10) and one of our clips as every film. */
export interface FakeJellyfin extends AsyncDisposable {
  url: string
  /** What it is asked, in order: method, path. */
  asked: string[]
  /** What it was told while films played. */
  reports: { path: string; ItemId: string; PositionTicks: number; IsPaused: boolean }[]
  /** How it behaves from now on. */
  mood: 'well' | 'failing' | 'silent' | 'web-page' | 'signed-out'
  /** The code for signing in was confirmed. */
  isConfirmed: boolean
}

/** What it has. */
export interface JellyfinItem {
  id: string
  kind: 'Movie' | 'Series' | 'Episode'
  /** None of an episode: it has an id of its own there, which nobody asks for. */
  tmdb?: number
  /** Lines of its picture, where it says so. */
  height?: number
  /** Of an episode: the server's id of its show, its season and its number. */
  of?: readonly [show: string, season: number, number: number]
  /** Whether a browser can play it as it is; else it is converted. */
  isDirect?: boolean
}

const clip = new URL('../../demo/media/files/film/', import.meta.url)
const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'access-control-expose-headers': '*' }
const token = 'token-of-anna'
const ticks = (seconds: number): number => seconds * 10_000_000

/** Starts one for `anna` with the password `a film a day`; declare it with `await using`. */
export async function startFakeJellyfin(items: readonly JellyfinItem[]): Promise<FakeJellyfin> {
  const film = await readFile(new URL('360p.mp4', clip))
  const words = await readFile(new URL('en.vtt', clip), 'utf8')
  const state: Pick<FakeJellyfin, 'reports' | 'mood' | 'isConfirmed' | 'asked'> = {
    reports: [],
    mood: 'well',
    isConfirmed: false,
    asked: [],
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '', 'http://jellyfin')
    const body = await bodyOf(request)
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end()
    state.asked.push(`${request.method} ${url.pathname}`)
    if (state.mood === 'silent') return
    if (state.mood === 'failing') return void response.writeHead(503, cors).end('Service Unavailable')
    if (state.mood === 'web-page')
      return void response.writeHead(200, { ...cors, 'content-type': 'text/html' }).end('<!doctype html><p>Hello')
    const say = (value: unknown, status = 200): void => {
      response
        .writeHead(status, { ...cors, 'content-type': 'application/json; charset=utf-8' })
        .end(value === undefined ? '' : JSON.stringify(value))
    }
    const isSignedIn =
      state.mood !== 'signed-out' &&
      (request.headers.authorization?.includes(`Token="${token}"`) || url.searchParams.get('ApiKey') === token)
    const open = openAnswers(url.pathname, body, state)
    if (open !== undefined) return say(open.value, open.status)
    if (url.pathname.endsWith('.vtt')) return void response.writeHead(200, { ...cors, 'content-type': 'text/vtt' }).end(words)
    if (!isSignedIn) return say(undefined, 401)
    if (url.pathname.endsWith('/stream')) return sendFilm(request, response, film)
    if (url.pathname.startsWith('/Sessions/Playing')) {
      state.reports.push({ ...(body as FakeJellyfin['reports'][number]), path: url.pathname })
      return say(undefined, 204)
    }
    const found = libraryAnswer(url, items)
    say(found, found === undefined ? 404 : 200)
  }

  const server = await startTinyServer((request, response) => void answer(request, response))
  return Object.assign(state, { url: server.url, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() })
}

/** Answers for whom nobody has to be signed in. */
function openAnswers(
  path: string,
  body: unknown,
  { isConfirmed }: { isConfirmed: boolean },
): { value: unknown; status?: number } | undefined {
  const anna = { User: { Id: 'user-anna', Name: 'anna', ServerId: 'server-1' }, AccessToken: token, ServerId: 'server-1' }
  const { Username, Pw, Secret } = (body ?? {}) as Record<string, unknown>
  switch (path) {
    case '/System/Info/Public':
      return {
        value: {
          LocalAddress: 'http://10.0.0.2:8096',
          ServerName: 'Living room',
          Version: '10.10.3',
          ProductName: 'Jellyfin Server',
          Id: 'server-1',
          StartupWizardCompleted: true,
        },
      }
    case '/users/AuthenticateByName':
      return Username === 'anna' && Pw === 'a film a day' ? { value: anna } : { value: undefined, status: 401 }
    case '/QuickConnect/Initiate':
      return { value: { Authenticated: false, Secret: 'secret-1', Code: '271828', DeviceId: '1', DateAdded: '2026-11-25T00:00:00Z' } }
    case '/QuickConnect/Connect':
      return { value: { Authenticated: isConfirmed, Secret: 'secret-1', Code: '271828' } }
    case '/users/AuthenticateWithQuickConnect':
      return isConfirmed && Secret === 'secret-1' ? { value: anna } : { value: undefined, status: 401 }
    default:
      return undefined
  }
}

function libraryAnswer({ pathname, searchParams }: URL, items: readonly JellyfinItem[]): unknown {
  const [, room = '', id = '', what = ''] = pathname.split('/')
  const item = items.find((one) => one.id === id || `${one.id}-1-1` === id)
  if (pathname === '/Items') {
    const start = Number(searchParams.get('startIndex'))
    const kinds = searchParams.get('includeItemTypes')?.split(',') ?? []
    const least = Number(searchParams.get('minHeight') ?? 0)
    const wanted = items.filter(({ kind, height = 0 }) => kinds.includes(kind) && height >= least)
    const ordered = searchParams.get('sortOrder') === 'Descending' ? wanted.toReversed() : wanted
    const page = ordered.slice(start, start + Number(searchParams.get('limit')))
    const fields = searchParams.get('fields')?.split(',') ?? []
    const Items = page.map(({ id, kind, tmdb, height, of: place }) => ({
      Id: id,
      Name: 'A title',
      Type: kind,
      ProviderIds: { Imdb: 'tt0133093', ...(tmdb !== undefined && { Tmdb: String(tmdb) }) },
      ...(fields.includes('Height') && height !== undefined && { Height: height }),
      ...(place && { SeriesId: place[0], ParentIndexNumber: place[1], IndexNumber: place[2] }),
    }))
    return { Items, TotalRecordCount: wanted.length, StartIndex: start }
  }
  if (item === undefined) return undefined
  if (room === 'Shows' && what === 'Episodes') {
    const season = Number(searchParams.get('season'))
    const first = { Id: `${id}-1-1`, Type: 'Episode', IndexNumber: 1, ParentIndexNumber: 1, LocationType: 'FileSystem' }
    const missing = { Id: `${id}-1-2`, Type: 'Episode', IndexNumber: 2, ParentIndexNumber: 1, LocationType: 'Virtual' }
    return { Items: season === 1 ? [first, missing] : [], TotalRecordCount: 2 }
  }
  if (room === 'MediaSegments')
    return {
      Items: [
        { Id: 's', ItemId: id, Type: 'Intro', StartTicks: ticks(5), EndTicks: ticks(20) },
        { Type: 'Commercial', StartTicks: 0, EndTicks: 1 },
      ],
    }
  if (room === 'Items' && what === 'PlaybackInfo') return playback(id, item.isDirect !== false)
  if (room === 'Items')
    return {
      Id: id,
      Name: 'A title',
      Chapters: [
        { StartPositionTicks: 0, Name: 'Beginning' },
        { StartPositionTicks: ticks(60), Name: 'Middle' },
      ],
    }
  return undefined
}

const playback = (id: string, isDirect: boolean) => ({
  PlaySessionId: 'play-1',
  MediaSources: [
    {
      Id: `${id}-file`,
      Name: 'The film in 360p',
      Container: isDirect ? 'mp4' : 'mkv',
      Size: 1_000_000,
      RunTimeTicks: ticks(240),
      SupportsDirectPlay: isDirect,
      SupportsDirectStream: isDirect,
      SupportsTranscoding: true,
      ...(!isDirect && {
        TranscodingUrl: `/videos/${id}/master.m3u8?MediaSourceId=${id}-file&ApiKey=${token}`,
        TranscodingSubProtocol: 'hls',
      }),
      MediaStreams: [
        { Type: 'Video', Codec: 'h264', Width: 640, Height: 360, Index: 0 },
        { Type: 'Audio', Codec: 'aac', Language: 'eng', Index: 1 },
        { Type: 'Audio', Codec: 'aac', Language: 'ger', Index: 2 },
        {
          Type: 'Subtitle',
          Codec: 'subrip',
          Language: 'eng',
          Title: 'SDH',
          DeliveryMethod: 'External',
          DeliveryUrl: `/Videos/${id}/${id}-file/Subtitles/3/0/Stream.vtt`,
          Index: 3,
        },
        { Type: 'Subtitle', Codec: 'pgssub', Language: 'ger', DeliveryMethod: 'Encode', Index: 4 },
      ],
    },
  ],
})

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return parts.length === 0 ? undefined : JSON.parse(Buffer.concat(parts).toString())
}

function sendFilm(request: IncomingMessage, response: ServerResponse, film: Buffer): void {
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  const headers = { ...cors, 'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'last-modified': 'Sun, 01 Nov 2026 00:00:00 GMT' }
  const start = Number(from)
  const end = to === '' ? film.length - 1 : Number(to)
  const part = film.subarray(start, end + 1)
  const range = from === '' ? {} : { 'content-range': `bytes ${start}-${end}/${film.length}` }
  response.writeHead(from === '' ? 200 : 206, { ...headers, ...range, 'content-length': part.length })
  response.end(request.method === 'HEAD' ? undefined : part)
}
