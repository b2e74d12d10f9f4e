import { expect, test } from 'vitest'
import { articleSchema } from '#contract/news.ts'
import { type CatalogueSource, UnreadableSource } from '#server/catalogue/source-reader.ts'
import { feedReader } from '#server/news/feed-reader.ts'

const source: CatalogueSource = { name: 'The Paper', from: 'https://paper.example/feed.xml', homepage: null }

async function* inPieces(body: string | Uint8Array): AsyncGenerator<Uint8Array> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  for (let at = 0; at < bytes.length; at += 997) yield bytes.subarray(at, at + 997)
}

const read = (body: string | Uint8Array, of = source) => feedReader.read(inPieces(body), of)
const articles = async (body: string | Uint8Array) => {
  const { items } = await read(body)
  for (const item of items) expect(articleSchema.safeParse(item).error).toBeUndefined()
  return items
}
const rss = (items: string, channel = '<link>https://paper.example/</link><language>en-us</language>') =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Paper</title>${channel}${items}</channel></rss>`

const whole = {
  title: 'Bold & new',
  summary: 'What is it about?',
  content: [{ kind: 'paragraph', runs: [{ text: 'All of it.' }] }],
  is_cut: false,
  picture: 'https://paper.example/large.jpg',
  author: 'Ada Quill',
  url: 'https://paper.example/news/1',
  published_at: '2026-11-03T09:00:00.000Z',
  source: { name: 'The Paper', homepage: 'https://paper.example/' },
}

test('RSS 2.0 with what its modules add', async () => {
  const [article] = await articles(
    rss(`<item><title><![CDATA[<b>Bold</b> & new]]></title><link>/news/1</link><guid isPermaLink="false">n1</guid>
    <pubDate>Tue, 03 Nov 2026 10:00:00 +0100</pubDate><dc:creator>Ada Quill</dc:creator><description>&lt;p&gt;What is it about?&lt;/p&gt;</description>
    <content:encoded><![CDATA[<p>All of it.</p><script>x</script>]]></content:encoded>
    <media:thumbnail url="https://paper.example/small.jpg"/><media:content url="https://paper.example/large.jpg" medium="image" width="900"/></item>`),
  )
  expect(article).toEqual({ ...whole, id: expect.stringMatching(/^[0-9a-f]{20}$/), language: 'en-US' })
})

test('Atom, relative to where it says it is', async () => {
  const [article] = await articles(
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de"><title>P</title><link href="https://paper.example/"/><entry xml:lang="de-AT"><id>tag:1</id>
    <title type="html">&lt;i&gt;Bold&lt;/i&gt; &amp;amp; new</title><link href="/news/1"/><link rel="enclosure" type="image/jpeg" href="/large.jpg"/>
    <published>2026-11-03T09:00:00Z</published><updated>2026-11-04T09:00:00Z</updated><author><name>Ada Quill</name></author>
    <summary>What is it about?</summary><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>All of it.</p></div></content></entry></feed>`,
  )
  expect(article).toEqual({ ...whole, id: expect.any(String), language: 'de-AT' })
})

test('JSON Feed', async () => {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: 'P',
    home_page_url: 'https://paper.example/',
    language: 'en',
    items: [
      {
        id: '1',
        url: 'https://paper.example/news/1',
        title: 'Bold & new',
        summary: 'What is it about?',
        content_html: '<p>All of it.</p>',
        image: 'https://paper.example/large.jpg',
        authors: [{ name: 'Ada Quill' }],
        date_published: '2026-11-03T09:00:00Z',
      },
      { id: '2', content_text: '5 < 6 & all\nof it' },
      'no item',
    ],
  }
  const [first, second] = await articles(JSON.stringify(feed))
  expect(first).toEqual({ ...whole, id: expect.any(String), language: 'en' })
  expect(second).toMatchObject({ title: '5 < 6 & all of it', content: [{ runs: [{ text: '5 < 6 & all\nof it' }] }], published_at: null })
})

