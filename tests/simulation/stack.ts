import 'fake-indexeddb/auto'
import { startTestServer } from '#support/server.ts'
import { deviceTwin } from './device-twin.ts'
import { newMember } from './new-member.ts'
import type { Stage } from './run-schedule.ts'
import { serverOn } from './simulated-server.ts'
import { sqlRows } from './sql-rows.ts'

/** The app's own database on IndexedDB for each device, and a server on SQL: SQLite, or PostgreSQL where TEST_DATABASE_URL names one. */
export async function realStack(): Promise<Stage & AsyncDisposable> {
  const server = await startTestServer()
  const databases: { close: () => void }[] = []
  const closeAll = () => {
    for (const database of databases.splice(0)) database.close()
  }
  return {
    async openServer(engine, time, members) {
      closeAll()
      const ids = await Promise.all(Array.from({ length: members }, () => newMember(server)))
      return serverOn(engine, time, ids, sqlRows(server.db, time))
    },
    async openStorage(time, committed) {
      const database = await deviceTwin(time, committed)
      databases.push(database)
      return database
    },
    async [Symbol.asyncDispose]() {
      closeAll()
      await server[Symbol.asyncDispose]()
    },
  }
}
