import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Tally } from '../tally.ts'
import { ApiError } from './api-error.ts'
import { connectionLimits, memoryLimits } from './limits.ts'

/** One request that is under way: what it holds in memory, until its answer is sent or its connection is gone. */
interface Share {
  network: string
  bytes: number
  response: ServerResponse
}

/**
 * Requests under way and what they hold in memory, by the network that asked. Whoever asks for much and reads little is refused more of it, before the
 * memory of the process is theirs; nobody else is.
 */
export class UnderWay {
  readonly #connections = new WeakMap<Socket, Set<Share>>()
  readonly #shares = new WeakMap<ServerResponse, Share>()
  readonly #held = new Tally()

  /** Whether a connection has as many requests under way as it may. */
  isFull(socket: Socket): boolean {
    return (this.#connections.get(socket)?.size ?? 0) >= connectionLimits.requestsUnderWay
  }

  /** Whether an answer on this connection has begun to be sent. */
  isAnswering(socket: Socket): boolean {
    return [...(this.#connections.get(socket) ?? [])].some(({ response }) => response.headersSent)
  }

  /** Takes a request in. @throws ApiError `busy` where its network, or everybody together, holds too much */
  begin(network: string, socket: Socket, response: ServerResponse): void {
    this.#admit(network, memoryLimits.request)
    const shares = this.#connections.get(socket) ?? this.#follow(socket)
    const share = { network, bytes: memoryLimits.request, response }
    shares.add(share)
    this.#shares.set(response, share)
    this.#held.add(network, share.bytes)
    const release = () => this.#release(shares, share)
    response.once('close', release).once('finish', release)
  }

  /** Counts an answer that is about to be sent. @throws ApiError `busy` as `begin` does */
  answer(response: ServerResponse, payload: unknown): void {
    const share = this.#shares.get(response)
    const bytes = sizeOf(payload)
    // What fits into the share of the request is counted already, and a refusal must get through.
    if (share === undefined || bytes <= memoryLimits.request) return
    this.#admit(share.network, bytes)
    share.bytes += bytes
    this.#held.add(share.network, bytes)
  }

  #admit(network: string, bytes: number): void {
    const held = this.#held.of(network)
    const isAlone = held <= memoryLimits.request
    if ((held + bytes <= memoryLimits.perAddress || isAlone) && this.#held.total + bytes <= memoryLimits.perProcess) return
    throw new ApiError('busy', 'Too much is being sent already. Read what you have asked for, then try again.', {
      retry_after: memoryLimits.retryAfterSeconds,
    })
  }

  /** What a connection has under way ends with it; an answer that waits behind another one would not tell. */
  #follow(socket: Socket): Set<Share> {
    const shares = new Set<Share>()
    this.#connections.set(socket, shares)
    socket.once('close', () => {
      for (const share of shares) this.#release(shares, share)
    })
    return shares
  }

  #release(shares: Set<Share>, share: Share): void {
    if (shares.delete(share)) this.#held.add(share.network, -share.bytes)
  }
}

function sizeOf(payload: unknown): number {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return payload.length
  return typeof payload === 'object' && payload !== null ? memoryLimits.stream : 0
}
