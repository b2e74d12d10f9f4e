import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { requestsPerLoop } from '#server/http/limits.ts'
import { Turns } from '#server/http/turns.ts'

/** Asks for a turn; writes `name` down once it is there. */
async function ask(turns: Turns, network: string, name: string, order: string[]): Promise<void> {
  await turns.wait(network)
  order.push(name)
}

test('a few requests go on at once', () => {
  const turns = new Turns(requestsPerLoop)
  const waits = Array.from({ length: requestsPerLoop + 1 }, () => turns.wait('192.0.2.1'))
  expect(waits.map((wait) => wait !== undefined)).toEqual([...Array.from({ length: requestsPerLoop }, () => false), true])
})

test('of hundreds in one instant a few go on in each loop of the event loop, in the order they came', async () => {
  const turns = new Turns(requestsPerLoop)
  const order: string[] = []
  const names = Array.from({ length: 10 * requestsPerLoop }, (_, index) => `request ${index}`)
  const all = Promise.all(names.map((name) => ask(turns, '192.0.2.1', name, order)))
  await Promise.resolve()
  expect(order).toHaveLength(requestsPerLoop)
  await setImmediate()
  expect(order).toHaveLength(2 * requestsPerLoop)
  await all
  expect(order).toEqual(names)
})

test('who comes after hundreds of others waits for one turn of each network, not for all they have asked', async () => {
  const turns = new Turns(requestsPerLoop)
  const order: string[] = []
  const many = Array.from({ length: 300 }, (_, index) => ask(turns, `192.0.2.${index % 3}`, 'many', order))
  await ask(turns, '198.51.100.1', 'one', order)
  expect(order.indexOf('one')).toBeLessThan(2 * requestsPerLoop)
  await Promise.all(many)
  expect(order).toHaveLength(301)
})
