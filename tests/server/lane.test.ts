import { expect, test } from 'vitest'
import { Lane } from '#server/lane.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Jobs that end when they are told to, and how many of them run. */
function controlled(lane: Lane) {
  const ends: (() => void)[] = []
  let running = 0
  const start = () =>
    lane.run(async () => {
      running += 1
      await new Promise<void>((resolve) => ends.push(resolve))
      running -= 1
    })
  return { start, running: () => running, endOne: () => (ends.shift()?.(), settle()) }
}

test('no more than its width run at once, also when one comes just as another ends', async () => {
  const lane = new Lane(2)
  const jobs = controlled(lane)
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

test('it is full when its width runs and its places are taken, and no longer when one ends', async () => {
  const lane = new Lane(1, 1)
  const jobs = controlled(lane)
  const all = [jobs.start()]
  await settle()
  expect(lane.full).toBe(false)
  all.push(jobs.start())
  await settle()
  expect(lane.full).toBe(true)
  await jobs.endOne()
  expect(lane.full).toBe(false)
  await jobs.endOne()
  await Promise.all(all)
})

test('a job that fails makes room for the next', async () => {
  const lane = new Lane(1)
  await expect(lane.run(async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await lane.run(async () => 'yes')).toBe('yes')
})
