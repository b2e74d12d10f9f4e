import { expect, test } from 'vitest'
import { licenceOf } from '#domain/sources/licence.ts'
import { archiveName, archiveSearch, archiveStream } from '#remote/sources/archive.ts'
import { sourceAt } from '#support/source-at.ts'
import { json, startTinyServer } from '#support/tiny-server.ts'

const free = 'http://creativecommons.org/publicdomain/mark/1.0/'

const at = (address: string) => sourceAt('archive', address)

test.each([
  ['https://creativecommons.org/licenses/by-sa/4.0/', 'CC BY-SA 4.0'],
  ['http://creativecommons.org/licenses/by/3.0/us/', 'CC BY 3.0'],
  ['https://creativecommons.org/publicdomain/zero/1.0/', 'CC0 1.0'],
  ['http://creativecommons.org/licenses/publicdomain/', 'Public domain'],
  [free, 'Public domain'],
  ['https://creativecommons.org.example/licenses/by/4.0/', undefined],
  ['https://creativecommons.org/about/', undefined],
  ['', undefined],
])('the licence at “%s” is %s, and its address is encrypted', (address, name) => {
  expect(licenceOf(address)?.name).toBe(name)
  expect(licenceOf(address)?.url ?? 'https:').toMatch(/^https:/)
})

test('it is asked for free films whose names hold the words, without what its search takes for more than a word', async () => {
  const docs = [
    { identifier: 'nosferatu_1922', title: 'Nosferatu', year: 1922, licenseurl: free },
    { identifier: 'nosferatu-2', title: ['Nosferatu', 'A symphony'], year: '1922', licenseurl: [free] },
    { identifier: '../../account', title: 'A way out', licenseurl: free },
    { identifier: 'whose', title: 'Nobody knows whose', licenseurl: 'https://example.org/mine' },
  ]
  await using server = await startTinyServer((_request, response) => json(response, { response: { numFound: 4, docs } }))
  expect(await archiveSearch(at(server.url), ' Nosferatu: (A) OR "all" ')).toEqual({
    ok: true,
    value: [
      { id: 'nosferatu_1922', name: 'Nosferatu', year: '1922', licence: 'Public domain' },
      { id: 'nosferatu-2', name: 'Nosferatu', year: '1922', licence: 'Public domain' },
    ],
  })
  expect(new URL(server.asked[0] ?? '', server.url).searchParams.get('q')).toBe(
    'title:nosferatu AND title:a AND title:or AND title:all AND mediatype:movies AND licenseurl:*creativecommons*',
  )
})

test('what is no archive is said not to be one', async () => {
  await using server = await startTinyServer((_request, response) => json(response, { hello: 'there' }))
  expect(await archiveName(at(server.url))).toEqual({ ok: false, problem: 'unreadable' })
})

test('the largest file that browsers play is played, with its licence', async () => {
  const files = [
    { name: 'film.ogv', format: 'Ogg Video', height: '1080', size: '9' },
    { name: 'parts/film 480.mp4', format: 'MPEG4', height: '480', size: '480000' },
    { name: 'parts/film 720.mp4', format: 'h.264', height: '720', size: '720000' },
    { name: 'film.mpeg', format: 'MPEG2', height: '720', size: '99999999' },
  ]
  let metadata: unknown = { title: 'Nosferatu', creator: ['F. W. Murnau', 'Another'], licenseurl: free }
  await using server = await startTinyServer((_request, response) => json(response, { metadata, files }))
  const asked = { id: 'nosferatu_1922', name: 'Nosferatu' }
  const answer = await archiveStream(at(server.url), asked)
  expect(answer).toMatchObject({
    ok: true,
    value: {
      url: `${server.url}/download/nosferatu_1922/parts/film%20720.mp4`,
      height: 720,
      bytes: 720_000,
      downloadable: false,
      licence: { name: 'Public domain', attribution: 'Nosferatu · F. W. Murnau' },
    },
  })
  // What has lost its licence is not played any more.
  metadata = { title: 'Nosferatu' }
  expect(await archiveStream(at(server.url), asked)).toEqual({ ok: false, problem: 'unreadable' })
})
