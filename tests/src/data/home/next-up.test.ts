import { expect, test } from 'vitest'
import { pageWith } from '#support/kept-show.ts'
import { movie, type Page } from '#support/page.ts'
import { anEpisode } from '#support/titles.ts'

const show = { ...movie(1399, 'Game of Thrones'), type: 'tv' } as const
const watch = (page: Page, ...numbers: number[]) =>
  page.episodes.markEpisodes(
    show,
    numbers.map((number) => anEpisode(1, number)),
  )

/** What home offers next, as `season:episode`. */
async function nextUp({ home }: Page): Promise<string[]> {
  await home.refreshTaste()
  return home.lastKnownHome().nextUp.map(({ show, season, number }) => `tv:${show}:${season}:${number}`)
}

test('behind the last episode somebody watched comes the next one, without a word of the network', async () => {
  const page = await pageWith('show', 'season')
  expect(await nextUp(page)).toEqual([])
  await watch(page, 1)
  const calls = page.network.calls.length
  expect(await nextUp(page)).toEqual(['tv:1399:1:2'])
  expect(page.network.calls.slice(calls).filter((call) => call.includes('/tmdb/'))).toEqual([])
  await watch(page, 2)
  expect(await nextUp(page)).toEqual(['tv:1399:1:3'])
})

test('a show in which an episode is begun stands among those to go on with, not here', async () => {
  const page = await pageWith('show', 'season')
  await watch(page, 1)
  const { savedTitleOf } = await import('#domain/title/title.ts')
  const begun = { ...savedTitleOf(show), season: 1, episode: 2, preferred_source: null, watch_position: 600, duration: 3000 }
  await page.watching.saveProgress(begun)
  expect(await nextUp(page)).toEqual([])
})

test('nothing is next where everything was watched, the show as a whole is, or nothing is known of it', async () => {
  const page = await pageWith('show', 'season')
  await watch(page, 1, 2, 3, 4)
  expect(await nextUp(page)).toEqual([])

  const other = await pageWith('show', 'season')
  await watch(other, 1)
  await other.watching.toggleWatched(show, 0, false)
  expect(await nextUp(other)).toEqual([])

  const unknown = await pageWith()
  await watch(unknown, 1)
  expect(await nextUp(unknown)).toEqual([])
})

test('where the pages of a show are not kept any more, what was next stays next until it is watched', async () => {
  const page = await pageWith('show', 'season')
  await watch(page, 1)
  expect(await nextUp(page)).toEqual(['tv:1399:1:2'])
  await caches.delete('catalogue')
  expect(await nextUp(page)).toEqual(['tv:1399:1:2'])
  await watch(page, 2)
  expect(await nextUp(page)).toEqual([])
})
