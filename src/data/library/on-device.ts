import { useLiveQuery } from 'dexie-react-hooks'
import { settingsIn } from '#contract/setting-lists.ts'
import { backupMark } from '#contract/backup.ts'
import { type EntityName, entityNames, withMoment } from '#contract/sync.ts'
import { deviceClock } from '#platform/clock.ts'
import { countEntries } from '#db/owners.ts'
import { downloadFile } from '#platform/share.ts'
import { session } from '#state/session.ts'
import { showToast } from '#state/toasts.ts'
import { lastGuestMerge, countTitles } from '#sync/guest-merge.ts'
import { deviceOf, stampMs } from '#sync/clock.ts'
import { visibleRows } from '#sync/merge.ts'
import type { ReadTx, Row } from '#sync/store.ts'
import { mergeGuestInto } from '#data/account/merge-guest.ts'
import { engine } from '#data/engine.ts'
import { currentOwner, guestOwner } from '#data/account/owner.ts'

/** What was last merged from this device into an account, and when (epoch ms). */
export interface GuestMergeSummary {
  at: number
  titles: number
}

/**
 * Live: what was last merged into an account, while that can be undone (`undoGuestMerge`); null when nothing. Imports Dexie, as what
 * follows does: for lazily loaded screens only.
 */
export function useGuestMerge(account: string): GuestMergeSummary | null {
  return useLiveQuery(() => readGuestMerge(account), [account], null)
}

async function readGuestMerge(account: string): Promise<GuestMergeSummary | null> {
  const { database, store, ports } = await engine.open()
  // Read in the live query itself, so that Dexie observes the account's record.
  await database.accounts.get(account)
  const found = await store.read((tx) => lastGuestMerge(tx, ports.clock, account))
  const titles = countTitles(found?.rows ?? [])
  return found === null || titles === 0 ? null : { at: found.at, titles }
}

/**
 * Live: how many entries this device keeps outside every account; 0 while the database opens. Asked anew when `merge` changes:
 * after a merge the guest is another one.
 */
export function useOutsideAccount(merge: GuestMergeSummary | null): number {
  return useLiveQuery(countOutside, [merge?.at], 0)
}

async function countOutside(): Promise<number> {
  const { database } = await engine.open()
  return countEntries(database, guestOwner())
}

/** Live: how many entries of this device wait to join an account. */
export function useJoining(account: string): number {
  return useLiveQuery(() => countJoining(account), [account], 0)
}

async function countJoining(account: string): Promise<number> {
  const { database } = await engine.open()
  const { joining = [] } = (await database.accounts.get(account)) ?? {}
  const counts = await Promise.all(joining.map((guest) => countEntries(database, guest)))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Takes what this device keeps into the account after all, because the person asked for it. Never rejects. */
export async function addToAccount(): Promise<void> {
  const account = session.user?.id
  if (account === undefined) return
  await mergeGuestInto(account, { asked: true }).catch(() => showToast({ notice: 'guest-adopt-failed' }))
}

/** Saves everything an owner keeps on this device as a JSON file; resolves with whether it did. Never rejects. */
export async function exportDevice(owner = guestOwner()): Promise<boolean> {
  try {
    const { store } = await engine.open()
    const rows = await store.read((tx) => rowsOf(tx, owner))
    const shown = (name: EntityName) =>
      visibleRows(
        name,
        rows.filter(({ entity }) => entity === name).map(({ row }) => row),
      )
    const valuesOf = (name: EntityName) => shown(name).map(({ value, stamp }) => withMoment(name, value, stampMs(stamp)))
    const preferences = settingsIn(shown('preferences'))
    const exportedAt = new Date(deviceClock.now()).toISOString()
    const all = { ...Object.fromEntries(entityNames.map((name) => [name, valuesOf(name)])), preferences }
    downloadFile(
      `matinee-${exportedAt.slice(0, 10)}.json`,
      'application/json',
      JSON.stringify({ ...backupMark, exported_at: exportedAt, ...all }, null, 2),
    )
    return true
  } catch {
    showToast({ notice: 'export-failed' })
    return false
  }
}

/** The same of whoever is here, and says so. Never rejects. */
export async function saveBackup(): Promise<void> {
  if (await exportDevice(currentOwner())) showToast({ notice: 'backup-saved' })
}

/** Removes everything the guest keeps on this device, settings included, and offers Undo. Never rejects. */
export async function clearDevice(): Promise<void> {
  try {
    const { store, ports } = await engine.open()
    const cleared = await store.transact(async (tx) => {
      await deviceOf(tx, ports)
      const rows = await rowsOf(tx, guestOwner())
      for (const { entity, row } of rows) await tx.removeRows(entity, row.owner, [row.key])
      return rows
    })
    const count = cleared.filter(({ entity }) => entity !== 'preferences').length
    showToast({ notice: 'device-cleared', values: { count }, undo: () => void putBack(cleared) })
  } catch {
    showToast({ notice: 'device-clear-failed' })
  }
}

interface OwnRow {
  entity: EntityName
  row: Row
}

async function rowsOf(tx: Pick<ReadTx, 'allRows'>, owner: string): Promise<OwnRow[]> {
  const found: OwnRow[] = []
  for (const entity of entityNames) found.push(...(await tx.allRows(entity, owner)).map((row) => ({ entity, row })))
  return found
}

/** Each in its place, under whoever is the guest by now; what was saved anew meanwhile stays. */
async function putBack(cleared: readonly OwnRow[]): Promise<void> {
  try {
    const { store, ports } = await engine.open()
    await store.transact(async (tx) => {
      await deviceOf(tx, ports)
      for (const { entity, row } of cleared) {
        const [anew] = await tx.rows(entity, guestOwner(), [row.key])
        if (anew === undefined) await tx.putRows(entity, [{ ...row, owner: guestOwner() }])
      }
    })
  } catch {
    showToast({ notice: 'change-action-failed' })
  }
}
