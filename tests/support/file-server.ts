import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startTestServer, type TestMember, type TestServer } from './server.ts'

/** The server of the file that asked for one, and a member of it that is new for each test. */
export let server: TestServer
export let member: TestMember

/** From here on `member` is another one. */
export async function switchMember(): Promise<void> {
  member = await server.register()
}

/** Gives the file that calls it one server for all its tests. */
export function oneServerForAll(): void {
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(switchMember)
  afterAll(() => server.close())
}
