import { expect, test } from 'vitest'
import { plainLine, plainText, shortened } from '#server/audiobooks/plain-text.ts'

test.each([
  ['a < b and c > d', 'a < b and c > d'],
  ['One<br/>Two<p>Three</p><p>Four', 'One\nTwo\nThree\n\nFour'],
  ['<style>p{}</style>Shown<!-- not shown --> <script>x()</script>', 'Shown'],
  ['&lt;b&gt;not bold&lt;/b&gt; &eacute; &#8212; &#x1F3AC;', '<b>not bold</b> é — 🎬'],
  ['Cut off <b', 'Cut off <b'],
  ['a\u0000b\u0007\ud800c', 'a b c'],
  ['  many \t spaces\r\nand lines\n\n\n\n ', 'many spaces\nand lines'],
])('%j is read as %j', (html, words) => {
  expect(plainText(html)).toBe(words)
})

test('a name has one line', () => {
  expect(plainLine('The<br>Raven &amp; <i>More</i>')).toBe('The Raven & More')
})

test('what is too long ends with a whole word', () => {
  expect(shortened('One two three', 20)).toBe('One two three')
  expect(shortened('One two three', 9)).toBe('One two…')
  expect(shortened('🎬🎬🎬', 4).isWellFormed()).toBe(true)
})
