import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyHttpOptions } from 'fastify'
import { Tally } from '../tally.ts'
import { networkOf } from './address.ts'
import { connectionLimits } from './limits.ts'

/** How long a connection may take for what, as Node and Fastify are told it. */
export const timeouts = {
  requestTimeout: connectionLimits.requestMs,
  // Neither side sends or takes a byte: who asked does not read the answer.
  connectionTimeout: connectionLimits.silenceMs,
  http: {
    headersTimeout: connectionLimits.headMs,
    connectionsCheckingInterval: 5000,
    // Refused by us, in a body with a code.
    requireHostHeader: false,
  },
} satisfies FastifyHttpOptions<Server>

const networks = new WeakMap<Socket, string>()

/** The network a connection was opened from; Node itself forgets the address of one that was reset. */
export const networkOfConnection = (socket: Socket): string => networks.get(socket) ?? ''

/**
 * Lets a server have only so many connections, all together and of one network; what comes beyond is closed at once.
 * @param countsNetworks not behind a proxy, whose address all of them have
 * @param note counts a request that nobody answers any more, for the network it came from
 */
export function limitConnections(server: Server, countsNetworks: boolean, note: (network: string) => void): void {
  const open = new Tally()
  server.maxConnections = connectionLimits.perProcess
  server.on('connection', (socket: Socket) => {
    if (socket.remoteAddress === undefined) return void socket.destroy()
    const network = networkOf(socket.remoteAddress)
    if (countsNetworks && open.of(network) >= connectionLimits.perAddress) return void socket.destroy()
    networks.set(socket, network)
    open.add(network, 1)
    socket.once('close', () => open.add(network, -1))
  })
  if (countsNetworks) skipEnded(server, note)
}

/** Node hands over whatever has arrived in the same piece as the request that a connection was ended for, up to a thousand more. */
function skipEnded(server: Server, note: (network: string) => void): void {
  const [answer] = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse & { req: IncomingMessage }) => {
    if (request.socket.destroyed) note(networkOfConnection(request.socket))
    else answer?.(request, response)
  })
}

const { stackTraceLimit } = Error

/** Ends a connection at once. Node makes an error for each request that is lost with it, and most of what they cost is their stack traces. */
export function endNow(socket: Socket): void {
  socket.prependOnceListener('close', () => (Error.stackTraceLimit = 0))
  socket.once('close', () => (Error.stackTraceLimit = stackTraceLimit))
  socket.destroy()
}
