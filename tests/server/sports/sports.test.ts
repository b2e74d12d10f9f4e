import { expect, test } from 'vitest'
import { sportsAnswer } from '#contract/sports.ts'
import { startTestServer } from '#support/server.ts'
import { oneServerForAll, server } from '#support/file-server.ts'

oneServerForAll()

const ids = (body: unknown): string[] => sportsAnswer.parse(body).competitions.map(({ id }) => id)

test('everybody is told of every competition; who has the answer is told that it still holds', async () => {
  const first = await server.app.inject('/api/catalogue/sports')
  expect(first.statusCode).toBe(200)
  expect(first.headers['cache-control']).toBe('no-cache')
  expect(ids(first.json())).toEqual([expect.stringMatching(/^lantern-league-\d{4}$/), 'world-cup-2026', 'bundesliga-2025-26'])
  const again = await server.app.inject({ url: '/api/catalogue/sports', headers: { 'if-none-match': String(first.headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const other = await server.app.inject({ url: '/api/catalogue/sports', headers: { 'if-none-match': 'W/"other"' } })
  expect(other.statusCode).toBe(200)
})

test('invented clubs play in the demo only', async () => {
  const real = await startTestServer({ env: { TMDB_API_KEY: 'k3y' } })
  try {
    expect(ids((await real.call('sports')).body)).toEqual(['world-cup-2026', 'bundesliga-2025-26'])
  } finally {
    await real.close()
  }
})
