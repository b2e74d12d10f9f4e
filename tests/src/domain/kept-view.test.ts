import { expect, test } from 'vitest'
import { classesAskedBy, classesIn, keptView, mayMatch, pageWithView } from '#domain/kept-view.ts'
import { limits } from '#product/limits.ts'

const now = 1_795_000_000_000
const page =
  '<html><head><script defer src="/assets/index-1.js"></script></head><body><div id="kept"></div><div id="root"></div></body></html>'
const markup = '<main><h1>Two Umbrellas</h1></main>'
const of = {
  look: 'ada en DE dark rose 390',
  entry: '/assets/index-1.js',
  styles: { text: '.a1 { color: teal; }', hash: `${'k'.repeat(43)}=` },
  markup,
  keptAt: now - 1000,
}
const view = keptView(of)

const policy = "default-src 'none'; style-src 'self' 'sha256-a='; img-src 'self'"

test('a kept view stands in the page before the app, which begins later, with the styles it needs, allowed by their hash, and for whom it is', () => {
  expect(pageWithView({ page, policy }, view, now)).toEqual({
    page:
      '<html><head><script type="later" crossorigin="" src="/assets/index-1.js" data-begins-app=""></script><style>.a1 { color: teal; }</style></head>' +
      `<body><div id="kept" data-look="ada en DE dark rose 390">${markup}</div><div id="root"></div></body></html>`,
    policy: `default-src 'none'; style-src 'self' 'sha256-a=' 'sha256-${'k'.repeat(43)}='; img-src 'self'`,
  })
})

test('the script is fetched ahead where the page comes over the network', () => {
  const preload = '<link rel="preload" as="script" crossorigin="" href="/assets/index-1.js">'
  expect(pageWithView({ page, policy }, view, now, { isAhead: true })?.page).toContain(preload)
  expect(pageWithView({ page, policy }, view, now)?.page).not.toContain(preload)
})

test('of the style sheets it needs what can match an element in it', () => {
  const classes = classesIn('<ul class="row wide" id="x"><li class="card">A card of class="none"</li></ul>')
  const fitting = [
    '.row',
    '.row.wide > .card:hover',
    '.gone, .card::before',
    ':is(.gone, .row) li',
    '.card:not(.gone)',
    'ul li',
    '[data-x]',
    '*',
  ]
  const others = ['.gone', '.row .gone', '.rows', '.card.gone, .gone .row', '.gone:not(.card)']
  expect(fitting.filter((selector) => !mayMatch(classesAskedBy(selector), classes))).toEqual([])
  expect(others.filter((selector) => mayMatch(classesAskedBy(selector), classes))).toEqual([])
})

test('one that needs no more styles than the page has changes nothing of its policy', () => {
  const { styles: _, ...bare } = of
  const shown = pageWithView({ page, policy }, keptView(bare), now)
  expect(shown?.policy).toBe(policy)
  expect(shown?.page).not.toContain('<style')
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
  ['one whose styles end their element', keptView({ ...of, styles: { ...of.styles, text: '</style><script>' } })],
  ['one whose hash opens more of the policy', keptView({ ...of, styles: { ...of.styles, hash: "a'; script-src *" } })],
  ['one with addresses of style sheets', { ...view, styles: ['/assets/a1.css'] }],
])('%s is not shown', (_, kept) => {
  expect(pageWithView({ page, policy }, kept, now)).toBeUndefined()
})

test('a page without a place for it stays as it is', () => {
  expect(pageWithView({ page: page.replace('<div id="kept"></div>', ''), policy }, view, now)).toBeUndefined()
})

test('whom it is for cannot end its attribute', () => {
  const kept = keptView({ ...of, look: 'a"><img src=x>' })
  expect(pageWithView({ page, policy }, kept, now)?.page).toContain('data-look="a&quot;>&lt;img src=x>"')
})
