import { useSnapshot } from 'valtio'
import { watchableKey, type WatchableRef } from '#contract/media.ts'
import type { Stream } from '#contract/streams.ts'
import {
  type AddressProblem,
  allowedOrigins,
  hostOf,
  type Source,
  type SourceAccess,
  type SourceProblem,
  sourcesFor,
} from '#domain/sources/source.ts'
import { deviceClock, randomText } from '#platform/clock.ts'
import { isWorkerInCharge } from '#platform/worker-in-charge.ts'
import { type ReadAddress, readFilmAddress, readSourceAddress } from '#remote/sources/address.ts'
import { addonManifest } from '#remote/sources/addon.ts'
import { archiveName } from '#remote/sources/archive.ts'
import { blockedOrigins, type SourceAnswer } from '#remote/sources/ask.ts'
import { beginQuickConnect, endQuickConnect, jellyfinName, jellyfinSignIn, type QuickConnect } from '#remote/sources/jellyfin.ts'
import { peertubeName } from '#remote/sources/peertube.ts'
import { playlistFilms } from '#remote/sources/playlist.ts'
import type { SourceKind } from '#product/sources.ts'
import { session } from '#state/session.ts'
import { sources } from '#state/sources.ts'
import { showToast } from '#state/toasts.ts'
import { playlistText } from './playlist-files.ts'
import { changeSources, forgetTitles, sourceOwner, storeSources } from './records.ts'
import { readTitles } from './titles.ts'

export { readFilmAddress }
export { titleCounts } from './titles.ts'
export type { QuickConnect }

/** The sources this person may use, in the order they were added; undefined before they were read. */
export function useSources(): readonly Source[] | undefined {
  const { list, isKnown } = useSnapshot(sources)
  const { user } = useSnapshot(session)
  return isKnown ? sourcesFor(list, user?.id ?? null) : undefined
}

/** Whether pages of this browser can be given hosts of the person's own: the worker does it. */
export const canAddSources = isWorkerInCharge

/** The kinds of source that have titles, and not just one of them. */
export type WholeKind = Exclude<SourceKind, 'address'>

/** The address of a source as somebody typed it: of a playlist its own, of all others without what leads to a page of theirs. */
export const readAddressOf = (kind: WholeKind, typed: string): ReadAddress =>
  (kind === 'playlist' ? readFilmAddress : readSourceAddress)(typed)

/** Adds a source at an address, for the next page that is opened: only that may talk to it. Rejects when there is no room. */
export async function addSource(kind: WholeKind, typed: string): Promise<AddressProblem | 'known' | null> {
  const read = readAddressOf(kind, typed)
  if ('problem' in read) return read.problem
  return add({ kind, address: read.address, name: kind === 'playlist' ? fileNameOf(read.address) : hostOf(read.address), of: null })
}

/** Adds the address of one film for a movie or an episode, likewise. Rejects when there is no room. */
export async function addFilm(typed: string, ref: WatchableRef, title: string): Promise<AddressProblem | 'known' | null> {
  const read = readFilmAddress(typed)
  if ('problem' in read) return read.problem
  return add({ kind: 'address', address: read.address, name: fileNameOf(read.address), of: { key: watchableKey(ref), title } })
}

/** The name of a file at an address, as a person reads it; that of the host where it has none. */
function fileNameOf(address: string): string {
  const name = new URL(address).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(name) || hostOf(address)
  } catch {
    return name
  }
}

async function add(what: Pick<Source, 'kind' | 'address' | 'name' | 'of'>): Promise<'known' | null> {
  const owner = sourceOwner()
  const rest = { id: randomText(), owner, isOn: true, addedAt: deviceClock.now(), access: null, alsoAllowed: [] }
  let isKnown = false
  await storeSources((list) => {
    isKnown = sourcesFor(list, owner).some(({ address, of }) => address === what.address && of?.key === what.of?.key)
    return isKnown ? list : [...list, { ...what, ...rest }]
  })
  return isKnown ? 'known' : null
}

