import { afterEach, beforeEach } from 'vitest'
import { endPages } from './page.ts'
import { startTestServer, type TestMember, type TestServer } from './server.ts'

/** For a file that imports them: a server and a member of it, both new for each test; afterwards the test's pages are closed too. */
export let server: TestServer
export let ada: TestMember

/** The time of the test's machine, and further on where a test sets it: pages measure theirs by the server's. */
function runningClock(): { now: number } {
  let ahead = 0
  return {
    get now() {
      return Date.now() + ahead
    },
    set now(value) {
      ahead = value - Date.now()
    },
  }
}

beforeEach(async () => {
  server = await startTestServer({ clock: runningClock() })
  ada = await server.register()
})

afterEach(async () => {
  await endPages()
  await server.close()
})

/** Another session of the member: its token. */
export async function logInAgain(): Promise<string> {
  const { body } = await server.call('login', { body: { email: ada.email, password: ada.password } })
  return (body as TestMember).token
}

/** A title that another device of the member saves. */
export const saveElsewhere = (id: number) =>
  server.call('addFavorite', { token: ada.token, body: { media_id: id, media_type: 'movie', title: `Movie ${id}` } })
