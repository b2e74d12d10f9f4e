import { expect, test } from 'vitest'
import { valueSchemaOf } from '#contract/schemas.ts'
import { type EntityName, entityNames, type PullAnswer } from '#contract/sync.ts'
import { startServer } from '#support/server-process.ts'

test('the demo account is made with content: begun, kept, watched, rated and arranged, all of it as the contract has it', async () => {
  const server = await startServer()
  try {
    const [, email, password] = /Demo +(\S+) with the password (\S+)/.exec(server.output()) ?? []
    const headers = { 'content-type': 'application/json' }
    const login = await fetch(`${server.url}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify({ email, password }) })
    const { token } = (await login.json()) as { token: string }
    const answer = await fetch(`${server.url}/api/sync`, { headers: { authorization: `Bearer ${token}` } })
    const { changes } = (await answer.json()) as PullAnswer
    const count = (entity: EntityName): number => changes.filter((change) => change.entity === entity).length
    expect(Object.fromEntries(entityNames.map((entity) => [entity, count(entity)]))).toEqual({
      favorites: 5,
      watchlist: 6,
      watch_history: 4,
      continue_watching: 2,
      ratings: 2,
      title_notes: 1,
      title_tags: 0,
      listening: 0,
      bookmarks: 0,
      saved_articles: 0,
      preferences: 2,
    })
    expect(changes.filter(({ entity, key, value }) => valueSchemaOf(entity, key)?.safeParse(value).success !== true)).toEqual([])
    const again = await fetch(`${server.url}/api/preferences`, { headers: { authorization: `Bearer ${token}` } })
    const { savedFilters, homeOrder } = (await again.json()) as { savedFilters: { id: string }[]; homeOrder: string[] }
    expect(homeOrder.indexOf(`filter:${savedFilters[0]?.id}`)).toBe(2)
  } finally {
    await server.stop()
  }
})
