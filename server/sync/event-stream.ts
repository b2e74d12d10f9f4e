import type { FastifyReply } from 'fastify'
import type { Member } from '../policies.ts'
import { findMemberOfSession } from '../repositories/sessions.ts'
import type { Services } from '../services.ts'

const heartbeatMs = 20_000

/**
 * Keeps a reply open as `text/event-stream` and writes `{seq}` at once and whenever the account changes. The heartbeat keeps
 * proxies from closing it, and ends it when the session is over.
 */
export function openEventStream({ db, clock, announcer }: Services, member: Member, reply: FastifyReply, seq: number): void {
  reply.hijack()
  const stream = reply.raw
  stream.writeHead(200, { ...headersOf(reply), 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
  const send = (number: number) => stream.write(`data: {"seq":${number}}\n\n`)
  const end = () => {
    clearInterval(heartbeat)
    remove()
    stream.end()
  }
  const heartbeat = setInterval(async () => {
    const alive = await findMemberOfSession(db, member.jti, member.id, clock()).catch(() => undefined)
    if (alive === undefined) end()
    else if (!stream.writableEnded) stream.write(': still here\n\n')
  }, heartbeatMs)
  const remove = announcer.add({ userId: member.id, jti: member.jti, send, end })
  stream.on('close', end)
  send(seq)
}

/** The headers set so far, which a hijacked reply would not send. */
const headersOf = (reply: FastifyReply) =>
  Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]))
