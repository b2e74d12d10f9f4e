import { vi } from 'vitest'
import { startHousekeeping } from '#server/housekeeping.ts'
import type { TestServer } from './server.ts'

/** Lets the server clean up once; `failed` is told of what did not work. */
export async function cleanUp({ db, clock }: Pick<TestServer, 'db' | 'clock'>, failed: (error: unknown) => void): Promise<void> {
  const starts = () => db.selectFrom('server_starts').selectAll().execute()
  // Removing it is the last thing it does.
  await db.deleteFrom('server_starts').execute()
  await db.insertInto('server_starts').values({ id: 'old', mark: '', started_at: 0 }).execute()
  const stop = startHousekeeping(db, () => clock.now, failed)
  await vi.waitFor(async () => {
    if ((await starts()).length > 0) throw new Error('it still cleans up')
  })
  stop()
}
