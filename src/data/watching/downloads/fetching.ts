import { subscribe } from 'valtio'
import {
  type AnyCopy,
  copyKey,
  type DownloadFile,
  type DownloadProblem,
  isWhole,
  offlineAddress,
  pieceAddress,
} from '#domain/watching/download.ts'
import { inTurn } from '#platform/locks.ts'
import { downloading } from '#product/downloads.ts'
import { fetchRest, FileRefused } from '#remote/download-file.ts'
import { connectivity } from '#state/connectivity.ts'
import { allCopies, changeRecord, downloadCache, followRecords, isRunning, recordOf, removeRecord } from './records.ts'

/** One tab fetches. */
const lock = 'downloads'

/** What this tab fetches now, and how to break that off. */
let current: { key: string; life: AbortController } | undefined
/** This tab fetches, or waits for the one that does. */
let isInLine = false
/** Ends the wait for another try. */
let wake: () => void = () => undefined

/** Goes on with what was not finished, and follows what is begun, held up and removed in any tab. The app calls it once. */
export function followDownloads(): void {
  subscribe(connectivity, () => wake())
  followRecords(() => {
    if (current && !isRunning(current.key)) current.life.abort()
    wake()
    void goOn()
  })
}

const next = (): AnyCopy | undefined => allCopies().findLast(({ state }) => state === 'running')

/** Fetches what is to be fetched, the oldest first, once no other tab does. */
async function goOn(): Promise<void> {
  if (isInLine || next() === undefined) return
  isInLine = true
  await inTurn(lock, async () => {
    for (let copy = next(); copy !== undefined; copy = next()) {
      const life = new AbortController()
      current = { key: copyKey(copy), life }
      const isBehind = await fetchAll(current.key, copy, life.signal)
      if (!isBehind) await patience()
      current = undefined
    }
  }).finally(() => {
    isInLine = false
  })
  // What was begun while the lock was given back.
  void goOn()
}

/** Until it makes sense to ask again. */
async function patience(): Promise<void> {
  await new Promise<void>((resolve) => {
    wake = resolve
    setTimeout(resolve, downloading.retryMs)
  })
}

/** Fetches the files of a copy; false where it is worth another try. */
async function fetchAll(key: string, { files }: AnyCopy, signal: AbortSignal): Promise<boolean> {
  try {
    for (const [place, file] of files.entries()) {
      if (isWhole(file)) continue
      const address = offlineAddress(key, place)
      const note = (now: Partial<DownloadFile>) =>
        changeRecord(key, (copy) => copy && { ...copy, files: copy.files.map((old, at) => (at === place ? { ...old, ...now } : old)) })
      const whole = await fetchRest(
        file,
        async (piece, content, now) => {
          await downloadCache.putBytes(pieceAddress(address, piece), content)
          await note(now)
        },
        signal,
      )
      await note(whole)
    }
    await changeRecord(key, (copy) => copy && { ...copy, state: 'done' })
    return true
  } catch (error) {
    // A piece that came while the copy was removed belongs to nothing.
    if (signal.aborted) return (await recordOf(key)) === undefined ? removeRecord(key).then(() => true) : true
    const problem = problemOf(error)
    if (problem === null) return false
    // Where not even that finds room, it is tried again later.
    return changeRecord(key, (copy) => copy && { ...copy, state: 'failed', problem }).then(
      () => true,
      () => false,
    )
  }
}

/** Why it does not go on by itself; null where it is worth another try. */
export function problemOf(error: unknown): DownloadProblem | null {
  if (error instanceof FileRefused) return error.problem
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : null
}
