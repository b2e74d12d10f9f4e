import { expect, test } from 'vitest'
import { pageWith } from '#support/kept-show.ts'
import { movie, type Page } from '#support/page.ts'
import { anEpisode } from '#support/titles.ts'

const show = { ...movie(1399, 'Game of Thrones'), type: 'tv' } as const
const episode = (number: number) => anEpisode(1, number)

async function seen({ lists }: Page, ...titles: string[]): Promise<string[]> {
  const { episodesByShow, seenAmong } = await import('#data/watching/seen-among.ts')
  const history = lists.shelves.watch_history.read()
  return history ? [...(await seenAmong(titles, episodesByShow(history)))] : []
}

test('a movie is seen when it was watched to the end or marked, not when it was begun', async () => {
  const page = await pageWith()
  const { savedTitleOf } = await import('#domain/title/title.ts')
  const begun = { ...savedTitleOf(movie(1)), season: null, episode: null, preferred_source: null, watch_position: 600, duration: 6000 }
  await page.watching.recordWatched(begun)
  await page.watching.recordWatched({ ...begun, media_id: 2, watch_position: 5900 })
  await page.watching.toggleWatched(movie(3), 0, false)
  expect(await seen(page, 'movie:1', 'movie:2', 'movie:3')).toEqual(['movie:2', 'movie:3'])
})

test('a show is seen once all of its episodes are, without a word of the network', async () => {
  const page = await pageWith('show')
  await page.episodes.markEpisodes(show, [1, 2].map(episode))
  expect(await seen(page, 'tv:1399')).toEqual([])
  await page.episodes.markEpisodes(show, [episode(3)])
  const calls = page.network.calls.length
  expect(await seen(page, 'tv:1399', 'movie:1399')).toEqual(['tv:1399'])
  expect(page.network.calls.slice(calls).filter((call) => call.includes('/tmdb/'))).toEqual([])
})

test('a show is not seen by its episodes where the page of a season knows of one more, or nothing is known of the show', async () => {
  const page = await pageWith('show', 'season')
  await page.episodes.markEpisodes(show, [1, 2, 3].map(episode))
  expect(await seen(page, 'tv:1399')).toEqual([])
  await page.episodes.markEpisodes(show, [episode(4)])
  expect(await seen(page, 'tv:1399')).toEqual(['tv:1399'])

  const other = await pageWith()
  await other.episodes.markEpisodes(show, [1, 2, 3, 4].map(episode))
  expect(await seen(other, 'tv:1399')).toEqual([])
  await other.watching.toggleWatched(show, 0, false)
  expect(await seen(other, 'tv:1399')).toEqual(['tv:1399'])
})
