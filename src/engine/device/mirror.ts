import { storage } from '#platform/storage.ts'
import { storageKeys, storagePrefixes } from '#platform/storage-keys.ts'
import { stampMs } from '#sync/clock.ts'
import { replacesBackup, type BackupEntry } from '#sync/backup.ts'
import type { Lane } from '#sync/store.ts'
import { laneKey, laneOfKey } from '#engine/write/lane-key.ts'

const prefix = storagePrefixes.mirror
type Key = ReturnType<typeof laneKey<typeof prefix>>

/** In all; browsers give local storage five million characters. */
const maxCharacters = 2_000_000
/** So much is freed when there is no room left. */
const roomAtOnce = 100_000
/** Entries longer than this make room first: few of them, and much room each. */
const largeCharacters = 1000

let used: number | undefined

/**
 * Keeps a change where a full disk does not reach it. A change older than the mirrored one of its lane is left out. Never
 * throws: what does not fit pushes out the oldest large entries, and the mirror says that it is incomplete.
 */
export function mirror(entry: BackupEntry, isLast: boolean): void {
  if (!saysMore(entry, isLast)) return
  const key = laneKey(prefix, entry)
  const text = textOf(entry)
  while (!fits(key, text) || !write(key, text)) {
    storage.write(storageKeys.mirrorIncomplete, 'yes')
    if (!makeRoom(key)) return
  }
}

/** The same where nothing needs to make room; false when it does not fit. */
export function mirrorIfRoom(entry: BackupEntry, isLast: boolean): boolean {
  const text = textOf(entry)
  const key = laneKey(prefix, entry)
  return !saysMore(entry, isLast) || (fits(key, text) && write(key, text))
}

export function unmirror(lane: Lane): void {
  const key = laneKey(prefix, lane)
  used = size() - length(key)
  storage.remove(key)
}

/** Forgets entries that are needed no more; one that was replaced meanwhile stays. */
export function unmirrorThese(entries: readonly BackupEntry[]): void {
  for (const entry of entries) {
    const now = headOf(storage.read(laneKey(prefix, entry)) ?? '')
    if (now?.mutationId === entry.mutationId && now.stamp === entry.stamp) unmirror(entry)
  }
}

/** Everything mirrored; what does not read as an entry is left out. */
export function mirrored(): BackupEntry[] {
  return storage.entries(prefix).flatMap(([key, text]) => entryOf(key, text) ?? [])
}

/** Whether everything unsent is mirrored, as far as is known. */
export const isMirrorComplete = (): boolean => storage.read(storageKeys.mirrorIncomplete) === null

export function setMirrorComplete(complete: boolean): void {
  if (complete) storage.remove(storageKeys.mirrorIncomplete)
  else storage.write(storageKeys.mirrorIncomplete, 'yes')
}

/** Whether the entry says more than what is stored of its lane. */
const saysMore = (entry: BackupEntry, isLast: boolean): boolean =>
  replacesBackup(entry, headOf(storage.read(laneKey(prefix, entry)) ?? ''), isLast)

const textOf = ({ stamp, mutationId, op, payloadVersion, value }: BackupEntry): string =>
  `${stamp} ${mutationId ?? '-'} ${op} ${payloadVersion} ${JSON.stringify(value ?? null)}`

const head = /^(\d{13}-[0-9a-f]{4}-[0-9a-f]{12}) (\S+) (put|delete) (\d+) /

function headOf(text: string) {
  const [whole, stamp, id, op, version] = head.exec(text) ?? []
  if (whole === undefined || stamp === undefined || id === undefined) return undefined
  const verb: BackupEntry['op'] = op === 'put' ? 'put' : 'delete'
  return { stamp, mutationId: id === '-' ? null : id, op: verb, payloadVersion: Number(version), length: whole.length }
}

function entryOf(key: string, text: string): BackupEntry | undefined {
  const lane = laneOfKey(prefix, key)
  const found = headOf(text)
  if (lane === undefined || found === undefined) return undefined
  const { length: start, ...rest } = found
  try {
    return { ...lane, ...rest, value: JSON.parse(text.slice(start)) as unknown }
  } catch {
    return undefined
  }
}

function write(key: Key, text: string): boolean {
  const before = length(key)
  if (!storage.write(key, text)) return false
  used = size() + key.length + text.length - before
  return true
}

const fits = (key: Key, text: string): boolean => size() + key.length + text.length - length(key) <= maxCharacters

/** The characters of one entry as it is stored now. */
function length(key: Key): number {
  const text = storage.read(key)
  return text === null ? 0 : key.length + text.length
}

function size(): number {
  used ??= storage.entries(prefix).reduce((sum, [key, text]) => sum + key.length + text.length, 0)
  return used
}

/**
 * Drops the oldest large entries, then the oldest of all, never the one that needs the room; enough of them at once that the next
 * ones need not look again. False when there was nothing to drop.
 */
function makeRoom(except: Key): boolean {
  const others = storage.entries(prefix).filter(([key]) => key !== except)
  const inOrder = others.toSorted(([, a], [, b]) => Number(isLarge(b)) - Number(isLarge(a)) || bornAt(a) - bornAt(b))
  let freed = 0
  for (const [key, text] of inOrder) {
    if (freed >= roomAtOnce) break
    freed += key.length + text.length
    storage.remove(key)
  }
  used = undefined
  return freed > 0
}

const isLarge = (text: string): boolean => text.length > largeCharacters
const bornAt = (text: string): number => stampMs(headOf(text)?.stamp ?? '0')
