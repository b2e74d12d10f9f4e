import { expect, test } from 'vitest'
import { keptView, pageWithView } from '#domain/kept-view.ts'
import { limits } from '#product/limits.ts'

const now = 1_795_000_000_000
const page =
  '<html><head><script type="module" src="/assets/index-1.js"></script></head><body><div id="kept"></div><div id="root"></div></body></html>'
const markup = '<main><h1>Two Umbrellas</h1></main>'
const of = { look: 'ada en DE dark rose 390', entry: '/assets/index-1.js', styles: ['/assets/a1.css'], markup, keptAt: now - 1000 }
const view = keptView(of)

test('a kept view stands in the page before the app, with the style sheets it needs and for whom it is', () => {
  expect(pageWithView(page, view, now)).toBe(
    '<html><head><script type="module" src="/assets/index-1.js"></script><link rel="stylesheet" crossorigin="" href="/assets/a1.css"></head>' +
      `<body><div id="kept" data-look="ada en DE dark rose 390">${markup}</div><div id="root"></div></body></html>`,
  )
})

test('one that would be too large is not kept', () => {
  expect(keptView({ ...of, markup: 'x'.repeat(limits.keptViews.characters + 1) })).toBeUndefined()
})

const day = 86_400_000
test.each([
  ['nothing', null],
  ['a text', 'x'],
  ['something else', { look: 'ada' }],
  ['damaged markup', { ...view, markup: markup.slice(1) }],
  ['another build', keptView({ ...of, entry: '/assets/index-2.js' })],
  ['a part of the name of this build', keptView({ ...of, entry: '/assets/index' })],
  ['one from long ago', keptView({ ...of, keptAt: now - (limits.keptViews.keepDays + 1) * day })],
  ['a style sheet of somebody else', keptView({ ...of, styles: ['https://evil.example/a.css'] })],
  ['a style sheet that ends the element', keptView({ ...of, styles: ['/assets/a.css"><script>'] })],
])('%s is not shown', (_, kept) => {
  expect(pageWithView(page, kept, now)).toBeUndefined()
})

test('a page without a place for it stays as it is', () => {
  expect(pageWithView('<html><head>"/assets/index-1.js"</head></html>', view, now)).toBeUndefined()
})

test('whom it is for cannot end its attribute', () => {
  const kept = keptView({ ...of, look: 'a"><img src=x>' })
  expect(pageWithView(page, kept, now)).toContain('data-look="a&quot;>&lt;img src=x>"')
})
