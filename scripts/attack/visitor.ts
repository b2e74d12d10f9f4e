import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { SessionAnswer } from '#contract/schemas.ts'

export interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}

export interface Reply {
  /** 0 where the connection ended without an answer. */
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Somebody at an address of their own on this machine. */
export interface Visitor {
  address: string
  /** Asks once, on a connection of its own. */
  ask: (path: string, question?: Question) => Promise<Reply>
  /** Opens a bare connection; what goes wrong with it later is no error. */
  connect: () => Promise<Socket>
  /** Writes `text` on a bare connection and answers with everything that comes back until the server ends it, as Latin-1. */
  say: (text: string | Buffer) => Promise<string>
  /** A new account: its token. */
  signUp: () => Promise<string>
}

/** Waits for the first of some events of a connection; what goes wrong with it is followed by its `close`. */
export const happens = (socket: Socket, ...events: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    for (const event of events) socket.once(event, () => resolve())
  })

/**
 * Each of them has an address below 127.0.9.0/24 of the loopback network, which Linux lets anybody use: the server takes them for
 * different visitors without trusting a header.
 */
export function visitorOf(port: number, number: number): Visitor {
  const address = `127.0.9.${number}`
  const connection = { host: '127.0.0.1', port, localAddress: address }

  const ask: Visitor['ask'] = (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve) => {
      const call = request({ ...connection, method, path, headers, agent: false }, (response) => {
        const chunks: Buffer[] = []
        const finish = () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString('latin1') })
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', finish)
        response.on('error', finish)
      })
      call.setTimeout(20_000, () => call.destroy())
      call.on('error', () => resolve({ status: 0, headers: {}, body: '' }))
      call.end(body)
    })

  const open = async (): Promise<Socket> => {
    const socket = connect(connection)
    socket.on('error', () => undefined)
    await happens(socket, 'connect', 'close')
    return socket
  }

  return {
    address,
    ask,
    connect: open,
    async say(text) {
      const socket = await open()
      const chunks: Buffer[] = []
      socket.on('data', (chunk: Buffer) => chunks.push(chunk))
      if (!socket.destroyed) {
        // Not ended: a server may give up on whoever has ended their side.
        socket.setTimeout(10_000, () => socket.destroy()).write(text)
        await happens(socket, 'close')
      }
      return Buffer.concat(chunks).toString('latin1')
    },
    async signUp() {
      const body = JSON.stringify({ email: `${randomUUID()}@example.org`, password: 'seventeen green umbrellas', display_name: 'Ann' })
      const reply = await ask('/api/auth/register', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      if (reply.status !== 201) throw new Error(`register answered ${reply.status}: ${reply.body}`)
      return (JSON.parse(reply.body) as SessionAnswer).token
    },
  }
}
