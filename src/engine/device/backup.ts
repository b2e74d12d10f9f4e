import { entityNames, payloadVersion as currentVersion } from '#contract/sync.ts'
import type { Database } from '#db/database.ts'
import { lanesWithoutRow, mutationsByIds, unacceptedIds } from '#db/outbox-queries.ts'
import { storage } from '#platform/storage.ts'
import { storageKeys, storagePrefixes } from '#platform/storage-keys.ts'
import { stampMs } from '#sync/clock.ts'
import { replacesBackup, type Backup, type BackupEntry, backupOfMutation, backupOfRow } from '#sync/backup.ts'
import { doubtOf } from '#sync/outbox.ts'
import type { Doubt, Store } from '#sync/store.ts'
import { laneKey, laneOfKey } from '#engine/write/journal.ts'

const prefix = storagePrefixes.mirror
type Key = ReturnType<typeof laneKey<typeof prefix>>

/** In all; browsers give local storage five million characters. */
const maxCharacters = 2_000_000
/** So much is freed when there is no room left. */
const roomAtOnce = 100_000
/** Entries longer than this make room first: few of them, and much room each. */
const largeCharacters = 1000

/**
 * The copy of the outbox, and of a guest's rows, in local storage, which survives when the browser empties the database (decision
 * record 19). None of its methods throws.
 */
export interface OutboxBackup extends Backup {
  entries: () => BackupEntry[]
  /** Stores an entry where there is room for it; false when there is not. */
  keepIfRoom: (entry: BackupEntry, isLast: boolean) => boolean
}

/** Whether everything unsent has its copy, as far as is known. */
export const isBackupComplete = (): boolean => storage.read(storageKeys.mirrorIncomplete) === null

export function createBackup(): OutboxBackup {
  let used: number | undefined

  const size = (): number => (used ??= storage.entries(prefix).reduce((sum, [key, text]) => sum + key.length + text.length, 0))
  const store = (key: Key, text: string): boolean => {
    const before = length(key)
    if (size() + key.length + text.length - before > maxCharacters || !storage.write(key, text)) return false
    used = size() + key.length + text.length - before
    return true
  }

  function drop(lane: Parameters<Backup['drop']>[0]): void {
    const key = laneKey(prefix, lane)
    used = size() - length(key)
    storage.remove(key)
  }

  /** Stores an entry where there is room for it; false when there is not. */
  function keepIfRoom(entry: BackupEntry, isLast: boolean): boolean {
    return !saysMore(entry, isLast) || store(laneKey(prefix, entry), textOf(entry))
  }

  /**
   * Drops the oldest large entries, then the oldest of all, never the one that needs the room; enough of them at once that the next
   * ones need not look again. False when nothing was freed: there was nothing to drop, or the browser does not let it.
   */
  function makeRoom(except: Key): boolean {
    const before = size()
    const others = storage.entries(prefix).filter(([key]) => key !== except)
    const inOrder = others.toSorted(([, a], [, b]) => Number(isLarge(b)) - Number(isLarge(a)) || writtenAt(a) - writtenAt(b))
    let freed = 0
    for (const [key, text] of inOrder) {
      if (freed >= roomAtOnce) break
      freed += key.length + text.length
      storage.remove(key)
    }
    used = undefined
    return size() < before
  }

  return {
    keep(entry, isLast) {
      if (!saysMore(entry, isLast)) return
      const key = laneKey(prefix, entry)
      while (!store(key, textOf(entry))) {
        storage.write(storageKeys.mirrorIncomplete, 'yes')
        if (!makeRoom(key)) return
      }
    },
    drop,
    entries,
    keepIfRoom,
  }
}

/**
 * Brings the backup in step with the database: what the account has taken leaves it, whoever sent it, and what was queued by the worker or
 * found no room before joins it; rows of guests that are gone leave it.
 */
export async function updateBackup(backup: OutboxBackup, database: Database, isInMemory: boolean): Promise<void> {
  // The copy is read first: what joins it meanwhile was committed before.
  const known = entries()
  const unsent = await unacceptedIds(database)
  const ids = new Set(known.map(({ mutationId }) => mutationId))
  const missing = await mutationsByIds(
    database,
    [...unsent].filter((id) => !ids.has(id)),
  )
  // What was removed from memory alone waits for the database to come back.
  const guestRows = known.filter(({ mutationId, op }) => mutationId === null && (op === 'put' || !isInMemory))
  const gone = await lanesWithoutRow(database, guestRows)
  for (const entry of [...gone, ...known.filter(({ mutationId }) => mutationId !== null && !unsent.has(mutationId))]) {
    // One that was replaced meanwhile stays.
    const now = storedHead(entry)
    if (now?.mutationId === entry.mutationId && now.stamp === entry.stamp) backup.drop(entry)
  }
  const fit = missing.map((mutation) => backup.keepIfRoom(backupOfMutation(mutation), !mutation.everSent))
  if (fit.includes(false)) storage.write(storageKeys.mirrorIncomplete, 'yes')
  else storage.remove(storageKeys.mirrorIncomplete)
}

