import { expect, test } from 'vitest'
import { ada, server } from '#support/one-server.ts'
import { openPage } from '#support/page.ts'
import { shareTabs } from '#support/tabs.ts'

/** Two tabs of one browser, and what it remembers of searches. */
async function twoTabs() {
  const stored = new Map([['token', ada.token]])
  const tab = async () => {
    await openPage(server, { stored, shared })
    return import('#data/search/recent-searches.ts')
  }
  const shared = shareTabs()
  const remembered = () => JSON.parse(stored.get(`searches:${ada.user.id}`) ?? '[]') as string[]
  return { one: await tab(), other: await tab(), remembered }
}

test('two tabs remember what was searched for in either', async () => {
  const { one, other, remembered } = await twoTabs()
  one.rememberSearch('Matrix')
  other.rememberSearch('Alien')
  one.rememberSearch('Heat')
  expect(remembered()).toEqual(['Heat', 'Alien', 'Matrix'])
})

test('Undo puts back what was cleared behind what was searched for since, each once', async () => {
  const { one, other, remembered } = await twoTabs()
  const { undoLatest } = await import('#state/toasts.ts')
  one.rememberSearch('Matrix')
  other.rememberSearch('Alien')
  other.clearRecentSearches()
  one.rememberSearch('matrix')
  undoLatest()
  expect(remembered()).toEqual(['matrix', 'Alien'])
})