test('RSS 1.0 and RSS 0.91 with the document type of its time', async () => {
  const rdf = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="x"><title>P</title><link>https://paper.example/</link></channel>
    <item rdf:about="https://paper.example/1"><title>One</title><link>https://paper.example/1</link><dc:date>2026-11-03</dc:date></item></rdf:RDF>`
  expect(await articles(rdf)).toMatchObject([{ title: 'One', published_at: '2026-11-03T00:00:00.000Z', content: null }])
  const old = `<?xml version="1.0"?><!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN" "http://my.netscape.com/publish/formats/rss-0.91.dtd"><rss version="0.91"><channel><title>P</title><item><title>Old</title><link>https://paper.example/old</link></item></channel></rss>`
  expect(await articles(old)).toMatchObject([{ title: 'Old', url: 'https://paper.example/old', summary: '' }])
})

const inCode = (encoding: string, bytes: Buffer) => Buffer.concat([Buffer.from(`<?xml version="1.0" encoding="${encoding}"?>`), bytes])

test('encodings: declared, marked, not declared', async () => {
  const item = '<item><title>Größe €</title></item>'
  const body = rss(item).slice('<?xml version="1.0"?>'.length)
  const inWindows = Buffer.from(body.replace('€', '\u0080'), 'latin1')
  const bodies = [
    Buffer.from(rss(item)),
    Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(rss(item))]),
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(rss(item), 'utf16le')]),
    Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(rss(item), 'utf16le').swap16()]),
    inCode('windows-1252', inWindows),
    inCode('ISO-8859-1', inWindows),
    inCode('iso-8859-15', Buffer.from(body.replace('€', '\u00a4'), 'latin1')),
    // Declared as what it is not, or as nothing there is.
    inCode('UTF-16', Buffer.from(body)),
    inCode('klingon', Buffer.from(body)),
    Buffer.concat([Buffer.from('<?xml version="1.0"?>'), inWindows]),
  ]
  for (const bytes of bodies) expect((await articles(bytes))[0]?.title).toBe('Größe €')
})