/**
 * The mutations in the backup that the database has lost because it was set back to an earlier state: their stamps are newer than the last one it knows to have
 * been given, which is written with each of them. What a person has taken back since is older than that. Guests' rows are not judged.
 */
export async function lostMutations({ entries: all }: Pick<OutboxBackup, 'entries'>, database: Database): Promise<BackupEntry[]> {
  const backedUp = all().filter(({ mutationId, payloadVersion }) => mutationId !== null && payloadVersion === currentVersion)
  if (backedUp.length === 0) return []
  const device = await database.device.get('device')
  const last = device?.id === 'device' ? device.last : ''
  const newer = backedUp.filter(({ stamp }) => stamp > last)
  if (newer.length === 0) return []
  // Another tab may have written them meanwhile.
  const known = await unacceptedIds(database)
  const unknown = newer.filter(({ mutationId }) => mutationId !== null && !known.has(mutationId))
  const rows = await Promise.all(unknown.map(({ entity, owner, key }) => database[entity].get([owner, key])))
  return unknown.filter(({ stamp }, place) => (rows[place]?.stamp ?? '') < stamp)
}

/** Backs up what a guest keeps and the backup does not have. */
export async function backUpGuest(backup: OutboxBackup, store: Store, guest: string): Promise<void> {
  const rows = await store.read((tx) =>
    Promise.all(entityNames.map(async (entity) => (await tx.allRows(entity, guest)).map((row) => backupOfRow(entity, row)))),
  )
  for (const row of rows.flat()) backup.keepIfRoom(row, true)
}

const entries = (): BackupEntry[] => storage.entries(prefix).flatMap(([key, text]) => entryOf(key, text) ?? [])

/** The characters of one entry as it is stored now. */
function length(key: Key): number {
  const text = storage.read(key)
  return text === null ? 0 : key.length + text.length
}

/** Whether the entry says more than what is stored of its lane. */
const saysMore = (entry: BackupEntry, isLast: boolean): boolean => replacesBackup(entry, storedHead(entry), isLast)

const storedHead = (entry: BackupEntry) => headOf(storage.read(laneKey(prefix, entry)) ?? '')

/** What is said of a stamp in doubt has no blank in it, and no JSON begins with a question mark. */
function textOf(entry: BackupEntry): string {
  const { stamp, mutationId, op, payloadVersion, value } = entry
  const doubt = JSON.stringify(doubtOf(entry))
  return `${stamp} ${mutationId ?? '-'} ${op} ${payloadVersion} ${doubt === '{}' ? '' : `?${doubt} `}${JSON.stringify(value ?? null)}`
}

const head = /^(\d{13}-[0-9a-f]{4}-[0-9a-f]{12}) (\S+) (put|delete) (\d+) (?:\?(\S+) )?/

function headOf(text: string) {
  const [whole, stamp, id, op, version, doubt] = head.exec(text) ?? []
  if (whole === undefined || stamp === undefined || id === undefined) return undefined
  const verb: BackupEntry['op'] = op === 'put' ? 'put' : 'delete'
  return { stamp, mutationId: id === '-' ? null : id, op: verb, payloadVersion: Number(version), length: whole.length, doubt }
}

function entryOf(key: string, text: string): BackupEntry | undefined {
  const lane = laneOfKey(prefix, key)
  const found = headOf(text)
  if (lane === undefined || found === undefined) return undefined
  const { length: start, doubt, ...rest } = found
  try {
    const value: unknown = JSON.parse(text.slice(start))
    const said: Doubt = doubt === undefined ? {} : JSON.parse(doubt)
    return { ...lane, ...rest, ...doubtOf(said), value }
  } catch {
    return undefined
  }
}

const isLarge = (text: string): boolean => text.length > largeCharacters
const writtenAt = (text: string): number => stampMs(headOf(text)?.stamp ?? '0')
