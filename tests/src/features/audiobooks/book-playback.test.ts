import { beforeEach, expect, test, vi } from 'vitest'
import { bookSchema } from '#contract/audiobooks.ts'
import { demoBooks } from '#demo/audiobooks/books.ts'
import type { BookPlace } from '#domain/audiobooks/places.ts'

const [flatland, lighthouse] = demoBooks.slice(0, 2).map((book) => bookSchema.parse(book))
if (!flatland || !lighthouse) throw new Error('the demo has no books')

/** What the element was told, and what it says. */
const told = { loads: [] as [url: string, at: number, plays: boolean][], seeks: [] as number[], volume: 1, isDisposed: false }
const state = { isPaused: true, isReady: true, position: 0, duration: 44, speed: 1, failure: null }
let element = new EventTarget()

vi.mock('#ui/media/media.ts', () => ({
  createAudio: () => ({
    element,
    now: () => state,
    subscribe: () => () => undefined,
    load: ({ url }: { url: string }, at: number, plays: boolean) => {
      told.loads.push([url.split('/').at(-1) ?? '', at, plays])
      Object.assign(state, { position: at, isPaused: !plays })
    },
    play: () => (state.isPaused = false),
    pause: () => {
      state.isPaused = true
      element.dispatchEvent(new Event('pause'))
    },
    seek: (to: number) => {
      told.seeks.push(to)
      state.position = to
    },
    setSpeed: (speed: number) => (state.speed = speed),
    setVolume: (volume: number) => (told.volume = volume),
    setMuted: () => undefined,
    dispose: () => (told.isDisposed = true),
  }),
}))
let left: BookPlace = { chapter: 1, at: 0 }
let clock = 0
vi.mock('#data/audiobooks/listening.ts', () => ({ placeOf: async () => left, recordListening: () => () => undefined }))
vi.mock('#data/audiobooks/copies.ts', () => ({ playableBook: (book: unknown) => book }))
vi.mock('#data/audiobooks/books.ts', () => ({ bookOf: async (id: string) => [flatland, lighthouse].find((book) => book?.id === id) }))
vi.mock('#data/audiobooks/bookmarks.ts', () => ({ addBookmark: async () => undefined }))
vi.mock('#data/watching/streams.ts', () => ({ streamFiles: {} }))
vi.mock('#data/today.ts', () => ({ nowMs: () => clock }))

async function freshPlayer() {
  vi.resetModules()
  return {
    ...(await import('#features/audiobooks/book-playback.ts')),
    ...(await import('#state/player.ts')),
    ...(await import('#state/book-player.ts')),
  }
}

beforeEach(() => {
  element = new EventTarget()
  Object.assign(told, { loads: [], seeks: [], volume: 1, isDisposed: false })
  Object.assign(state, { isPaused: true, position: 0, duration: 44, speed: 1 })
  left = { chapter: 1, at: 0 }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
  vi.stubGlobal('Audio', EventTarget)
})

/** The element comes to the end of its chapter. */
const end = (): boolean => element.dispatchEvent(new Event('ended'))
const latest = () => told.loads.at(-1)

test('a book begins where the person is, and each chapter is followed by the next, the last by the book that waits', async () => {
  const player = await freshPlayer()
  left = { chapter: 2, at: 7 }
  await player.listenTo(flatland)
  expect(latest()).toEqual(['flatland-2.mp3', 7, true])
  end()
  expect(latest()).toEqual(['flatland-3.mp3', 0, true])
  player.queueBook(lighthouse)
  left = { chapter: 1, at: 0 }
  end()
  await expect.poll(latest).toEqual(['leuchtturm-1.mp3', 0, true])
  expect([player.player.book?.id, player.bookPlayer.queue]).toEqual([lighthouse.id, []])
})

test('jumps go over the borders of chapters', async () => {
  const player = await freshPlayer()
  await player.listenTo(flatland, { chapter: 2, at: 5 })
  player.move(-15)
  const [first] = flatland.chapters
  expect(latest()?.slice(0, 2)).toEqual(['flatland-1.mp3', expect.closeTo((first?.seconds ?? 0) - 10)])
  player.move(-15)
  expect(told.seeks).toEqual([expect.closeTo((first?.seconds ?? 0) - 25)])
})

test('after a long pause it goes on a little before where it stopped', async () => {
  const player = await freshPlayer()
  await player.listenTo(flatland, { chapter: 1, at: 20 })
  player.togglePlay()
  clock += 59_000
  player.togglePlay()
  expect(told.seeks).toEqual([])
  player.togglePlay()
  clock += 60_000
  player.togglePlay()
  expect(told.seeks).toEqual([17])
})

test('sleep at the end of a chapter leaves the next one at its beginning; nothing that waits is begun', async () => {
  const player = await freshPlayer()
  await player.listenTo(flatland, { chapter: 1, at: 0 })
  player.setSleep({ until: 'chapter', chapters: 1 })
  end()
  expect(latest()).toEqual(['flatland-2.mp3', 0, true])
  end()
  expect(latest()).toEqual(['flatland-3.mp3', 0, false])
  expect(player.bookPlayer.sleep).toBeNull()
})

test('a sleep timer grows quiet and then pauses, at its full volume for the next time', async () => {
  const player = await freshPlayer()
  await player.listenTo(flatland, { chapter: 1, at: 0 })
  vi.spyOn(performance, 'now').mockReturnValue(0)
  element.dispatchEvent(new Event('play'))
  player.setSleep({ until: 'time', leftMs: 18_000 })
  vi.mocked(performance.now).mockReturnValue(12_000)
  element.dispatchEvent(new Event('timeupdate'))
  expect(told.volume).toBe(0.5)
  vi.mocked(performance.now).mockReturnValue(20_000)
  element.dispatchEvent(new Event('timeupdate'))
  expect([state.isPaused, told.volume, player.bookPlayer.sleep]).toEqual([true, 1, null])
  vi.restoreAllMocks()
})

test('what is watched ends what is listened to, and the other way round', async () => {
  const player = await freshPlayer()
  await player.listenTo(flatland)
  expect(player.player.playing).toBeNull()
  const watchable = { media_type: 'movie', media_id: 603, season: null, episode: null } as const
  const title = { type: 'movie', id: 603, title: 'The Matrix' } as unknown as Parameters<typeof player.showPlayer>[0]['title']
  player.showPlayer({ watchable, title, episode: undefined, at: undefined }, 'page')
  await expect.poll(() => told.isDisposed).toBe(true)
  expect(player.player.book).toBeNull()
  await player.listenTo(flatland)
  expect(player.player.playing).toBeNull()
})
