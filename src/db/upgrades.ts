import type { Transaction } from 'dexie'
import { type Account, type Device, readAgain } from '#sync/store.ts'

/**
 * Has everything read again: a bundle that does not know an entity passes over its rows, wherever they stand among the others, and one
 * that does would never see them.
 */
export const readEverythingAgain = (tx: Transaction): PromiseLike<number> =>
  tx
    .table<Account>('accounts')
    .toCollection()
    .modify((account, found) => {
      found.value = readAgain(account)
    })

/** Bundles older than this writer version write no more. */
export const requireWriter = (tx: Transaction, version: number): PromiseLike<number> =>
  tx
    .table<Device>('device')
    .where(':id')
    .equals('device')
    .modify((device) => {
      device.minWriterVersion = Math.max(device.minWriterVersion, version)
    })
