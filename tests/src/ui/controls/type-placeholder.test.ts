// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#product/limits.ts'
import { setReducedMotion } from '#support/render.tsx'
import { typePlaceholder } from '#ui/controls/type-placeholder.ts'

const { typeMs, eraseMs, pauseMs } = limits.search

/** Tells whether the field can be seen, as the browser would. */
let display: (isIntersecting: boolean) => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        display = (isIntersecting) => tell([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function begin(texts: readonly [string, ...string[]] = ['Search for TV Show...', 'Search for Movie...']) {
  const field = document.createElement('input')
  const over = new AbortController()
  typePlaceholder(field, texts, over.signal)
  display(true)
  const after = (ms: number): string => {
    vi.advanceTimersByTime(ms)
    return field.placeholder
  }
  return { field, over, after }
}

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

const whole = 'Search for TV Show...'

test('what two texts share stays, the rest is taken away and typed letter by letter, in a circle', () => {
  const { after } = begin()
  expect(after(pauseMs - 1)).toBe(whole)
  expect(after(1)).toBe('Search for TV Show..')
  expect(after('TV Show..'.length * eraseMs)).toBe('Search for ')
  expect(after(typeMs)).toBe('Search for M')
  expect(after('ovie...'.length * typeMs)).toBe('Search for Movie...')
  expect(after(pauseMs - 1)).toBe('Search for Movie...')
  expect(after(1 + 'Movie..'.length * eraseMs)).toBe('Search for ')
  expect(after('TV Show...'.length * typeMs)).toBe(whole)
})

test('texts that share no word are taken away whole', () => {
  const { after } = begin(['Serie', 'Suche'])
  expect(after(pauseMs + 4 * eraseMs)).toBe('')
  expect(after(2 * typeMs)).toBe('Su')
})

test.each<[string, () => void, () => void]>([
  ['the page is hidden', () => setVisibility('hidden'), () => setVisibility('visible')],
  ['the field is not displayed', () => display(false), () => display(true)],
])('while %s the first text stands still, and it goes on afterwards', (_, stop, goOn) => {
  const { after } = begin()
  expect(after(pauseMs + 3 * eraseMs)).not.toBe(whole)
  stop()
  expect(after(0)).toBe(whole)
  expect(after(10 * pauseMs)).toBe(whole)
  expect(vi.getTimerCount()).toBe(0)
  goOn()
  expect(after(pauseMs)).not.toBe(whole)
})

test('whoever wants no motion reads the first text', () => {
  setReducedMotion(true)
  const { after } = begin()
  expect(after(10 * pauseMs)).toBe(whole)
})

test('once it is over the first text stands there whole, whatever happens later', () => {
  const { over, after } = begin()
  after(pauseMs + 3 * eraseMs)
  over.abort()
  expect(after(0)).toBe(whole)
  display(true)
  setVisibility('visible')
  expect(after(10 * pauseMs)).toBe(whole)
})
