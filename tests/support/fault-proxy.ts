import { createServer, type Server, type Socket } from 'node:net'
import { carry, type Fault } from './fault-wires.ts'

export interface FaultProxy {
  url: string
  /** Stands in front of the server at another port from now on. */
  setTarget(port: number): void
  /** From now on; open connections are dropped, so that nothing goes on under the rule before. */
  setFault(fault: Fault): void
  /** How often a fault that looks at single requests (`answer`, `duplicate`, `line`) has struck since it was set. */
  struck(): number
  stop(): Promise<void>
}

/** A TCP proxy on a free loopback port, in front of the server at `targetPort`. */
export async function startFaultProxy(targetPort: number): Promise<FaultProxy> {
  const open = new Set<Socket>()
  let fault: Fault = { kind: 'pass' }
  let struck = 0
  let target = targetPort
  const server = createServer((client) => {
    open.add(client)
    client.on('close', () => open.delete(client)).on('error', () => client.destroy())
    const underFault = fault
    carry({
      client,
      port: target,
      fault: underFault,
      strike: () => {
        if (fault === underFault) struck += 1
      },
    })
  })
  const port = await listen(server)
  const drop = (): void => open.forEach((socket) => socket.destroy())
  return {
    url: `http://127.0.0.1:${port}`,
    setTarget(next) {
      target = next
      drop()
    },
    setFault(next) {
      fault = next
      struck = 0
      drop()
    },
    struck: () => struck,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        drop()
      }),
  }
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return address.port
}
