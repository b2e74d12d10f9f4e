import { beforeEach, expect, test, vi } from 'vitest'
import { playlistLimits, sourceAddresses } from '#product/sources.ts'
import { memoryCaches } from '#support/cache-storage.ts'
import { server } from '#support/one-server.ts'
import { openPage } from '#support/page.ts'

beforeEach(() => void vi.stubGlobal('caches', memoryCaches()))

async function openTab() {
  const page = await openPage(server, {})
  return {
    page,
    ...(await import('#data/sources/sources.ts')),
    ...(await import('#data/sources/records.ts')),
    ...(await import('#data/sources/playlist-files.ts')),
    ...(await import('#state/sources.ts')),
    ...(await import('#remote/sources/playlist.ts')),
  }
}

const list = '#EXTM3U\n#EXTINF:-1,Küste\nhttps://tv.example/coast.m3u8\n#EXTINF:-1,Relative\ncoast.m3u8\n'

test('a playlist from a file is kept on the device, read without a network, and gone once it is removed', async () => {
  const tab = await openTab()
  expect(await tab.addPlaylistFile(new File([list], 'my list.m3u'))).toBeNull()
  const [source] = tab.sources.list
  if (source === undefined) throw new Error('it was not added')
  expect(source).toMatchObject({ kind: 'playlist', name: 'my list.m3u', isOn: true })
  expect(await tab.sourceCache.record(sourceAddresses.allowed)).toEqual([])
  const channels = tab.playlistChannels(source, await tab.playlistText(source))
  expect(channels.ok && channels.value.map(({ name, streams }) => [name, streams[0]?.url])).toEqual([
    ['Küste', 'https://tv.example/coast.m3u8'],
  ])
  expect(await tab.checkSource(source)).toBeNull()
  expect(tab.page.network.calls).toEqual([])
  expect(await tab.addPlaylistFile(new File([list], 'my list.m3u'))).toBe('known')
  await tab.removeSource(source)
  expect(tab.sources.list).toEqual([])
  expect(await tab.sourceCache.record(sourceAddresses.files + source.id)).toBeUndefined()
})

test('what is no playlist, or too much of one, is not added; an old encoding is read', async () => {
  const tab = await openTab()
  expect(await tab.addPlaylistFile(new File(['<html>'], 'page.m3u'))).toBe('no-playlist')
  expect(await tab.addPlaylistFile(new File(['#EXTM3U\n#EXT-X-VERSION:3\n'], 'stream.m3u8'))).toBe('no-playlist')
  const large = new File([list], 'large.m3u')
  Object.defineProperty(large, 'size', { value: playlistLimits.bytes + 1 })
  expect(await tab.addPlaylistFile(large)).toBe('too-large')
  const many = `#EXTM3U\n${'https://tv.example/a\n'.repeat(playlistLimits.entries + 1)}`
  expect(await tab.addPlaylistFile(new File([many], 'many.m3u'))).toBe('too-many')
  expect(tab.sources.list).toEqual([])
  const old = new Uint8Array([...`#EXTM3U\n#EXTINF:-1,K`].map((letter) => letter.charCodeAt(0)).concat(0xfc, 10, 0x78))
  expect(await tab.addPlaylistFile(new File([old], 'old.m3u'))).toBeNull()
  const [source] = tab.sources.list
  expect(source && (await tab.playlistText(source))).toEqual({ ok: true, value: expect.stringContaining('Kü') })
  const wide = Uint8Array.from(Buffer.from(`\uFEFF${list}`, 'utf16le'))
  expect(await tab.addPlaylistFile(new File([wide], 'wide.m3u'))).toBeNull()
})
