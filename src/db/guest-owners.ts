import { Dexie } from 'dexie'
import { entityNames } from '#contract/sync.ts'
import type { Database } from './database.ts'

/** Every guest of whom this device keeps rows; ids of guests begin with `anonymous-`. */
export async function guestOwners(database: Database): Promise<string[]> {
  const keys = await Promise.all(
    entityNames.map((entity) =>
      database[entity].where(':id').between(['anonymous-', Dexie.minKey], ['anonymous-\uffff', Dexie.maxKey]).primaryKeys(),
    ),
  )
  return [...new Set(keys.flat().map(([owner]) => owner))]
}
