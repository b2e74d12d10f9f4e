import { type AnyCopy, type BookCopy, copyKey, type Download, recordAddress } from '#domain/watching/download.ts'
import { openChannel } from '#platform/channel.ts'
import { inTurn } from '#platform/locks.ts'
import { recordCache } from '#platform/record-cache.ts'
import { cacheNames } from '#product/cache-names.ts'
import { offlineMediaPrefix } from '#product/downloads.ts'
import { downloads, showDownloads } from '#state/downloads.ts'

/** Everything that is kept for playing without a network. */
export const downloadCache = recordCache(cacheNames.downloads)

const channel = openChannel<'changed'>('downloads')
/** One change of a record is made at a time, whichever tab makes it. */
const lock = 'download-record'

/** Called after every change of a record, in this tab or another. */
let heard: () => void = () => undefined

/** Reads all records, and follows what becomes of them. The app calls it once. */
export function followRecords(changed: () => void): void {
  heard = changed
  channel.listen(readWhatCanBe)
  readWhatCanBe()
}

/** A browser that is emptying its caches reads nothing: what is known stays until somebody changes it. */
const readWhatCanBe = (): void => void readRecords().catch(() => undefined)

/** The record of a copy by its key; undefined where there is none. */
export async function recordOf(key: string): Promise<AnyCopy | undefined> {
  const record = await downloadCache.record(recordAddress(key))
  return isDownload(record) || isBookCopy(record) ? record : undefined
}

/** What is stored under an address of ours was written here. */
const isDownload = (value: unknown): value is Download =>
  typeof value === 'object' && value !== null && 'files' in value && 'stream' in value
const isBookCopy = (value: unknown): value is BookCopy => typeof value === 'object' && value !== null && 'files' in value && 'book' in value

/** Changes a record, or makes one; `how` answers undefined for no change. Rejects when there is no room. */
export function changeRecord(key: string, how: (copy: AnyCopy | undefined) => AnyCopy | undefined): Promise<void> {
  return inTurn(lock, async () => {
    const changed = how(await recordOf(key))
    if (changed === undefined) return
    await downloadCache.putRecord(recordAddress(key), changed)
    channel.post('changed')
    await readRecords()
  })
}

/** Removes a record and all that belongs to it. */
export function removeRecord(key: string): Promise<void> {
  return inTurn(lock, async () => {
    await downloadCache.remove(recordAddress(key))
    channel.post('changed')
    await readRecords()
  })
}

const isRecord = (path: string): boolean => path.startsWith(offlineMediaPrefix) && !path.slice(offlineMediaPrefix.length).includes('/')

const newestFirst = (a: AnyCopy, b: AnyCopy): number => b.addedAt - a.addedAt

/** Everything that is on its way or here, the newest first. */
export const allCopies = (): AnyCopy[] => [...downloads.list, ...downloads.books].toSorted(newestFirst)

/** Shows the records as they are stored. */
export async function readRecords(): Promise<void> {
  const records = await downloadCache.records(isRecord)
  showDownloads(records.filter(isDownload).toSorted(newestFirst), records.filter(isBookCopy).toSorted(newestFirst))
  heard()
}

/** Removes the copies from an account's own sources, whose data leave this device. Rejects when they cannot be read. */
export async function forgetDownloadsOf(owner: string): Promise<void> {
  await readRecords()
  const gone = allCopies().filter((copy) => copy.owner === owner)
  await Promise.all(gone.map((copy) => removeRecord(copyKey(copy))))
}

/** Whether a copy is to be fetched. */
export const isRunning = (key: string): boolean => allCopies().some((copy) => copy.state === 'running' && copyKey(copy) === key)
