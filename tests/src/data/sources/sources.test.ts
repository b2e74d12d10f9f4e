import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { WatchableRef } from '#contract/media.ts'
import type { Source } from '#domain/sources/source.ts'
import type { StreamsAnswer } from '#data/watching/streams.ts'
import { cacheNames } from '#product/cache-names.ts'
import { sourceAddresses } from '#product/sources.ts'
import { memoryCaches } from '#support/cache-storage.ts'
import { type FakeJellyfin, startFakeJellyfin } from '#support/fake-jellyfin.ts'
import { ada, server } from '#support/one-server.ts'
import { openPage } from '#support/page.ts'

const ref = (id: number): WatchableRef => ({ media_type: 'movie', media_id: id, season: null, episode: null })
const episode = (number: number): WatchableRef => ({ media_type: 'tv', media_id: 90_010_001, season: 1, episode: number })
const items = [
  { id: 'item-film', kind: 'Movie', tmdb: 90_000_001 },
  { id: 'item-show', kind: 'Series', tmdb: 90_010_001 },
] as const

beforeEach(() => void vi.stubGlobal('caches', memoryCaches()))

/** A page of a browser, whose calls to other hosts than ours go where they say. */
async function openTab(token?: string) {
  const page = await openPage(server, token === undefined ? {} : { stored: new Map([['token', token]]) })
  const toOurs = fetch
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => (url.startsWith('http') ? originalFetch(url, init) : toOurs(url, init)))
  Object.assign(document, { createElement: () => ({ canPlayType: () => 'probably' }) })
  return {
    page,
    ...(await import('#data/sources/sources.ts')),
    ...(await import('#data/sources/records.ts')),
    ...(await import('#data/sources/report.ts')),
    ...(await import('#state/sources.ts')),
    ...page.watching,
  }
}
type Tab = Awaited<ReturnType<typeof openTab>>
const originalFetch = fetch

/** Adds a source, and opens the page again. */
async function addSource(tab: Tab, address: string): Promise<Source> {
  expect(await tab.addSource('jellyfin', address)).toBeNull()
  tab.followSources()
  await expect.poll(() => tab.sources.list.at(-1)?.address).toContain(address)
  const source = tab.sources.list.at(-1)
  if (!source) throw new Error('it was not added')
  return source
}

/** Adds a server and signs in there. */
async function addServer(tab: Tab, { url }: FakeJellyfin): Promise<string> {
  const source = await addSource(tab, url)
  expect(await tab.signInAt(source, 'anna', 'a film a day')).toBeNull()
  return source.id
}

const allowed = async (): Promise<unknown> => (await caches.match(sourceAddresses.allowed, { cacheName: cacheNames.sources }))?.json()
const namesOf = (answer: StreamsAnswer) => (answer.kind === 'known' ? answer.streams.map(({ label }) => label) : answer.kind)

