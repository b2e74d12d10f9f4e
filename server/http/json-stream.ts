import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A JSON array of items that come some at a time. */
export async function* jsonArray(batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<string, void> {
  let mark = '['
  for await (const items of batches) {
    const text = items.map((item) => JSON.stringify(item)).join(',')
    if (text === '') continue
    yield mark + text
    mark = ','
  }
  yield mark === '[' ? '[]' : ']'
}

/** Answers with JSON that is made only as fast as it is read: however long it is, little of it is in memory. */
export const jsonAnswer = (reply: FastifyReply, text: AsyncIterable<string>): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(Readable.from(text, { objectMode: false }))