const change = (id: string, changed: Partial<Source>): Promise<void> =>
  changeSources((list) => list.map((source) => (source.id === id ? { ...source, ...changed } : source)))

const sayFull = (): void => void showToast({ notice: 'sources-not-saved' })

/** Switches a source on or off. One that was switched on may be asked by the next page that is opened. Never rejects. */
export const turnSource = ({ id }: Source, isOn: boolean): Promise<void> => change(id, { isOn }).catch(sayFull)

/** Removes a source and all that is known of it. Never rejects. */
export async function removeSource(source: Source): Promise<void> {
  await changeSources((list) => list.filter(({ id }) => id !== source.id)).then(() => forgetTitles(source), sayFull)
}

/** A host that a stream of a source led to, which this page may not talk to; `isNew` while the person has not allowed it. */
export interface BlockedHost {
  source: Source
  origin: string
  isNew: boolean
}

/** What keeps a stream of a source from playing in this page: a host its policy does not name. Null where nothing was refused. */
export function blockedHost({ line }: Pick<Stream, 'line'>): BlockedHost | null {
  const source = sources.list.find(({ id }) => line.startsWith(`source:${id}`))
  const origin = [...blockedOrigins()].at(-1)
  if (source === undefined || origin === undefined) return null
  return { source, origin, isNew: !allowedOrigins([source], source.owner).includes(origin) }
}

/** Opens the page again with what its sources need, and with one more host of a source if the person allows it. Rejects when there is no room. */
export async function openAgain({ source, origin, isNew }: BlockedHost): Promise<void> {
  if (isNew) await change(source.id, { alsoAllowed: [...source.alsoAllowed, origin] })
  location.reload()
}

/** Asks a source who it is, and takes over its name; of a Jellyfin server somebody is signed in at also what it has. Never rejects. */
export async function checkSource(source: Source): Promise<SourceProblem | null> {
  // A film says what is wrong with it when it is played.
  if (source.kind === 'address') return null
  const name = await nameOf[source.kind](source)
  if (!name.ok) return name.problem
  if (name.value !== source.name) await change(source.id, { name: name.value }).catch(sayFull)
  if (source.access === null) return null
  const titles = await readTitles(source)
  return titles.ok ? null : titles.problem
}

/** What a source calls itself; a playlist has no name of its own. */
const nameOf: Record<WholeKind, (source: Source) => Promise<SourceAnswer<string>>> = {
  jellyfin: jellyfinName,
  async addon(source) {
    const manifest = await addonManifest(source)
    return manifest.ok ? { ok: true, value: manifest.value.name } : manifest
  },
  peertube: peertubeName,
  archive: archiveName,
  async playlist(source) {
    const films = playlistFilms(source, await playlistText(source, { isWanted: true }))
    return films.ok ? { ok: true, value: source.name } : films
  },
}

/** Signs in at a Jellyfin server and reads what it has. The password is not kept. Never rejects. */
export async function signInAt(source: Source, name: string, password: string): Promise<SourceProblem | null> {
  const answer = await jellyfinSignIn(source, name, password)
  return answer.ok ? enter(source, answer.value) : answer.problem
}

/** Signing in without a password: the code is confirmed where the person is signed in already. */
export const beginQuickSignIn = (source: Source): Promise<SourceAnswer<QuickConnect>> => beginQuickConnect(source)

/** Whether the code was confirmed: `waiting` while it was not, null once the person is signed in. Never rejects. */
export async function endQuickSignIn(source: Source, code: QuickConnect): Promise<SourceProblem | 'waiting' | null> {
  const answer = await endQuickConnect(source, code)
  if (!answer.ok) return answer.problem
  return answer.value === null ? 'waiting' : enter(source, answer.value)
}

async function enter(source: Source, access: SourceAccess): Promise<SourceProblem | null> {
  await change(source.id, { access }).catch(sayFull)
  const titles = await readTitles({ ...source, access })
  return titles.ok ? null : titles.problem
}
