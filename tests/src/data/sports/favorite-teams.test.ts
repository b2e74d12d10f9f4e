import { expect, test } from 'vitest'
import { credentials, openPage } from '#support/page.ts'
import { ada, server } from '#support/one-server.ts'

const club = (name: string) => ({ name, country: null })

test('a guest’s teams are kept, one row each, and join those of the account', async () => {
  const page = await openPage(server)
  const { toggleFavoriteTeam } = await import('#data/sports/favorite-teams.ts')
  await toggleFavoriteTeam(club('1. FC Köln'))
  await toggleFavoriteTeam({ name: 'Germany', country: 'DE' })
  await toggleFavoriteTeam(club('Rovers'))
  await toggleFavoriteTeam(club('Rovers'))
  expect(await page.preferences.readPreference('favoriteTeams')).toEqual(['country:DE', 'team:1-fc-koeln'])
  await server.call('savePreferences', { token: ada.token, body: { favoriteTeams: ['team:city'] } })
  await page.session.signIn(credentials(ada))
  await page.engine.syncNow()
  await expect
    .poll(async () => (await server.call('preferences', { token: ada.token })).body)
    .toMatchObject({ favoriteTeams: ['country:DE', 'team:1-fc-koeln', 'team:city'] })
})

test('of a list that is full nothing is added, and one can be taken away', async () => {
  const page = await openPage(server)
  const { toggleFavoriteTeam } = await import('#data/sports/favorite-teams.ts')
  const { saveElements } = page.preferences
  const { listChanges } = await import('#contract/setting-lists.ts')
  const full = Array.from({ length: 100 }, (_, n) => `team:${n}x`)
  await saveElements((rows) => listChanges('favoriteTeams', full, rows))
  await toggleFavoriteTeam(club('Rovers'))
  expect(await page.preferences.readPreference('favoriteTeams')).toEqual(full.toSorted())
  await toggleFavoriteTeam(club('7x'))
  expect(await page.preferences.readPreference('favoriteTeams')).toHaveLength(99)
})
