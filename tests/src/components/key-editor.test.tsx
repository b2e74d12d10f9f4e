// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { KeyEditor } from '#components/settings/key-editor.tsx'
import { keyGroups } from '#product/keys.ts'
import { keySettings, resetKeys } from '#state/key-settings.ts'
import { render } from '#support/render.tsx'

const sections = [{ group: keyGroups.page }, { group: keyGroups.cards }, { group: keyGroups.places }]

afterEach(() => resetKeys(Object.values(keyGroups)))

test('a press on a key and another key change it, and what had that key is named', async () => {
  const { user } = render(<KeyEditor sections={sections} />)
  await user.click(screen.getByRole('button', { name: 'Favorite, or no longer: H' }))
  expect(screen.getByRole('status').textContent).toContain('Now press the new key')
  await user.keyboard('g')
  expect(screen.getByRole('button', { name: 'Favorite, or no longer: G' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Go to a page, followed by its key: none' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('G belonged to “Go to a page, followed by its key” until now.')
  await user.click(screen.getByRole('button', { name: 'Usual keys again' }))
  expect(screen.getByRole('button', { name: 'Favorite, or no longer: H' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Go to a page, followed by its key: G' })).toBeDefined()
})

/** The key of the list of keys, as it is written. */
const help = () => screen.getByRole('button', { name: /^Keyboard shortcuts: / })

test('Escape leaves a key as it is, Delete takes it away, and what one moves with cannot be chosen', async () => {
  const { user } = render(<KeyEditor sections={sections} />)
  await user.click(help())
  await user.keyboard('{Escape}')
  expect(help().textContent).toBe('Keyboard shortcuts: ?')
  await user.click(help())
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('status').textContent).toBe('ArrowDown is needed for moving around and cannot be chosen.')
  expect(help().textContent).toBe('Keyboard shortcuts: ?')
  await user.click(help())
  await user.keyboard('{Delete}')
  expect(help().textContent).toBe('Keyboard shortcuts: none')
  expect(keySettings.own.page).toEqual({ help: '' })
})
