import { afterEach, beforeEach } from 'vitest'
import { closePages } from './page.ts'
import { startTestServer, type TestMember, type TestServer } from './server.ts'

/** For a file that imports them: a server and a member of it, both new for each test; afterwards the test's pages are closed too. */
export let server: TestServer
export let ada: TestMember

beforeEach(async () => {
  server = await startTestServer()
  ada = await server.register()
})

afterEach(async () => {
  closePages()
  await server.close()
})
