import { expect, test } from 'vitest'
import { feedReader } from '#server/news/feed-reader.ts'
import { demoWorld } from '#demo/world.ts'

async function* whole(document: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(document)
}

test('on every day of a year each paper has twelve stories, all of which the reader for feeds can use', async () => {
  for (let day = 0; day < 365; day += 7) {
    const now = Date.UTC(2026, 0, 1 + day, 5, 30)
    for (const { name, document } of demoWorld.papers.feedsAt(now)) {
      const { items, problems } = await feedReader.read(whole(document), { name, from: name, homepage: null })
      expect([items.length, problems]).toEqual([12, []])
      expect(JSON.stringify(items)).not.toMatch(/undefined|“”|„“|&amp;|  /)
      expect(items.every(({ title, summary, content, picture, author }) => title && summary && content && picture && author)).toBe(true)
    }
  }
})
