// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Block } from '#contract/news.ts'
import { Blocks } from '#features/news/blocks.tsx'
import { render } from '#support/render.tsx'

const drawn = (blocks: readonly Block[]): HTMLElement => render(<Blocks blocks={blocks} />).container

test('every block is drawn as what it is', () => {
  const container = drawn([
    { kind: 'heading', level: 2, runs: [{ text: 'Head' }] },
    { kind: 'heading', level: 3, runs: [{ text: 'Below' }] },
    { kind: 'paragraph', runs: [{ text: 'One ' }, { text: 'two', strong: true, emphasis: true }] },
    { kind: 'quote', runs: [{ text: 'Said' }] },
    { kind: 'list', isOrdered: true, items: [[{ text: 'First' }], [{ text: 'Second' }]] },
    { kind: 'list', isOrdered: false, items: [[{ text: 'Third' }]] },
    { kind: 'picture', url: '/img/w780/a.webp', alt: 'A lighthouse', ratio: 2 },
  ])
  expect([...container.children].map(({ localName }) => localName)).toEqual(['h2', 'h3', 'p', 'blockquote', 'ol', 'ul', 'span'])
  expect(container.querySelector('p strong em')?.textContent).toBe('two')
  expect(container.querySelectorAll('ol > li')).toHaveLength(2)
  const image = container.querySelector('img')
  expect([image?.getAttribute('src'), image?.alt]).toEqual(['/img/w780/a.webp', 'A lighthouse'])
})

test('markup in a text is a text', () => {
  const container = drawn([{ kind: 'paragraph', runs: [{ text: '<img src=x onerror=alert(1)><script>alert(1)</script>' }] }])
  expect(container.querySelector('img, script')).toBeNull()
  expect(container.textContent).toBe('<img src=x onerror=alert(1)><script>alert(1)</script>')
})

test('other sites are opened beside the app and are not told where from; the app’s own pages are not', () => {
  const container = drawn([
    {
      kind: 'paragraph',
      runs: [
        { text: 'there', link: 'https://paper.example/' },
        { text: 'here', link: '/movie/603' },
      ],
    },
  ])
  const [there, here] = container.querySelectorAll('a')
  expect([there?.getAttribute('rel'), there?.getAttribute('target')]).toEqual(['noopener noreferrer', '_blank'])
  expect([here?.getAttribute('href'), here?.hasAttribute('target')]).toEqual(['/movie/603', false])
})
