import { describe, expect, test } from 'vitest'
import type { Book } from '#contract/audiobooks.ts'
import { bookReader } from '#server/audiobooks/reader.ts'
import { UnreadableSource } from '#server/catalogue/source-reader.ts'

const source = { name: 'LibriVox', from: 'https://librivox.org/api/feed/audiobooks/', homepage: null }

/** A book as the service writes it. */
const emma = {
  id: '52',
  title: 'Emma &amp; Others',
  description: 'Emma is <b>sure</b> of herself.<br /><br />(Summary by <i>Sibella</i>)',
  language: 'English',
  totaltime: '0:20:12',
  totaltimesecs: 1212,
  url_librivox: 'http://librivox.org/emma-by-jane-austen/',
  coverart_jpg: 'http://www.archive.org/download/LibrivoxCdCoverArt/Emma.jpg',
  authors: [{ id: '155', first_name: 'Jane', last_name: 'Austen', dob: '1775', dod: '1817' }],
  genres: [{ id: '27', name: 'Romance' }],
  sections: [
    section('Chapter 1', '722', 'https://www.archive.org/download/emma/emma_01_64kb.mp3', 'Sibella Denton'),
    section('Chapter 2', '0:08:10', 'http://www.archive.org/download/emma/emma 02_64kb.mp3', 'Moira Fogarty'),
  ],
}

function section(title: string, playtime: unknown, listen_url: unknown, reader: string) {
  return { id: '1', title, listen_url, playtime, language: 'English', file_name: null, readers: [{ reader_id: '1', display_name: reader }] }
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
async function* inParts(body: Uint8Array, length = 1000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < body.length; at += length) yield body.subarray(at, at + length)
}
const readBytes = (body: Uint8Array) => bookReader.read(inParts(body), source)
const readJson = (value: unknown) => readBytes(bytes(JSON.stringify(value)))
const one = async (book: object): Promise<Book | string> => {
  const { items, problems } = await readJson({ books: [emma, { ...emma, id: '99', ...book }] })
  return items[1] ?? problems.map(({ what }) => what).join()
}

describe('what LibriVox answers', () => {
  test('becomes books: plain text, encrypted addresses, seconds, the readers by name', async () => {
    const { items, problems } = await readJson({ books: [emma] })
    expect(problems).toEqual([])
    expect(items).toEqual([
      {
        id: 'librivox-52',
        title: 'Emma & Others',
        authors: ['Jane Austen'],
        language: 'en',
        genres: ['Romance'],
        picture: 'https://www.archive.org/download/LibrivoxCdCoverArt/Emma.jpg',
        seconds: 1212,
        source: 'LibriVox',
        readers: ['Sibella Denton', 'Moira Fogarty'],
        description: 'Emma is sure of herself.\n\n(Summary by Sibella)',
        chapters: [
          { number: 1, title: 'Chapter 1', seconds: 722, url: emma.sections[0]?.listen_url, mime: 'audio/mpeg', bytes: null },
          {
            number: 2,
            title: 'Chapter 2',
            seconds: 490,
            url: 'https://www.archive.org/download/emma/emma%2002_64kb.mp3',
            mime: 'audio/mpeg',
            bytes: null,
          },
        ],
        licence: expect.objectContaining({ name: 'Public domain' }),
        homepage: 'https://librivox.org/emma-by-jane-austen/',
        downloadable: true,
      },
    ])
  })

  test.each([
    [
      'without a page: nobody has listened to all of it yet',
      { url_librivox: '' },
      /^book 99 \(Emma & Others\) has no page at LibriVox yet$/,
    ],
    ['without sections', { sections: null }, /^book 99 \(Emma & Others\) has nothing to play: ask the service with extended=1$/],
    [
      'with a section that no page may load',
      { sections: [...emma.sections, section('3', '1', 'http://example.org/3.mp3', '')] },
      /is not whole/,
    ],
    ['with a section that is a script', { sections: [section('1', '1', 'javascript:alert(1)', '')] }, /has nothing to play/],
    ['whose title is nothing but tags', { title: '<script>alert(1)</script><b></b>' }, /^book 99 has no title$/],
    ['without a title', { title: undefined }, /^title: is missing$/],
    ['with another number', { id: '../52' }, /^id: must be a number$/],
    ['whose sections are a text', { sections: 'many' }, /^sections: /],
    ['that is there twice', { id: '52' }, /^librivox-52 is there twice$/],
  ])('leaves out a book %s', async (_, change, problem) => {
    expect(await one(change)).toEqual(expect.stringMatching(problem))
  })

  test.each([
    ['no authors, genres, language or cover', { authors: null, genres: null, language: null, coverart_jpg: null }],
    ['other things in their places', { authors: 'Jane', genres: {}, language: [], coverart_jpg: 5, description: {} }],
  ])('takes a book with %s, and guesses nothing', async (_, change) => {
    expect(await one(change)).toMatchObject({ authors: [], genres: [], language: null, picture: null })
  })

  test.each([
    ['soon', 0],
    ['-5', 0],
    ['1:75:00', 0],
    ['12:60', 0],
    ['75:10', 4510],
    [722.26, 722.3],
    [null, 0],
  ])('reads a time of %s as %d seconds; the length of the whole then is what the book says', async (playtime, seconds) => {
    const url = 'https://www.archive.org/download/emma/emma_01_64kb.mp3'
    const book = await one({ sections: [section('1', playtime, url, '')] })
    expect(book).toMatchObject({ seconds: Math.round(seconds) || 1212, chapters: [{ seconds }] })
  })

  test.each([
    ['https://audio.example.org/1.mp3', true],
    ['https://www.archive.org/download/emma/emma_01_64kb.mp3', true],
    ['https://www.archive.org/stream/emma/emma_01_64kb.mp3', false],
  ])('offers a copy where other sites may read the file: %s %s', async (url, downloadable) => {
    expect(await one({ sections: [section('1', '1', url, '')] })).toMatchObject({ downloadable })
  })

  test('an empty search has no books', async () => {
    expect(await readJson({ error: 'Audiobooks could not be found' })).toEqual({ items: [], problems: [] })
  })

  test('ten thousand books are read, more are named as left out', async () => {
    const books = Array.from({ length: 10_200 }, (_, place) => ({ ...emma, id: String(place + 1) }))
    const { items, problems } = await readJson({ books })
    expect(items).toHaveLength(10_000)
    expect(new Set(items.map(({ id }) => id)).size).toBe(10_000)
    expect(problems).toHaveLength(101)
    expect(problems.at(-1)).toEqual({ line: null, what: '100 more are left out' })
  })
})

