// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startPageTransitions } from '#app/navigation/page-transitions.ts'
import { motion } from '#ui/theme/theme.css.ts'

interface Moved {
  location: { pathname: string }
  action: { type: string }
}

const fake = vi.hoisted(() => {
  const held: { moved?: (event: Moved) => void; rendered?: () => void } = {}
  const router = {
    shouldViewTransition: undefined as boolean | undefined,
    history: {
      location: { pathname: '/' },
      subscribe(listener: (event: Moved) => void) {
        held.moved = listener
      },
    },
    subscribe(_: string, listener: () => void) {
      held.rendered = listener
    },
  }
  return { held, router }
})
vi.mock('#app/router.ts', () => ({ router: fake.router }))

let isStill = false

beforeAll(startPageTransitions)

beforeEach(() => {
  isStill = false
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: isStill }) as MediaQueryList)
  move('/', 'REPLACE')
  fake.router.shouldViewTransition = undefined
})
afterEach(() => document.body.replaceChildren())

const move = (pathname: string, type: string) => fake.held.moved?.({ location: { pathname }, action: { type } })

/** A page, and the fades it came in with. */
function showPage(inside = '') {
  document.body.innerHTML = `<main>${inside}</main>`
  const fades = vi.fn<Element['animate']>()
  for (const main of document.querySelectorAll('main')) main.animate = fades
  return fades
}

const card = '<a data-poster><img></a>'
const pressCard = () => document.querySelector('a')?.click()

const moves = [
  ['/movie/1', 'PUSH', true],
  ['/movie/1', 'REPLACE', false],
  ['/movie/1', 'BACK', false],
  ['/movie/1', 'FORWARD', false],
  ['/movie/1', 'GO', false],
  ['/', 'PUSH', false],
] as const

test.each(moves)('to %s by %s the page fades in: %s', (path, action, does) => {
  const fades = showPage()
  move(path, action)
  expect(fades).not.toHaveBeenCalled()
  fake.held.rendered?.()
  expect(fades.mock.calls).toEqual(does ? [[{ opacity: [0, 1] }, { duration: motion.quickMs, easing: motion.easing }]] : [])
  expect(fake.router.shouldViewTransition).toBeUndefined()
  fake.held.rendered?.()
  expect(fades).toHaveBeenCalledTimes(does ? 1 : 0)
})

test.each(moves)('to %s by %s the poster that was pressed grows: %s', (path, action, does) => {
  const fades = showPage(card)
  pressCard()
  move(path, action)
  expect(fake.router.shouldViewTransition).toBe(does || undefined)
  fake.held.rendered?.()
  expect(fades).not.toHaveBeenCalled()
})

test('who wants no motion has none', () => {
  isStill = true
  const fades = showPage(card)
  pressCard()
  move('/movie/1', 'PUSH')
  fake.held.rendered?.()
  expect(fake.router.shouldViewTransition).toBeUndefined()
  expect(fades).not.toHaveBeenCalled()
})

const names = () => [...document.querySelectorAll<HTMLElement>('img, [data-grown]')].map((element) => element.style.viewTransitionName)

test('the poster of a link that is followed is named, alone, until the next page is there', () => {
  document.body.innerHTML = '<div data-grown></div><a data-poster><img></a><a data-poster><img></a>'
  const [first, second] = document.querySelectorAll('a')
  first?.click()
  expect(names()).toEqual(['none', 'poster', ''])
  second?.click()
  expect(names()).toEqual(['none', '', 'poster'])
  fake.held.rendered?.()
  expect(names()).toEqual(['', '', ''])
})

test('what is pressed while pages change is passed on once that is over', () => {
  vi.useFakeTimers()
  document.body.innerHTML = '<button><svg></svg></button>'
  const pressed = vi.fn<() => void>()
  document.querySelector('button')?.addEventListener('click', pressed)
  const place = vi.spyOn(document, 'elementFromPoint').mockReturnValue(document.documentElement)
  document.documentElement.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 5, clientY: 5 }))
  vi.advanceTimersByTime(100)
  expect(pressed).not.toHaveBeenCalled()
  place.mockReturnValue(document.querySelector('svg'))
  vi.advanceTimersByTime(100)
  expect(pressed).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
