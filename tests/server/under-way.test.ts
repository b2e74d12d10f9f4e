import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { connectionLimits, memoryLimits } from '#server/http/limits.ts'
import { UnderWay } from '#server/http/under-way.ts'

// Only that they end is asked of either.
const socket = () => new EventEmitter() as Socket
const response = () => new EventEmitter() as ServerResponse

const megabyte = 'x'.repeat(1024 * 1024)
const mega = 1024 * 1024

/** Answers of a megabyte that one address asks for, each on a connection of its own, until one is refused. */
function fill(underWay: UnderWay, network: string): ServerResponse[] {
  const answers: ServerResponse[] = []
  for (;;) {
    const answer = response()
    try {
      underWay.begin(network, socket(), answer)
      answers.push(answer)
      underWay.answer(answer, megabyte)
    } catch {
      return answers
    }
  }
}

test('who has much waiting to be read gets no more, until some of it is read; another address does', () => {
  const underWay = new UnderWay()
  const waiting = fill(underWay, '192.0.2.1')
  expect(waiting.length).toBeGreaterThan(memoryLimits.perAddress / mega - 2)
  expect(waiting.length).toBeLessThanOrEqual(memoryLimits.perAddress / mega + 1)
  const elsewhere = response()
  underWay.begin('192.0.2.2', socket(), elsewhere)
  expect(() => underWay.answer(elsewhere, megabyte)).not.toThrow()
  waiting[0]?.emit('close')
  const next = response()
  underWay.begin('192.0.2.1', socket(), next)
  expect(() => underWay.answer(next, megabyte)).not.toThrow()
})

test('all addresses together have an end', () => {
  const underWay = new UnderWay()
  const addresses = Math.ceil(memoryLimits.perProcess / memoryLimits.perAddress) + 1
  const answers = Array.from({ length: addresses }, (_, index) => fill(underWay, `192.0.2.${index}`)).flat()
  expect(answers.length).toBeLessThanOrEqual(memoryLimits.perProcess / mega + addresses)
  expect(fill(underWay, '198.51.100.1').length).toBeLessThanOrEqual(1)
})

test('one answer may be larger than what an address may hold', () => {
  const underWay = new UnderWay()
  const answer = response()
  underWay.begin('192.0.2.1', socket(), answer)
  expect(() => underWay.answer(answer, 'x'.repeat(memoryLimits.perAddress + 1))).not.toThrow()
})

test('a refusal always gets through', () => {
  const underWay = new UnderWay()
  fill(underWay, '192.0.2.1')
  expect(() => underWay.answer(response(), '{"error":{}}')).not.toThrow()
})

test('what a connection had under way ends with it, though no answer tells', () => {
  const underWay = new UnderWay()
  const one = socket()
  for (let count = 0; count < connectionLimits.requestsUnderWay; count += 1) underWay.begin('192.0.2.1', one, response())
  expect(underWay.isFull(one)).toBe(true)
  one.emit('close')
  expect(underWay.isFull(one)).toBe(false)
})
