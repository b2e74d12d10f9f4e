import { expect, test } from 'vitest'
import { rowsBelow, table, withBlock } from '../../scripts/markdown.ts'

const page = 'before\n\n<!-- a -->\n\nold\n\n<!-- /a -->\n\nafter\n'

test('what stands between the markers is replaced, and nothing else', () => {
  expect(withBlock(page, 'a', 'new')).toBe('before\n\n<!-- a -->\n\nnew\n\n<!-- /a -->\n\nafter\n')
})

test('writing the same again changes nothing, whatever it holds', () => {
  const once = withBlock(page, 'a', 'costs $& or $1')
  expect(once).toContain('costs $& or $1')
  expect(withBlock(once, 'a', 'costs $& or $1')).toBe(once)
})

test.each([
  ['without markers', 'before\n'],
  ['without the first', 'x\n\n<!-- /a -->\n'],
  ['without the last', '<!-- a -->\n\nx\n'],
  ['in the wrong order', '<!-- /a -->\n\n<!-- a -->\n'],
])('a page %s is refused', (_, text) => {
  expect(() => withBlock(text, 'a', 'new')).toThrow('needs the lines <!-- a --> and <!-- /a -->')
})

test('the columns of a table are as wide as their widest cell', () => {
  expect(
    table([
      ['name', 'n'],
      ['a', '1,000'],
    ]),
  ).toBe('| name | n     |\n| ---- | ----- |\n| a    | 1,000 |')
})

test('a table is read back by its head, up to its end', () => {
  const written = table([
    ['seeds', 'rounds'],
    ['1 to 9', '9'],
    ['all', '9'],
  ])
  const page = `before\n\n| other | rounds |\n| --- | --- |\n| x | 1 |\n\n${written}\n\nafter\n`
  expect(rowsBelow(page, ['seeds', 'rounds'])).toEqual([
    ['1 to 9', '9'],
    ['all', '9'],
  ])
  expect(rowsBelow(page, ['seeds'])).toEqual([])
})