test('an entity that stands for others stands for nothing, and its feed is refused', async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>${rss('<item><title>&b;</title></item>').slice(21)}`
  await expect(read(bomb)).rejects.toThrow(UnreadableSource)
  await expect(read(bomb)).rejects.toThrow('The feed defines entities of its own, which are not read.')
  const file = `<!doctype rss [ <!ENTITY x SYSTEM "file:///etc/passwd"> ]><rss version="2.0"><channel><item><title>&x;</title></item></channel></rss>`
  await expect(read(file)).rejects.toThrow(UnreadableSource)
  // What an article says about them is another matter.
  expect(
    await articles(
      rss('<item><title>x</title><description><![CDATA[<pre>&lt;!DOCTYPE a [&lt;!ENTITY b "c">]></pre>]]></description></item>'),
    ),
  ).toHaveLength(1)
})

test.each([
  ['the page of a captive portal', '<!doctype html><html><body>Please sign in</body></html>'],
  ['nothing', ''],
  ['other JSON', '{"items":[1]}'],
  ['a document that ends in the middle', rss('<item><title>x</title></item>').slice(0, -30)],
  ['bytes', '\u0000\u0001\u0002'],
  ['nested too deep', '['.repeat(100_000)],
])('%s is no feed', async (_, body) => {
  await expect(read(body)).rejects.toThrow(UnreadableSource)
})

test('a feed without entries has none; one of which none can be used keeps its last good copy', async () => {
  expect(await read(rss(''))).toEqual({ items: [], problems: [] })
  await expect(read(rss('<item><pubDate>x</pubDate><guid>1</guid></item>'))).rejects.toThrow(
    'No entry of the feed can be used. Entry 1: it has neither a title nor a text.',
  )
})

const datedItem = (title: string, date: string) => `<item><title>${title}</title>${date}</item>`

test('dates: without one, or with one that is none, an article comes last', async () => {
  const found = await articles(
    rss(
      datedItem('none', '') +
        datedItem('wrong', '<pubDate>yesterday</pubDate>') +
        datedItem('old', '<pubDate>1 Jan 2001 00:00 GMT</pubDate>') +
        datedItem('new', '<dc:date>2026-11-03T10:00:00+01:00</dc:date>') +
        datedItem('before feeds', '<pubDate>Thu, 01 Jan 1970 00:00:00 GMT</pubDate>'),
    ),
  )
  expect(found.map(({ title, published_at }) => [title, published_at])).toEqual([
    ['new', '2026-11-03T09:00:00.000Z'],
    ['old', '2001-01-01T00:00:00.000Z'],
    ['none', null],
    ['wrong', null],
    ['before feeds', null],
  ])
})

const namedItem = (guid: string, link: string, title = 'x') =>
  `<item><title>${title}</title><guid>${guid}</guid><link>${link}</link></item>`

test('ids: the same each time, in whatever feed an address is met; entries that share one are told apart by their page', async () => {
  const twice = rss(
    namedItem('1', 'https://paper.example/a', 'first') +
      namedItem('1', 'https://paper.example/b') +
      namedItem('1', 'https://paper.example/a', 'again'),
  )
  const { items, problems } = await read(twice)
  expect(items.map(({ title, url }) => [title, url])).toEqual([
    ['first', 'https://paper.example/a'],
    ['x', 'https://paper.example/b'],
  ])
  expect(new Set(items.map(({ id }) => id)).size).toBe(2)
  expect(problems).toEqual([{ line: null, what: 'Entry 3: there is another one with its id.' }])
  expect((await read(twice)).items).toEqual(items)
  const other = { ...source, from: 'https://paper.example/films.xml' }
  const idIn = async (guid: string, of: CatalogueSource) => (await read(rss(namedItem(guid, 'https://paper.example/a')), of)).items[0]?.id
  expect(await idIn('7', source)).not.toBe(await idIn('7', other))
  expect(await idIn('https://paper.example/?p=7', source)).toBe(await idIn('https://paper.example/?p=7', other))
})

test('a long description is the article; a short one only its summary', async () => {
  const [long, short] = await articles(
    rss(
      `<item><title>a</title><description>&lt;p&gt;${'word '.repeat(120)}&lt;/p&gt;&lt;img src="/p.jpg"&gt;</description></item><item><title>b</title><description>Short.</description></item>`,
    ),
  )
  expect(long).toMatchObject({ content: [{ kind: 'paragraph' }, { kind: 'picture' }], picture: 'https://paper.example/p.jpg' })
  expect(long?.summary).toMatch(/^word .+ word…$/)
  expect(long?.summary.length).toBeLessThanOrEqual(400)
  expect(short).toMatchObject({ content: null, summary: 'Short.', picture: null })
})

test('links and pictures of a script, or not of https, are none; a homepage of the operator’s counts first', async () => {
  const items = rss(
    `<item><title>x</title><link>javascript:alert(1)</link><enclosure url="http://paper.example/p.jpg" type="image/jpeg" length="1"/><media:content url="data:image/png;base64,AAAA" medium="image"/></item>`,
    '<link>javascript:alert(2)</link><language>not a language</language>',
  )
  const { items: found } = await read(items, { ...source, homepage: 'https://own.example/' })
  expect(found).toMatchObject([{ url: null, picture: null, language: '', source: { homepage: 'https://own.example/' } }])
  expect(JSON.stringify(found)).not.toContain('alert')
})

test('ten thousand entries: the newest of those that come first, and no more of one source than its share', async () => {
  const all = Array.from(
    { length: 10_000 },
    (_, n) =>
      `<item><title>t${n}</title><guid>g${n}</guid><pubDate>${new Date(Date.UTC(2026, 9, 1) - n * 60_000).toUTCString()}</pubDate></item>`,
  )
  const found = await articles(rss(all.join('')))
  expect(found.map(({ title }) => title)).toEqual(Array.from({ length: 60 }, (_, n) => `t${n}`))
})

const story = (at: number): string =>
  `<item><title>Story ${at}</title><guid>s${at}</guid><!-- </item> --><description><![CDATA[<p>It says </item> ${at}.</p>]]></description></item>`

test('what comes after the entries that are read is not even parsed; what only looks like the end of one is none', async () => {
  const stories = Array.from({ length: 500 }, (_, at) => story(at)).join('')
  const { items, problems } = await read(rss(`${stories}<item><title>Broken</item></item>&&<a`))
  expect(problems).toEqual([])
  expect(items).toHaveLength(60)
  expect(items[59]).toMatchObject({ title: 'Story 59', summary: 'It says 59.' })
})

test('others are answered while a long feed is read', async () => {
  let [turns, isReading] = [0, true]
  const turn = (): void => {
    turns += 1
    if (isReading) setImmediate(turn)
  }
  const reading = read(Buffer.from(rss(Array.from({ length: 200 }, (_, at) => story(at)).join(''))))
  setImmediate(turn)
  await reading
  isReading = false
  expect(turns).toBeGreaterThanOrEqual(20)
})
