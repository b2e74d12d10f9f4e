import type { FastifyReply } from 'fastify'
import type { Member } from '../policies.ts'
import { findSession } from '../repositories/sessions.ts'
import type { Services } from '../services.ts'

const heartbeatMs = 20_000

interface EventStream {
  member: Pick<Member, 'id' | 'jti'>
  /** The network that asked for it. */
  network: string
  /** The browser that asked for it, if it says. */
  clientId: string | undefined
  reply: FastifyReply
  /** Where the account stands now. */
  seq: number
}

/**
 * Keeps a reply open as `text/event-stream` and writes `{seq}` at once and whenever the account changes. The heartbeat keeps
 * proxies from closing it, and ends it when the session is over or the device does not read what it is sent.
 * @throws ApiError `busy` where too many are open
 */
export function openEventStream(
  { db, clock, announcer }: Pick<Services, 'db' | 'clock' | 'announcer'>,
  { member, network, clientId, reply, seq }: EventStream,
): void {
  const stream = reply.raw
  /** The newest number while the device does not read: it stands for all before it. */
  let waiting: number | undefined
  let wasFull = false

  const write = (message: object): unknown => stream.write(`data: ${JSON.stringify(message)}\n\n`)
  const send = (number: number): void => {
    if (stream.writableNeedDrain) waiting = number
    else write({ seq: number })
  }
  const catchUp = (): void => {
    if (waiting !== undefined) write({ seq: waiting })
    waiting = undefined
  }
  const end = (retryAfterSeconds?: number): void => {
    clearInterval(heartbeat)
    remove()
    if (stream.writableEnded) return
    if (retryAfterSeconds !== undefined) write({ retry_after: retryAfterSeconds })
    stream.end()
  }
  const remove = announcer.add({ userId: member.id, jti: member.jti, network, clientId, send, end })
  const heartbeat = setInterval(async () => {
    if (stream.writableNeedDrain && wasFull) return void stream.destroy()
    wasFull = stream.writableNeedDrain
    const alive = await findSession(db, member.jti, member.id, clock()).catch(() => undefined)
    if (alive === undefined) end()
    else if (!stream.writableEnded && !stream.writableNeedDrain) stream.write(': still here\n\n')
  }, heartbeatMs)
  reply.hijack()
  stream.writeHead(200, { ...headersOf(reply), 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
  stream.on('drain', catchUp).on('close', () => end())
  send(seq)
}

/** The headers set so far, which a hijacked reply would not send. */
const headersOf = (reply: FastifyReply) =>
  Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]))
