// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SavedButton } from '#components/cards/saved-button.tsx'
import { toggleSaved, useSavedTitle } from '#data/library/saved-titles.ts'
import { render } from '#support/render.tsx'
import { aTitle } from '#support/titles.ts'

// Keeping and removing have tests against the real database; here it is what the button says and asks for.
vi.mock('#data/library/saved-titles.ts', () => ({ useSavedTitle: vi.fn(), toggleSaved: vi.fn() }))

const title = aTitle({ title: 'The Last Lamplighter' })

test.each([
  [false, 'Add The Last Lamplighter to favorites', 'Add to Favorites'],
  [true, 'Remove The Last Lamplighter from favorites', 'Remove from Favorites'],
])('on the list: %s; the heart is pressed or not, and a press turns that around', async (kept, name, tooltip) => {
  vi.mocked(useSavedTitle).mockReturnValue({ kept, deciding: false })
  const { user } = render(<SavedButton title={title} look="bare" />)
  const button = screen.getByRole('button', { name })
  expect([button.getAttribute('aria-pressed'), button.title]).toEqual([String(kept), tooltip])
  await user.click(button)
  expect(toggleSaved).toHaveBeenLastCalledWith('favorites', title, kept)
})

test('the bookmark is of the watchlist', async () => {
  vi.mocked(useSavedTitle).mockReturnValue({ kept: false, deciding: false })
  const { user } = render(<SavedButton title={title} list="watchlist" look="words" />)
  await user.click(screen.getByRole('button', { name: 'Add The Last Lamplighter to watchlist' }))
  expect(useSavedTitle).toHaveBeenLastCalledWith('watchlist', 'movie', title.id)
  expect(toggleSaved).toHaveBeenLastCalledWith('watchlist', title, false)
  expect(screen.getByText('Watchlist')).toBeDefined()
})

test('until the device knows, a press does nothing', async () => {
  vi.mocked(toggleSaved).mockClear()
  vi.mocked(useSavedTitle).mockReturnValue({ kept: false, deciding: true })
  const { user } = render(<SavedButton title={title} look="bare" />)
  const button = screen.getByRole('button')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await user.click(button)
  expect(toggleSaved).not.toHaveBeenCalled()
})
