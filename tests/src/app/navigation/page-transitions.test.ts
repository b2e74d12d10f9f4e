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

const moves = [
  ['/movie/1', 'PUSH', true],
  ['/movie/1', 'REPLACE', false],
  ['/movie/1', 'BACK', false],
  ['/movie/1', 'FORWARD', false],
  ['/movie/1', 'GO', false],
  ['/', 'PUSH', false],
] as const

test.each(moves)('to %s by %s the page fades in: %s', (path, action, does) => {
  const main = document.body.appendChild(document.createElement('main'))
  const animate = (main.animate = vi.fn<typeof main.animate>())
  move(path, action)
  expect(animate).not.toHaveBeenCalled()
  fake.held.rendered?.()
  expect(animate.mock.calls).toEqual(does ? [[{ opacity: [0, 1] }, { duration: motion.quickMs, easing: motion.easing }]] : [])
  expect(fake.router.shouldViewTransition).toBeUndefined()
  fake.held.rendered?.()
  expect(animate).toHaveBeenCalledTimes(does ? 1 : 0)
})

test.each(moves)('to %s by %s the poster that was pressed grows: %s', (path, action, does) => {
  document.body.innerHTML = '<main><a data-poster><img></a></main>'
  const main = document.querySelector('main') as HTMLElement
  const animate = (main.animate = vi.fn<typeof main.animate>())
  document.querySelector('a')?.click()
  move(path, action)
  expect(fake.router.shouldViewTransition).toBe(does || undefined)
  fake.held.rendered?.()
  expect(animate).not.toHaveBeenCalled()
})

test('who wants no motion has none', () => {
  isStill = true
  document.body.innerHTML = '<main><a data-poster><img></a></main>'
  const main = document.querySelector('main') as HTMLElement
  const animate = (main.animate = vi.fn<typeof main.animate>())
  document.querySelector('a')?.click()
  move('/movie/1', 'PUSH')
  fake.held.rendered?.()
  expect(fake.router.shouldViewTransition).toBeUndefined()
  expect(animate).not.toHaveBeenCalled()
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
