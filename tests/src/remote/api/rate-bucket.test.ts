import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RateBucket, type Ticket } from '#remote/api/rate-bucket.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new AbortController().signal

/** Takes a place and notes under its name when it may start. */
function asker(bucket: RateBucket) {
  const started: string[] = []
  const take = (name: string, ticket: Ticket = { priority: 'view' }, signal = never) => {
    void bucket.take(ticket, signal).then((isMyTurn) => isMyTurn && started.push(name))
    return ticket
  }
  return { started, take }
}

describe('at most so many requests in a window', () => {
  test('start at once; what is too much is delayed until the window has moved on, and never refused', async () => {
    const bucket = new RateBucket(3, 60_000)
    const { started, take } = asker(bucket)
    for (const name of ['a', 'b', 'c', 'd', 'e']) take(name)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(started).toEqual(['a', 'b', 'c'])
    expect(bucket.isFull).toBe(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect(started).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(bucket.isFull).toBe(false)
  })

  test('hold in every window, however they are spread', async () => {
    const bucket = new RateBucket(100, 60_000)
    const starts: number[] = []
    for (let asked = 0; asked < 350; asked += 1) {
      void bucket.take({ priority: 'view' }, never).then(() => starts.push(performance.now()))
      await vi.advanceTimersByTimeAsync((asked * 7919) % 700)
    }
    await vi.advanceTimersByTimeAsync(300_000)
    expect(starts).toHaveLength(350)
    const mostInAWindow = Math.max(...starts.map((start) => starts.filter((other) => other >= start && other - start < 60_000).length))
    expect(mostInAWindow).toBe(100)
  })

  test('let what a person looks at go before what is fetched ahead, also when it becomes that while it waits', async () => {
    const bucket = new RateBucket(1, 1000)
    const { started, take } = asker(bucket)
    take('first')
    take('ahead', { priority: 'ahead' })
    const wanted = take('ahead, then wanted', { priority: 'ahead' })
    take('view')
    wanted.priority = 'view'
    await vi.advanceTimersByTimeAsync(4000)
    expect(started).toEqual(['first', 'ahead, then wanted', 'view', 'ahead'])
  })

  test('forget who gave up while they waited', async () => {
    const bucket = new RateBucket(1, 1000)
    const { started, take } = asker(bucket)
    const controller = new AbortController()
    take('a')
    take('b', { priority: 'view' }, controller.signal)
    take('c')
    controller.abort()
    expect(await bucket.take({ priority: 'view' }, controller.signal)).toBe(false)
    await vi.advanceTimersByTimeAsync(1000)
    expect(started).toEqual(['a', 'c'])
  })

  test('do not count what never reached the service', async () => {
    const bucket = new RateBucket(1, 1000)
    const { started, take } = asker(bucket)
    take('a')
    take('b')
    await vi.advanceTimersByTimeAsync(0)
    expect(started).toEqual(['a'])
    bucket.returnTurn()
    await vi.advanceTimersByTimeAsync(0)
    expect(started).toEqual(['a', 'b'])
  })

  test('rest as long as the service asks', async () => {
    const bucket = new RateBucket(10, 1000)
    const { started, take } = asker(bucket)
    bucket.pause(5000)
    bucket.pause(2000)
    take('a')
    await vi.advanceTimersByTimeAsync(4999)
    expect(started).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(started).toEqual(['a'])
  })
})