describe('a source', () => {
  test('is added once, and the next page may talk to its host', async () => {
    const tab = await openTab()
    expect(await addSource(tab, 'media.example.org')).toMatchObject({ name: 'media.example.org', owner: null })
    expect(await tab.addSource('addon', 'https://media.example.org/')).toBe('known')
    expect(await tab.addSource('addon', 'http://media.example.org')).toBe('insecure')
    expect(await allowed()).toEqual(['https://media.example.org'])
    expect(tab.page.network.calls).toEqual([])
  })

  test('that is switched off or removed is no host to talk to any more', async () => {
    const tab = await openTab()
    const source = await addSource(tab, 'media.example.org')
    await tab.turnSource(source, false)
    expect(await allowed()).toEqual([])
    await tab.turnSource(source, true)
    expect(await allowed()).toEqual(['https://media.example.org'])
    await tab.removeSource(source)
    expect(await allowed()).toEqual([])
  })

  test('of a member is nobody else’s on this device, and goes with their data', async () => {
    const bob = await server.register()
    const tab = await openTab(ada.token)
    expect(await addSource(tab, 'adas.example.org')).toMatchObject({ owner: ada.user.id })
    await tab.page.session.signOut({ unsent: 'keep', forget: false })
    await expect.poll(allowed).toEqual([])
    tab.page.session.enterSession(bob.token)
    await addSource(tab, 'bobs.example.org')
    expect(await allowed()).toEqual(['https://bobs.example.org'])
    await tab.forgetSourcesOf(ada.user.id)
    expect(tab.sources.list).toMatchObject([{ owner: bob.user.id }])
  })

  test('is known in a tab that is opened later', async () => {
    const first = await openTab()
    await first.addSource('jellyfin', 'media.example.org')
    const second = await openTab()
    expect(await second.knownSources()).toMatchObject([{ address: 'https://media.example.org' }])
  })

  test('whose list cannot be read is not taken for none', async () => {
    const tab = await openTab()
    await addSource(tab, 'media.example.org')
    const { open } = caches
    vi.stubGlobal('caches', {
      open: async () => ({ match: () => Promise.reject(new DOMException('Entry was not found.', 'NotFoundError')) }),
    })
    await expect(tab.addSource('jellyfin', 'other.example.org')).rejects.toThrow('Entry was not found.')
    vi.stubGlobal('caches', { open, match: () => undefined })
    expect(await tab.knownSources()).toMatchObject([{ address: 'https://media.example.org' }])
  })
})

describe('what can be played', () => {
  test('comes from the person’s own server first, under its name', async () => {
    await using jellyfin = await startFakeJellyfin(items)
    const tab = await openTab()
    await addServer(tab, jellyfin)
    const answer = await tab.streamsOf(ref(90_000_001))
    expect(namesOf(answer)).toEqual([expect.stringMatching(/ · The film in 360p$/), expect.any(String), expect.any(String)])
    expect(answer).toMatchObject({ streams: [{ url: expect.stringContaining(jellyfin.url) }, {}, {}] })
    await tab.streamsOf(ref(90_000_001))
    expect(jellyfin.asked.filter((call) => call.endsWith('/PlaybackInfo'))).toHaveLength(1)
  })

  test('comes first from what the person prefers', async () => {
    await using jellyfin = await startFakeJellyfin(items)
    const tab = await openTab()
    await addServer(tab, jellyfin)
    await tab.page.preferences.savePreference('preferredSource', 'built-in')
    expect(namesOf(await tab.streamsOf(ref(90_000_001))).at(-1)).toMatch(/ · The film in 360p$/)
    await tab.page.preferences.savePreference('preferredSource', 'jellyfin')
    expect(namesOf(await tab.streamsOf(ref(90_000_001)))[0]).toMatch(/ · The film in 360p$/)
  })

  test('is known of an own server without asking it for what it does not have', async () => {
    await using jellyfin = await startFakeJellyfin(items)
    const tab = await openTab()
    await addServer(tab, jellyfin)
    jellyfin.asked.length = 0
    await tab.streamsOf(ref(90_000_002))
    expect(jellyfin.asked).toEqual([])
  })

  test('comes from elsewhere when the own server fails, which is said', async () => {
    await using jellyfin = await startFakeJellyfin(items)
    const tab = await openTab()
    const id = await addServer(tab, jellyfin)
    jellyfin.mood = 'failing'
    const answer = await tab.streamsOf(ref(90_000_001))
    expect(answer).toMatchObject({ kind: 'known', notes: [{ source: { id }, problem: 'failing' }] })
    expect(namesOf(answer)).toHaveLength(2)
    jellyfin.mood = 'well'
    expect(namesOf(await tab.streamsOf(ref(90_000_001)))).toHaveLength(3)
  })

  test('comes from elsewhere after two seconds when the own server says nothing', async () => {
    await using jellyfin = await startFakeJellyfin(items)
    const tab = await openTab()
    await addServer(tab, jellyfin)
    jellyfin.mood = 'silent'
    const answers: StreamsAnswer[] = []
    void tab.findStreams(ref(90_000_001), (answer) => answers.push(answer))
    await expect.poll(() => answers.length, { timeout: 10_000 }).toBe(1)
    expect(answers[0]).toMatchObject({ kind: 'known', notes: [] })
  })

  test('of an episode is asked for by season and number', async () => {
    await using jellyfin = await startFakeJellyfin(items)
    const tab = await openTab()
    await addServer(tab, jellyfin)
    expect(JSON.stringify(await tab.streamsOf(episode(1)))).toContain(`${jellyfin.url}/Videos/item-show-1-1/stream`)
    expect(JSON.stringify(await tab.streamsOf(episode(2)))).not.toContain(jellyfin.url)
  })

  test('is told to the own server while it plays, and to nobody else', async () => {
    await using jellyfin = await startFakeJellyfin(items)
    const tab = await openTab()
    await addServer(tab, jellyfin)
    const answer = await tab.streamsOf(ref(90_000_001))
    const streams = answer.kind === 'known' ? answer.streams : []
    const element = new EventTarget()
    const now = { isReady: true, isPaused: false, position: 1 }
    const end = tab.reportToSource(streams[0]?.id ?? '', element, () => now)
    element.dispatchEvent(new Event('timeupdate'))
    element.dispatchEvent(new Event('timeupdate'))
    Object.assign(now, { isPaused: true, position: 2 })
    element.dispatchEvent(new Event('pause'))
    end()
    await expect
      .poll(() => jellyfin.reports.map(({ path }) => path).toSorted())
      .toEqual(['/Sessions/Playing', '/Sessions/Playing/Progress', '/Sessions/Playing/Stopped'])
    tab.reportToSource(streams[1]?.id ?? '', element, () => now)()
    expect(jellyfin.reports).toHaveLength(3)
  })
})

