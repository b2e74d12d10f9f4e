// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchBox } from '#components/search/search-box.tsx'
import type { Title } from '#domain/title/title.ts'
import { render } from '#support/render.tsx'
import { aTitle } from '#support/titles.ts'
import '#support/top-layer.ts'

const titles = ['Lamplighter', 'Lamp Street', 'Lampedusa'].map((title, place) => aTitle({ id: place + 1, title, posterPath: null }))

// What is suggested has tests of its own; here it is what begins with the text.
vi.mock('#components/search/use-suggestions.ts', () => ({
  useSuggestions: (typed: string, wanted: boolean): readonly Title[] =>
    wanted && typed !== '' ? titles.filter(({ title }) => title.startsWith(typed)) : [],
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

async function open() {
  const { user } = render(<SearchBox />)
  const field = screen.getByRole('combobox', { name: 'Search movies and shows' })
  await user.keyboard('/')
  return { user, field, value: () => (field instanceof HTMLInputElement ? field.value : '') }
}

const options = (): (string | null)[] => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const active = (): string | null => screen.queryByRole('option', { selected: true })?.textContent ?? null

test('the slash key goes to the field from anywhere on the page, and is not typed into it', async () => {
  const { field, value } = await open()
  expect(document.activeElement).toBe(field)
  expect(value()).toBe('')
})

test('what is typed is followed by titles, whose number is read aloud', async () => {
  const { user, field } = await open()
  await user.keyboard('Lamp')
  expect(options()).toHaveLength(3)
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('3 suggestions')
})

test('Enter searches for the text', async () => {
  const { user } = await open()
  await user.keyboard('Lamp{Enter}')
  expect([submitted, followed]).toEqual([['Lamp'], []])
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

test('a tap on a title opens it although the field loses the focus first', async () => {
  const { user, field } = await open()
  await user.keyboard('Lamp')
  const option = screen.getByRole('option', { name: /Lampedusa/ })
  act(() => void fireEvent.blur(field))
  fireEvent.click(option)
  expect(followed).toEqual(['/movie/3-lampedusa'])
})
