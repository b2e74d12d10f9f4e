// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { SearchBox } from '#components/search/search-box.tsx'
import type { Found } from '#domain/search/suggestions.ts'
import { limits } from '#product/limits.ts'
import { render } from '#support/render.tsx'
import { aTitle } from '#support/titles.ts'
import '#support/top-layer.ts'

const titles = ['Lamplighter', 'Lamp Street', 'Lampedusa'].map((title, place) => aTitle({ id: place + 1, title, posterPath: null }))
const person = { id: 9, name: 'Lamont Lee', department: 'Acting', photoPath: null, knownFor: titles }
const all: Found[] = [...titles.map((title) => ({ title })), { person }]

// What is suggested has tests of its own; here it is what begins with the text.
vi.mock('#components/search/use-suggestions.ts', () => ({
  useSuggestions: (typed: string, wanted: boolean): readonly Found[] =>
    wanted && typed !== '' ? all.filter((found) => ('title' in found ? found.title.title : found.person.name).startsWith(typed)) : [],
}))

const followed: string[] = []
const submitted: string[] = []

/** Stands for the app's router, which takes over links and forms. */
function follow(event: Event): void {
  if (event.defaultPrevented) return
  event.preventDefault()
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (event.type === 'click' && link) followed.push(link.pathname)
  if (event.type === 'submit' && event.target instanceof HTMLFormElement) submitted.push(String(new FormData(event.target).get('q')))
}
beforeEach(() => {
  followed.length = 0
  submitted.length = 0
  for (const name of ['click', 'submit']) addEventListener(name, follow)
})
afterEach(() => {
  for (const name of ['click', 'submit']) removeEventListener(name, follow)
})

// The list comes with the first focus.
beforeAll(async () => {
  const { user, unmount } = render(<SearchBox query={undefined} />)
  await user.type(screen.getByRole('combobox'), 'Lamp')
  await screen.findAllByRole('option', {}, { timeout: 60_000 })
  unmount()
})

async function open(query?: string) {
  const { user, rerender } = render(<SearchBox query={query} />)
  const field = screen.getByRole('combobox', { name: 'Search movies and shows' })
  await user.click(field)
  const follow = (next: string | undefined): void => rerender(<SearchBox query={next} />)
  return { user, field, follow, value: () => (field instanceof HTMLInputElement ? field.value : '') }
}

const options = (): (string | null)[] => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const active = (): string | null => screen.queryByRole('option', { selected: true })?.textContent ?? null

test('what is typed is followed by titles, whose number is read aloud', async () => {
  const { user, field } = await open()
  await user.keyboard('Lamp')
  expect(options()).toHaveLength(3)
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('3 suggestions')
})

test('somebody of that name is suggested with what they are known for, and leads to their page', async () => {
  const { user } = await open()
  await user.keyboard('Lamo')
  expect(options()).toEqual(['Lamont LeePerson · Lamplighter'])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(followed).toEqual(['/person/9'])
})

test('Enter searches for the text, which leaves the focus and stays on the page of results; another page empties the field', async () => {
  const { user, field, value, follow } = await open()
  await user.keyboard('Lamp{Enter}')
  expect([submitted, followed]).toEqual([['Lamp'], []])
  expect([document.activeElement === field, options().length]).toEqual([false, 0])
  follow('Lamp')
  expect(value()).toBe('Lamp')
  follow('Lampedusa')
  expect(value()).toBe('Lampedusa')
  follow(undefined)
  expect(value()).toBe('')
})

test('the page of results begins with what was searched for', async () => {
  const { value } = await open('Lamp')
  expect(value()).toBe('Lamp')
})

test('Enter opens the title the arrows have reached, and empties the field', async () => {
  const { user, value } = await open()
  await user.keyboard('Lamp{ArrowDown}{ArrowDown}')
  expect(active()).toContain('Lamp Street')
  await user.keyboard('{Enter}')
  expect([submitted, followed]).toEqual([[], ['/movie/2-lamp-street']])
  expect(value()).toBe('')
})

test('typing on makes the text active again', async () => {
  const { user } = await open()
  await user.keyboard('Lamp{ArrowDown}l')
  expect(active()).toBeNull()
  await user.keyboard('{Enter}')
  expect(submitted).toEqual(['Lampl'])
})

test('Escape closes the list, then empties the field, then leaves it', async () => {
  const { user, field, value } = await open()
  await user.keyboard('Lamp{Escape}')
  expect([options().length, value()]).toEqual([0, 'Lamp'])
  await user.keyboard('{Escape}')
  expect([document.activeElement === field, value()]).toEqual([true, ''])
  await user.keyboard('{Escape}')
  expect(document.activeElement).not.toBe(field)
})

test('an arrow opens a list that was closed', async () => {
  const { user } = await open()
  await user.keyboard('Lamp{Escape}{ArrowDown}')
  expect(active()).toContain('Lamplighter')
})

test('nothing but spaces is not searched for', async () => {
  const { user } = await open()
  await user.keyboard('  {Enter}')
  expect(submitted).toEqual([])
})

test('back in the field before its list would close, the list stays', async () => {
  const { user, field } = await open()
  await user.keyboard('Lamp')
  vi.useFakeTimers()
  try {
    act(() => {
      fireEvent.blur(field)
      fireEvent.focus(field)
      vi.advanceTimersByTime(limits.search.blurMs)
    })
  } finally {
    vi.useRealTimers()
  }
  expect(options()).toHaveLength(3)
})

test('a tap on a title opens it although the field loses the focus first', async () => {
  const { user, field } = await open()
  await user.keyboard('Lamp')
  const option = screen.getByRole('option', { name: /Lampedusa/ })
  act(() => void fireEvent.blur(field))
  fireEvent.click(option)
  expect(followed).toEqual(['/movie/3-lampedusa'])
})
