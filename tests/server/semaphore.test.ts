import { expect, test } from 'vitest'
import { Semaphore } from '#server/semaphore.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Jobs that end when they are told to, and how many of them run. */
function controlled(semaphore: Semaphore) {
  const ends: (() => void)[] = []
  let running = 0
  const start = () =>
    semaphore.run(async () => {
      running += 1
      await new Promise<void>((resolve) => ends.push(resolve))
      running -= 1
    })
  return { start, running: () => running, endOne: () => (ends.shift()?.(), settle()) }
}

test('no more than its permits run at once, also when one comes just as another ends', async () => {
  const semaphore = new Semaphore(2)
  const jobs = controlled(semaphore)
  const all = Array.from({ length: 4 }, jobs.start)
  await settle()
  expect(jobs.running()).toBe(2)
  await jobs.endOne()
  all.push(jobs.start(), jobs.start())
  await settle()
  expect(jobs.running()).toBe(2)
  for (let index = 0; index < all.length; index++) await jobs.endOne()
  await Promise.all(all)
  expect(jobs.running()).toBe(0)
})

test('it is full while every permit and every place in the queue is taken, and no longer when a job ends', async () => {
  const semaphore = new Semaphore(1, 1)
  const jobs = controlled(semaphore)
  const all = [jobs.start()]
  await settle()
  expect(semaphore.full).toBe(false)
  all.push(jobs.start())
  await settle()
  expect(semaphore.full).toBe(true)
  await jobs.endOne()
  expect(semaphore.full).toBe(false)
  await jobs.endOne()
  await Promise.all(all)
})

test('a job that fails makes room for the next', async () => {
  const semaphore = new Semaphore(1)
  await expect(semaphore.run(async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await semaphore.run(async () => 'yes')).toBe('yes')
})
