import { connect, createServer, type Server, type Socket } from 'node:net'
import { PassThrough, Transform, type TransformCallback } from 'node:stream'
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
  target.on('error', () => client.destroy()).on('close', () => client.end())
  client.on('close', () => target.destroy())
  client.pipe(target)
  target.pipe(hindrance(fault, client)).pipe(client)
}

/** The stream an answer has to pass. */
function hindrance(fault: Fault, client: Socket): Transform {
  const stream = (transform: (chunk: Buffer, done: TransformCallback) => void): Transform =>
    new Transform({ transform: (chunk: Buffer, _encoding, done) => transform(chunk, done) })
  switch (fault.kind) {
    case 'slow':
      return stream((chunk, done) => void pause((chunk.length / fault.bytesPerSecond) * 1000).then(() => done(null, chunk)))
    case 'delay':
      return stream((chunk, done) => void pause(fault.ms).then(() => done(null, chunk)))
    case 'cut': {
      let left = fault.afterBytes
      return stream((chunk, done) => {
        const part = chunk.subarray(0, left)
        left -= part.length
        done(null, part)
        if (left === 0) setImmediate(() => client.destroy())
      })
    }
    default:
      return new PassThrough()
  }
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return address.port
}
