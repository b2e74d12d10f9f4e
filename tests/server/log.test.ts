import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { logOptions } from '#server/log.ts'

/** A log, and the lines it has written. */
function startLog() {
  const lines: Record<string, unknown>[] = []
  const stream = { write: (line: string) => lines.push(JSON.parse(line)) }
  const { log } = Fastify({ logger: { ...logOptions('warn'), stream } })
  return { log, lines }
}

test('of what fails again and again the log has one line a minute, and how often', () => {
  vi.useFakeTimers()
  try {
    const { log, lines } = startLog()
    const fail = () => log.error({ err: new TypeError('no such thing') }, 'unexpected error')
    for (let time = 0; time < 1000; time += 1) fail()
    expect(lines).toMatchObject([{ msg: 'unexpected error', err: { message: 'no such thing' } }])
    vi.advanceTimersByTime(60_000)
    expect(lines.slice(1)).toMatchObject([
      { level: 50, repeated: 999, msg: expect.stringContaining('unexpected error, TypeError, at fail') },
    ])
    fail()
    expect(lines).toHaveLength(3)
    vi.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(3)
  } finally {
    vi.useRealTimers()
  }
})

test('kinds are told apart by what failed and where, not by what a visitor sent', () => {
  const { log, lines } = startLog()
  for (const file of ['a.jpg', 'b.jpg']) log.warn({ file, reason: `no answer for ${file}` }, 'a picture could not be made')
  expect(lines).toHaveLength(1)
  log.error({ err: new RangeError('one') }, 'unexpected error')
  log.error({ err: new RangeError('two') }, 'unexpected error')
  log.error(new Error('three'))
  expect(lines).toHaveLength(4)
})

test('what happened is written each time', () => {
  const { log, lines } = startLog()
  for (const reference of ['one', 'two', 'two']) log.warn({ reference }, 'a request to remove content has come')
  log.warn('as it is')
  log.warn('as it is')
  expect(lines).toHaveLength(5)
})
