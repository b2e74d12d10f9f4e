import { startTestServer } from './server.ts'
import { startTinyServer } from './tiny-server.ts'

/** A movie database on loopback: the demo's titles, told as the real service tells its own. */
export interface FakeTmdb extends AsyncDisposable {
  /** What the server is set up with. */
  env: Record<string, string>
  /** Its origin. */
  url: string
  key: string
  /** The paths asked for, in order. */
  asked: string[]
}

/** Starts one; declare it with `await using`. It answers any origin below `/3` and refuses who does not bring the key; pictures are below `/t/p`. */
export async function startFakeTmdb(): Promise<FakeTmdb> {
  const key = 'fake-key-0123456789'
  const demo = await startTestServer()
  const refusal = { status_code: 7, status_message: 'Invalid API key: You must be granted a valid key.', success: false }
  const server = await startTinyServer(async (request, response) => {
    const asked = new URL(request.url ?? '', 'http://demo')
    if (asked.pathname.startsWith('/t/p/')) {
      const picture = await demo.app.inject({ url: `/img/w500/${asked.pathname.split('/').at(-1)}.webp` })
      return void response.writeHead(picture.statusCode, { 'content-type': 'image/webp' }).end(picture.rawPayload)
    }
    const headers = { 'content-type': 'application/json;charset=utf-8', 'access-control-allow-origin': '*' }
    if (asked.searchParams.get('api_key') !== key) return void response.writeHead(401, headers).end(JSON.stringify(refusal))
    asked.searchParams.delete('api_key')
    const answer = await demo.app.inject({ url: `/tmdb${asked.pathname}${asked.search}` })
    response.writeHead(answer.statusCode, headers).end(answer.rawPayload)
  })
  return {
    env: { TMDB_API_KEY: key, TMDB_BASE_URL: `${server.url}/3`, TMDB_IMAGE_BASE_URL: `${server.url}/t/p` },
    url: server.url,
    key,
    asked: server.asked,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]()
      await demo.close()
    },
  }
}
