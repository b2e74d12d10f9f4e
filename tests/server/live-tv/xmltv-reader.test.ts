import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { ListedChannel } from '#domain/live-tv/playlist-channels.ts'
import { UnreadableSource } from '#server/catalogue/source-reader.ts'
import { guideReader, readTime } from '#server/live-tv/xmltv-reader.ts'
import { budgets } from '#support/budgets.ts'

const now = Date.UTC(2026, 0, 15, 12)
const source = { name: 'Guide', from: 'https://guide.example/xmltv.xml', homepage: null }

const channel = (id: string, guideId: string, name = id): ListedChannel => ({
  id,
  name,
  guideId,
  guideName: '',
  category: 'news',
  country: null,
  languages: [],
  isRadio: false,
  number: null,
  streams: [],
  source: 'Stations',
  homepage: null,
  picture: null,
})

async function* inParts(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const known = [channel('ours-one', 'one.de'), channel('ours-two', '', 'Zwei & Söhne')]
const reader = guideReader({ channels: () => known, clock: () => now })
const read = (text: string | Uint8Array, size = 11) =>
  reader.read(inParts(typeof text === 'string' ? Buffer.from(text) : text, size), source)
const tv = (inside: string, head = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `${head}\n<!DOCTYPE tv SYSTEM "xmltv.dtd">\n<tv>${inside}</tv>`
const programme = (start: string, stop: string, title: string, id = 'one.de', more = '') =>
  `<programme start="${start}"${stop && ` stop="${stop}"`} channel="${id}"><title>${title}</title>${more}</programme>`

test('programmes of known channels are read, by the id of the guide or by the name', async () => {
  const { items, problems } = await read(
    tv(`<channel id="2.at"><display-name>Zwei &amp; Söhne</display-name></channel>
${programme('20260115120000 +0100', '20260115130000 +0100', 'Nachrichten', 'ONE.de', '<desc>Vom  Tage\n und der Nacht</desc><category lang="de">News</category><category>More</category>')}
${programme('20260115120000 +0000', '20260115130000 +0000', 'Kochen', '2.at', '<previously-shown start="20250101"/>')}
${programme('20260115120000', '20260115130000', 'Unknown', 'three.de')}`),
  )
  expect(problems).toEqual([])
  expect(items).toEqual([
    {
      channel: 'ours-one',
      start: now - 3_600_000,
      stop: now,
      title: 'Nachrichten',
      description: 'Vom Tage und der Nacht',
      category: 'News',
      isRepeat: false,
    },
    { channel: 'ours-two', start: now, stop: now + 3_600_000, title: 'Kochen', description: '', category: '', isRepeat: true },
  ])
})

test('only what is on from six hours ago to two days ahead is kept', async () => {
  const { items } = await read(
    tv(
      [
        programme('20260115040000', '20260115060000', 'Over'),
        programme('20260115050000', '20260115060001', 'Just seen'),
        programme('20260117115959', '20260117130000', 'In two days'),
        programme('20260117120000', '20260117130000', 'Later'),
      ].join(''),
    ),
  )
  expect(items.map(({ title }) => title)).toEqual(['Just seen', 'In two days'])
})

test('what does not say when it ends, ends when the next begins', async () => {
  const { items, problems } = await read(
    tv(
      [programme('20260115120000', '', 'First'), programme('20260115123000', '', 'Second'), programme('20260115130000', '', 'Last')].join(
        '',
      ),
    ),
  )
  expect(items.map(({ title, start, stop }) => [title, (stop - start) / 60_000])).toEqual([
    ['First', 30],
    ['Second', 30],
  ])
  expect(problems).toEqual([{ line: 3, what: '“Last” on ours-one does not say when it ends, and nothing follows it.' }])
})

test('what is wrong is left out with its line, and the rest is read', async () => {
  const { items, problems } = await read(
    tv(`
${programme('soon', '20260115130000', 'When?')}
${programme('20260115130000', '20260115120000', 'Backwards')}
${programme('20260115120000', '20260115130000', '')}
${programme('20260115120000', '20260115130000', 'Tom & Jerry & &co; &#38; &amp; <![CDATA[A & B]]>')}`),
  )
  expect(items.map(({ title }) => title)).toEqual(['Tom & Jerry & &co; & & A & B'])
  expect(problems.map(({ line }) => line)).toEqual([4, 5, 6])
})

test('markup in a title is text, whether it was written as entities or as CDATA', async () => {
  const { items } = await read(
    tv(
      programme('20260115120000', '20260115130000', '&lt;b onclick=&quot;x()&quot;&gt;Bold&lt;/b&gt;') +
        programme('20260115130000', '20260115140000', '<![CDATA[<script>alert(1)</script>]]>'),
    ),
  )
  expect(items.map(({ title }) => title)).toEqual(['<b onclick="x()">Bold</b>', '<script>alert(1)</script>'])
})

test.each(['iso-8859-1', 'windows-1252'])('a guide in %s is read as it is meant', async (encoding) => {
  const text = tv(programme('20260115120000', '20260115130000', 'Süß'), `<?xml version="1.0" encoding="${encoding}"?>`)
  expect((await read(Buffer.from(text, 'latin1'), 64)).items[0]?.title).toBe('Süß')
})

test('a guide in UTF-16 is read', async () => {
  const text = tv(programme('20260115120000', '20260115130000', 'Żółw'), '<?xml version="1.0" encoding="UTF-16"?>')
  expect((await read(Buffer.from(`\uFEFF${text}`, 'utf16le'), 64)).items[0]?.title).toBe('Żółw')
})

test('a bomb of entities is refused, as is a text without an end', async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE tv [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(10)}">]><tv>${programme('20260115120000', '20260115130000', '&b;')}</tv>`
  await expect(read(bomb)).rejects.toThrow('This guide declares entities of its own, which is refused (line 1).')
  await expect(read(tv(programme('20260115120000', '20260115130000', 'x'.repeat(1_500_000))), 65_536)).rejects.toThrow(
    'longer than any text',
  )
})

test.each([
  ['a web page', '<!doctype html><html><body>Hello</body></html>'],
  ['nothing', ''],
  ['an encoding that nobody knows', '<?xml version="1.0" encoding="klingon"?><tv></tv>'],
])('%s is no guide', async (_, text) => {
  await expect(read(text, 64)).rejects.toThrow(UnreadableSource)
})

test.each([
  ['20260115183000 +0100', Date.UTC(2026, 0, 15, 17, 30)],
  ['202601151830', Date.UTC(2026, 0, 15, 18, 30)],
  ['20260115183000 -0330', Date.UTC(2026, 0, 15, 22)],
  ['20260115183000UTC', Date.UTC(2026, 0, 15, 18, 30)],
  ['20261315183000', null],
  ['tomorrow', null],
])('%s is the time %s', (said, instant) => {
  expect(readTime(said)).toBe(instant)
})

/** What is in use once everything else is thrown away: how much the engine leaves lying about is its own affair. */
function liveBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

test('a large guide is read as it comes: its size costs no memory', { timeout: 300_000 }, async () => {
  const perChannel = 100
  const wholeBytes = budgets.guideMegabytes * 1e6
  let bytes = 0
  let most = 0
  let looked = 0
  async function* guide(): AsyncGenerator<Uint8Array> {
    yield Buffer.from('<?xml version="1.0"?><tv>')
    for (let at = 0; bytes < wholeBytes; at += 1) {
      const id = at % 1000 === 0 ? 'one.de' : `c${at}.example`
      const part = Buffer.from(
        Array.from({ length: perChannel }, (_, place) =>
          programme(
            '20260115120000 +0000',
            '20260115123000 +0000',
            `Programme ${place} of ${id}`,
            id,
            `<desc>${'What happens in it. '.repeat(12)}</desc>`,
          ),
        ).join('\n'),
      )
      bytes += part.length
      if (bytes > (looked + 1) * (wholeBytes / 20)) {
        looked += 1
        most = Math.max(most, liveBytes())
      }
      yield part
    }
    yield Buffer.from('</tv>')
  }
  const before = liveBytes()
  const begun = performance.now()
  const { items } = await reader.read(guide(), source)
  const seconds = (performance.now() - begun) / 1000
  const grown = (most - before) / 1e6
  process.stdout.write(
    `a guide of ${(bytes / 1e6).toFixed(0)} MB: ${seconds.toFixed(1)} s, ${grown.toFixed(0)} MB more memory, ${items.length} programmes kept\n`,
  )
  expect(items.length).toBeGreaterThan(0)
  expect(items.length % perChannel).toBe(0)
  expect(looked).toBeGreaterThan(10)
  expect(grown).toBeLessThan(20)
})
