import { expect, test } from 'vitest'
import { httpAttempts } from '../../scripts/attack/http.ts'
import { bars, play } from '../../scripts/attack/play.ts'

// `npm run attack` plays all of it, on both databases, and measures.

const played = httpAttempts.filter(({ name }) => ['compressed-bodies', 'slow-readers', 'resets', 'odd-requests'].includes(name))

test.runIf(process.platform === 'linux')(
  'while one address sends bombs, reads nothing, resets connections and talks nonsense, others are answered and the server stays small',
  async () => {
    const { complaints, lost, acknowledged, memoryMb, waitMs } = await play(played, { seconds: 1 })
    expect(complaints).toEqual([])
    expect(acknowledged).toBeGreaterThan(0)
    expect(lost).toBe(0)
    expect(memoryMb).toBeLessThan(bars.memoryMb)
    expect(waitMs.during).toBeGreaterThan(0)
  },
)
