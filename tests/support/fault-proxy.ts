import { connect, createServer, type Server, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** What the network between browser and server does to connections. */
export type Fault =
  | { kind: 'pass' }
  /** Every connection is reset at once. */
  | { kind: 'refuse' }
  /** Accepts and never answers: what is called lie-fi. */
  | { kind: 'hang' }
  | { kind: 'slow'; bytesPerSecond: number }
  /** The answer is cut off, connection and all, after so many bytes. */
  | { kind: 'cut'; afterBytes: number }
  | { kind: 'delay'; ms: number }

export interface FaultProxy {
  url: string
  /** From now on; open connections are dropped, so that nothing goes on under the rule before. */
  setFault(fault: Fault): void
  stop(): Promise<void>
}

/** A TCP proxy on a free loopback port, in front of the server at `targetPort`. */
export async function startFaultProxy(targetPort: number): Promise<FaultProxy> {
  const open = new Set<Socket>()
  let fault: Fault = { kind: 'pass' }
  const server = createServer((client) => {
    open.add(client)
    client.on('close', () => open.delete(client)).on('error', () => client.destroy())
    if (fault.kind === 'refuse') client.resetAndDestroy()
    else if (fault.kind === 'hang') client.resume()
    else forward(client, targetPort, fault)
  })
  const port = await listen(server)
  const drop = (): void => open.forEach((socket) => socket.destroy())
  return {
    url: `http://127.0.0.1:${port}`,
    setFault(next) {
      fault = next
      drop()
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        drop()
      }),
  }
}

function forward(client: Socket, port: number, fault: Fault): void {
  const target = connect(port, '127.0.0.1')
  target.on('error', () => client.destroy())
  client.on('close', () => target.destroy()).pipe(target)
  pipeline(target, (answer: AsyncIterable<Buffer>) => hinder(answer, fault), client).catch(() => client.destroy())
}

/** An answer's bytes as they come through under the fault. */
async function* hinder(answer: AsyncIterable<Buffer>, fault: Fault): AsyncIterable<Buffer> {
  let sent = 0
  for await (const chunk of answer) {
    if (fault.kind === 'delay') await pause(fault.ms)
    if (fault.kind === 'slow') await pause((chunk.length / fault.bytesPerSecond) * 1000)
    const room = fault.kind === 'cut' ? fault.afterBytes - sent : chunk.length
    yield chunk.subarray(0, room)
    sent += Math.min(room, chunk.length)
    if (fault.kind === 'cut' && sent === fault.afterBytes) return
  }
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return address.port
}
