import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on loopback that answers as the test says, and counts. */
export interface TinyServer extends AsyncDisposable {
  url: string
  /** Paths asked for, in order. */
  asked: string[]
}

/** Starts one; declare it with `await using`. */
export async function startTinyServer(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<TinyServer> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Answers with JSON. */
export function json(response: ServerResponse, body: unknown, { status = 200, headers = {} as Record<string, string> } = {}): void {
  response.writeHead(status, { 'content-type': 'application/json;charset=utf-8', ...headers })
  response.end(JSON.stringify(body))
}
