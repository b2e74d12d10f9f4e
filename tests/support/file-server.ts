import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startTestServer, type TestMember, type TestServer } from './server.ts'

/** For a file that imports them: one server for all its tests, and a member of it that is new for each. */
export let server: TestServer
export let member: TestMember

beforeAll(async () => {
  server = await startTestServer()
})
/** From here on `member` is another one. */
export async function switchMember(): Promise<void> {
  member = await server.register()
}

beforeEach(switchMember)
afterAll(() => server.close())
