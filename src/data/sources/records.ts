import { onOwnerChange } from '#data/account/owner.ts'
import { allowedOrigins, type Source } from '#domain/sources/source.ts'
import { openChannel } from '#platform/channel.ts'
import { inTurn } from '#platform/locks.ts'
import { recordCache } from '#platform/record-cache.ts'
import { cacheNames } from '#product/cache-names.ts'
import { sourceAddresses } from '#product/sources.ts'
import { session } from '#state/session.ts'
import { showSources, sources } from '#state/sources.ts'

export const sourceCache = recordCache(cacheNames.sources)

const channel = openChannel<'changed'>('sources')
/** One change of the list is made at a time, whichever tab makes it. */
const lock = 'sources'

/** The account whose sources may be used now; null for a guest. */
export const sourceOwner = (): string | null => session.user?.id ?? null

/** Reads the sources, follows what becomes of them in other tabs, and lets the worker know whose count. The app calls it once. */
export function followSources(): void {
  channel.listen(() => void readSources())
  onOwnerChange(() => void allowOwn().catch(() => undefined))
  void readSources()
    .then(allowOwn)
    .catch(() => undefined)
}

/** Who has no sources leaves nothing behind. */
async function allowOwn(): Promise<void> {
  const list = await knownSources()
  if (list.length > 0) await allowHosts(list)
}

let reading: Promise<void> | undefined

/** The sources as they are stored, read by the first who asks. Never rejects. */
export async function knownSources(): Promise<readonly Source[]> {
  reading ??= sources.isKnown ? undefined : readSources()
  await reading
  reading = undefined
  return sources.list
}

/** A browser that is emptying its caches reads nothing: what is known stays until somebody changes it. */
const readSources = (): Promise<void> => stored().then(showSources, () => undefined)

/** Rejects when it could not be read, so that nobody takes the list for empty. */
async function stored(): Promise<Source[]> {
  const list = await sourceCache.record(sourceAddresses.list)
  return isList(list) ? list : []
}

/** What is stored under an address of ours was written here. */
const isList = (value: unknown): value is Source[] => Array.isArray(value)

/** Changes the list. Resolves once the worker gives the next page the hosts it needs; rejects when there is no room. */
export async function changeSources(how: (list: readonly Source[]) => readonly Source[]): Promise<void> {
  showSources(await storeSources(how))
}

/** The same for a page that is about to be opened again: it shows nothing that it could not ask. */
export function storeSources(how: (list: readonly Source[]) => readonly Source[]): Promise<readonly Source[]> {
  return inTurn(lock, async () => {
    const changed = how(await stored())
    await sourceCache.putRecord(sourceAddresses.list, changed)
    await allowHosts(changed)
    channel.post('changed')
    return changed
  })
}

/** What the worker reads when it hands out a page. */
const allowHosts = (list: readonly Source[]): Promise<void> =>
  sourceCache.putRecord(sourceAddresses.allowed, allowedOrigins(list, sourceOwner()))

/** Removes the sources of an account whose data leave this device. Rejects when it could not be written. */
export async function forgetSourcesOf(owner: string): Promise<void> {
  const gone = (await knownSources()).filter((source) => source.owner === owner)
  if (gone.length === 0) return
  await changeSources((list) => list.filter((source) => source.owner !== owner))
  await Promise.all(gone.map(forgetTitles))
}

/** Forgets what a source has. Never rejects. */
export const forgetTitles = ({ id }: Source): Promise<void> =>
  Promise.all(
    [sourceAddresses.titles, sourceAddresses.channels, sourceAddresses.files, sourceAddresses.fourK].map((below) =>
      sourceCache.remove(below + id),
    ),
  ).then(
    () => undefined,
    () => undefined,
  )
