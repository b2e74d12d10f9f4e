// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { typePlaceholder } from '#components/search/type-placeholder.ts'
import { limits } from '#product/limits.ts'

const { typeMs, eraseMs, pauseMs } = limits.search

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the texts are typed letter by letter, stand for a while and are taken away, one after the other', () => {
  const field = document.createElement('input')
  typePlaceholder(field, ['Show', 'Film'], new AbortController().signal)
  expect(field.placeholder).toBe('')
  vi.advanceTimersByTime(2 * typeMs)
  expect(field.placeholder).toBe('Sh')
  vi.advanceTimersByTime(2 * typeMs + pauseMs - 1)
  expect(field.placeholder).toBe('Show')
  vi.advanceTimersByTime(1 + 2 * eraseMs)
  expect(field.placeholder).toBe('Sh')
  vi.advanceTimersByTime(2 * eraseMs + 4 * typeMs + typeMs)
  expect(field.placeholder).toBe('Film')
})

test('once it is over the first text stands there whole', () => {
  const field = document.createElement('input')
  const over = new AbortController()
  typePlaceholder(field, ['Show', 'Film'], over.signal)
  vi.advanceTimersByTime(typeMs)
  over.abort()
  expect(field.placeholder).toBe('Show')
  vi.advanceTimersByTime(10 * pauseMs)
  expect(field.placeholder).toBe('Show')
})