/** An item as the archive's metadata service answers. */
const item = {
  created: 1,
  dir: '/1/items/vergil',
  files: [
    { name: 'vergil_02_64kb.mp3', format: '64Kbps MP3', length: '61.5', title: 'Book <i>2</i>', track: '2/2', size: '500' },
    { name: 'a b/vergil_01_64kb.mp3', format: '64Kbps MP3', length: '1:02:03', title: 'Book 1', track: '1' },
    { name: 'vergil_01.ogg', format: 'Ogg Vorbis', length: '1' },
  ],
  metadata: {
    identifier: 'vergil_librivox',
    title: 'Æneid',
    creator: ['Vergil', 'John Dryden'],
    description: '<p>Arms and the man.</p><script>alert(1)</script>',
    language: 'eng',
    subject: 'librivox; Epics; audiobook',
    collection: ['librivoxaudio', 'audio_bookspoetry'],
  },
}

describe('what the Internet Archive says of an item', () => {
  test('becomes a book, its chapters in their order', async () => {
    const { items } = await readJson(item)
    expect(items).toMatchObject([
      {
        id: 'ia-vergil_librivox',
        title: 'Æneid',
        authors: ['Vergil', 'John Dryden'],
        language: 'en',
        genres: ['Epics'],
        seconds: 3785,
        description: 'Arms and the man.',
        chapters: [
          {
            number: 1,
            title: 'Book 1',
            seconds: 3723,
            url: 'https://archive.org/download/vergil_librivox/a%20b/vergil_01_64kb.mp3',
            bytes: null,
          },
          { number: 2, title: 'Book 2', seconds: 61.5, url: 'https://archive.org/download/vergil_librivox/vergil_02_64kb.mp3', bytes: 500 },
        ],
        downloadable: true,
      },
    ])
  })

  test.each([
    [['https://creativecommons.org/licenses/by-sa/4.0/'], 'CC BY-SA 4.0'],
    [['http://creativecommons.org/publicdomain/zero/1.0/'], 'CC0 1.0'],
    [['http://creativecommons.org/publicdomain/mark/1.0/'], 'Public domain'],
  ])('names its licence: %s', async (licenseurl, name) => {
    const { items } = await readJson([
      item,
      { ...item, metadata: { ...item.metadata, identifier: 'other', collection: 'opensource', licenseurl } },
    ])
    expect(items[1]?.licence).toMatchObject({ name, attribution: 'Vergil, John Dryden' })
  })

  test.each([
    [
      'no licence',
      { metadata: { ...item.metadata, identifier: 'x1', collection: [], licenseurl: 'https://example.org/mine' } },
      /names no licence/,
    ],
    ['no MP3', { metadata: { ...item.metadata, identifier: 'x2' }, files: item.files.slice(2) }, /has no MP3 files/],
    ['an address for a name', { metadata: { ...item.metadata, identifier: '../../x' } }, /must be an identifier/],
  ])('is left out with %s', async (_, change, problem) => {
    const { items, problems } = await readJson([item, { ...item, ...change }])
    expect(items).toHaveLength(1)
    expect(problems).toEqual([{ line: null, what: expect.stringMatching(problem) }])
  })
})

describe('a source that cannot be used', () => {
  test.each([
    ['no JSON', '{"books": [\n{"id": 1},\n{"id" 2}]}', 'It is not JSON in line 3.'],
    ['nothing', '', 'It is not JSON'],
    ['a page', '<!doctype html><title>Sign in to the network</title>', 'It is not JSON'],
    ['something else', '{"feed":[]}', 'It is not what LibriVox or the Internet Archive answer.'],
    ['a number', '5', 'It is not what LibriVox or the Internet Archive answer.'],
    ['a search', '{"response":{"docs":[{"identifier":"x"}]}}', 'says nothing of chapters'],
    [
      'only books of which none can be used',
      '{"books":[{"id":"1","title":"A","url_librivox":""}]}',
      'None of its books can be used: book 1 (A)',
    ],
  ])('%s: says why', async (_, body, words) => {
    const error: unknown = await readBytes(bytes(body)).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(UnreadableSource)
    expect(String(error)).toContain(words)
  })
})

test.each([
  ['UTF-8 with a mark', (text: string) => bytes(`\ufeff${text}`)],
  ['UTF-16, little end first', (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))],
  ['UTF-16, big end first', (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le').swap16())],
  ['Windows-1252', (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))],
])('a file in %s is read', async (_, encode) => {
  const { items } = await readBytes(encode(JSON.stringify({ books: [{ ...emma, title: 'Die Räuber' }] })))
  expect(items[0]?.title).toBe('Die Räuber')
})