const handleOf = (name: string, words: string) => ({ name, getFile: async () => new File([words], name) })

describe('a film of the person’s own', () => {
  const film = ref(90_000_001)

  test('at an address plays for its title alone, before what comes with Matinee', async () => {
    const tab = await openTab()
    expect(await tab.addFilm('https://films.example/a%20film.mp4', film, 'A film')).toBeNull()
    expect(await tab.addFilm('https://films.example/a%20film.mp4', film, 'A film')).toBe('known')
    expect(await tab.addFilm('https://films.example/film.mkv', film, 'A film')).toBe('unplayable')
    expect(await allowed()).toEqual(['https://films.example'])
    expect(namesOf(await tab.streamsOf(film))[0]).toBe('a film.mp4 · films.example')
    expect(JSON.stringify(await tab.streamsOf(ref(90_000_002)))).not.toContain('films.example')
  })

  test('that was chosen from the device plays with its subtitles', async () => {
    const tab = await openTab()
    let chosen = [handleOf('film.mp4', 'film'), handleOf('english.srt', '1\n00:00:01,000 --> 00:00:02,000\nHello')]
    Object.assign(globalThis, { showOpenFilePicker: async () => chosen })
    const { chooseOwnFile, ownFileStream } = await import('#data/sources/own-files.ts')
    const stream = await chooseOwnFile(film)
    expect(stream).toMatchObject({ label: 'film.mp4', line: 'own-file', subtitles: [{ label: 'english' }] })
    expect(namesOf(await tab.streamsOf(film))[0]).toBe('film.mp4')
    const words = await originalFetch(stream?.subtitles[0]?.url ?? '')
    expect(await words.text()).toBe('WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.000\nHello')
    expect(await ownFileStream(ref(90_000_002))).toBeUndefined()
    chosen = []
    expect(await chooseOwnFile(film)).toBeNull()
    Reflect.deleteProperty(globalThis, 'showOpenFilePicker')
  })
})
