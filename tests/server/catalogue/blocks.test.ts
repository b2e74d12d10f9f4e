import { assert, constantFrom, array, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { articleSchema, newsLimits } from '#contract/news.ts'
import { blocksOf, plainLine, plainText, textIn } from '#server/catalogue/blocks.ts'

const base = 'https://paper.example/2026/story.html'
const blocks = (html: string) => blocksOf(html, base).blocks
const paragraph = (text: string) => ({ kind: 'paragraph', runs: [{ text }] })

test('what an article is made of comes through', () => {
  expect(
    blocks(`<h1>Head</h1><p>One <b>two</b> <i>three <a href="/more?a=1&amp;b=2">four</a></i>.</p>
      <h4>Small</h4><blockquote><p>Said.</p></blockquote><ol><li>First<li>Second <em>one</em></ol>
      <figure><img src="../p.jpg" alt="A  picture" width="1280" height="720"><figcaption>Below</figcaption></figure>`),
  ).toEqual([
    { kind: 'heading', level: 2, runs: [{ text: 'Head' }] },
    {
      kind: 'paragraph',
      runs: [
        { text: 'One ' },
        { text: 'two', strong: true },
        { text: ' ' },
        { text: 'three ', emphasis: true },
        { text: 'four', emphasis: true, link: 'https://paper.example/more?a=1&b=2' },
        { text: '.' },
      ],
    },
    { kind: 'heading', level: 3, runs: [{ text: 'Small' }] },
    { kind: 'quote', runs: [{ text: 'Said.' }] },
    { kind: 'list', isOrdered: true, items: [[{ text: 'First' }], [{ text: 'Second ' }, { text: 'one', emphasis: true }]] },
    { kind: 'picture', url: 'https://paper.example/p.jpg', alt: 'A picture', ratio: 1.778 },
    paragraph('Below'),
  ])
})

test('lists within a list are one list; text and breaks without paragraphs are paragraphs', () => {
  expect(blocks('<ul><li>One<ul><li>Two</li></ul></li><li>Three</li></ul>')).toEqual([
    { kind: 'list', isOrdered: false, items: [[{ text: 'One' }], [{ text: 'Two' }], [{ text: 'Three' }]] },
  ])
  expect(blocks('One<br>\n still one<br><br>two')).toEqual([paragraph('One\nstill one'), paragraph('two')])
  expect(blocks('<pre>a  b\n  c</pre>')).toEqual([paragraph('a  b\nc')])
  expect(blocks('<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>')).toEqual([paragraph('a b'), paragraph('c')])
})

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<style>body{display:none}</style>',
  '<iframe src="https://evil.example/"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x"><param name="y"></object>',
  '<svg><a xlink:href="javascript:alert(1)"><text>evil</text></a></svg>',
  '<math><mtext><script>alert(1)</script></mtext></math>',
  '<noscript><img src="https://evil.example/x.png"></noscript>',
  '<template><p>evil</p></template>',
  '<form action="https://evil.example/"><input name="password"><button>evil</button></form>',
  '<!-- evil --><![CDATA[]]>',
])('%s says nothing', (html) => {
  expect(blocks(`${html}<p>After</p>`)).toEqual([paragraph('After')])
})

test.each([
  'javascript:alert(1)',
  ' jAvAsCrIpT:alert(1)',
  'java\nscript:alert(1)',
  'java&#10;script:alert(1)',
  '&#106;avascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'http://paper.example/plain',
  'https://user:secret@paper.example/',
  'mailto:a@b.example',
  'file:///etc/passwd',
  `https://paper.example/${'x'.repeat(2000)}`,
])('a link to %j is text, and a picture of it none', (address) => {
  const quoted = address.replaceAll('"', '&quot;')
  expect(blocks(`<p><a href="${quoted}" onclick="alert(1)">word</a></p><img src="${quoted}" onerror="alert(1)">`)).toEqual([
    paragraph('word'),
  ])
})

test('pictures that nobody is meant to see are left out', () => {
  for (const size of ['width="1" height="1"', 'width=0', 'height="2px"', 'width="20" height="20"'])
    expect(blocks(`<p>Text</p><img src="https://count.example/p.gif" ${size}>`)).toEqual([paragraph('Text')])
  expect(blocks('<img src="https://paper.example/p.gif" width="100%">')).toEqual([
    { kind: 'picture', url: 'https://paper.example/p.gif', alt: '', ratio: null },
  ])
})

test('an article that is too long ends before it does, and says so', () => {
  const long = blocksOf(Array.from({ length: 500 }, (_, n) => `<p>${n} ${'word '.repeat(40)}</p>`).join(''), base)
  expect(long.isCut).toBe(true)
  expect(JSON.stringify(long.blocks).length).toBeLessThan(newsLimits.content + 200)
  expect(long.blocks.length).toBeGreaterThan(40)
  const one = blocksOf(`<p>${'word '.repeat(100_000)}</p>`, base)
  expect(one.isCut).toBe(true)
  expect(textIn(one.blocks)).toMatch(/^word word .+ word …$/)
  const many = blocksOf('<p>x</p>'.repeat(newsLimits.blocks + 1), base)
  expect([many.blocks.length, many.isCut]).toEqual([newsLimits.blocks, true])
  expect(blocksOf('<p>x</p>'.repeat(newsLimits.blocks), base).isCut).toBe(false)
})

test('titles with markup are text; what only looks like markup stays', () => {
  expect(plainLine('Bold <b>x</b> &amp; <script>y</script>z')).toBe('Bold x & z')
  expect(plainLine('AT&T <3 you & 5 > 3')).toBe('AT&T <3 you & 5 > 3')
  expect(plainLine('a\u0000\u0008b\u0007\ud800')).toBe('ab\ufffd')
})

test('whatever stands in a document, what leaves it fits the contract, and no word of it can be followed but by https', () => {
  const { content } = articleSchema.shape
  const words = constantFrom(
    '<p>', '</p>', '<ul>', '<li>', '</ul>', '<ol>', '<blockquote>', '</blockquote>', '<a href="javascript:x">', '<a href="/y">', '</a>', '<img src="z.png"', 'width=1>', '>',
    '<script>', '</script>', '<b>', '</i>', '<h2>', '</h2>', '<br>', '<pre>', '</pre>', '<svg>', '&lt;', '&#0;', '&#xD800;', '<!--', '-->', '<![CDATA[', ']]>', 'text ', '\n', '\u0000', '\ud800',
  ) // prettier-ignore
  const document = array(words, { maxLength: 40 }).map((parts) => parts.join(''))
  const holds = property(document, string(), (html, noise) => {
    const { blocks: found } = blocksOf(html + noise, base)
    expect(content.safeParse(found.length === 0 ? null : found).error).toBeUndefined()
    expect(JSON.stringify(found)).not.toMatch(/"(?:link|url)":"(?!https:)/)
  })
  assert(holds, { numRuns: 1500 })
})

test('a page of nothing but space is read as fast as any other', () => {
  expect(blocksOf(`<pre>a${' '.repeat(290_000)}</pre>`, base).blocks).toEqual([paragraph('a')])
  expect(blocksOf(`<pre>a${'\n '.repeat(100_000)}b</pre>`, base).blocks).toEqual([])
})

test('elements that lie within each other without end are read no further, and as fast as others', () => {
  const deep = blocksOf(`<p>Before</p>${'<blockquote>'.repeat(200_000)}deep`, base)
  expect(deep).toEqual({ blocks: [paragraph('Before')], isCut: true })
  expect(blocksOf(`${'<ul><li>'.repeat(50_000)}deep`, base)).toEqual({ blocks: [], isCut: true })
  expect(blocksOf(`${'<div>'.repeat(199)}deep`, base)).toEqual({ blocks: [paragraph('deep')], isCut: false })
})

test.each([
  ['a < b and c > d', 'a < b and c > d'],
  ['One<br/>Two<p>Three</p><p>Four', 'One\nTwo\n\nThree\n\nFour'],
  ['<style>p{}</style>Shown<!-- not shown --> <script>x()</script>', 'Shown'],
  ['&lt;b&gt;not bold&lt;/b&gt; &eacute; &#8212; &#x1F3AC;', '<b>not bold</b> é — 🎬'],
  ['Summary by <i>Sibella</i><ul><li>One</li><li>Two</li></ul>', 'Summary by Sibella\n\nOne Two'],
  ['  many \t spaces\r\nin lines\n\n\n\nand paragraphs ', 'many spaces in lines\n\nand paragraphs'],
])('%j as plain text is %j', (html, words) => {
  expect(plainText(html)).toBe(words)
})
