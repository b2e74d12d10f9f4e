// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Combobox } from '#ui/controls/combobox.tsx'
import { render } from '#support/render.tsx'

const words = ['heist', 'heart', 'hero', 'space']

function Keywords({ onChoose }: { onChoose: (key: string) => void }) {
  const [typed, setTyped] = useState('')
  const options = words.filter((word) => word.startsWith(typed)).map((word) => ({ key: word, words: word }))
  return (
    <Combobox
      label="Keyword"
      listLabel="Keywords"
      typed={typed}
      onType={setTyped}
      options={options}
      onChoose={onChoose}
      status={`${options.length} keywords`}
    />
  )
}

const open = async () => {
  const onChoose = vi.fn<(key: string) => void>()
  const { user } = render(<Keywords onChoose={onChoose} />)
  const field = screen.getByRole('combobox', { name: 'Keyword' })
  await user.type(field, 'he')
  return { user, field, onChoose }
}

/** The option that `aria-activedescendant` names; null while the text itself is active. */
const active = (): string | null => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant')
  return id === null ? null : (document.getElementById(id)?.textContent ?? 'gone')
}

test('a field with options that match what is typed tells that it is expanded and how many there are', async () => {
  const { field } = await open()
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['heist', 'heart', 'hero'])
  expect(screen.getByRole('status').textContent).toBe('3 keywords')
})

test('the arrows walk through the options and the text itself, round and round, and the focus stays in the field', async () => {
  const { user, field } = await open()
  const walk = [active()]
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await user.keyboard(`{${key}}`)
    walk.push(active())
  }
  expect(walk).toEqual([null, 'heist', 'heart', 'hero', null, 'hero'])
  expect(document.activeElement).toBe(field)
})

test.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])('%s moves the caret, so the text is active again', async (key) => {
  const { user } = await open()
  await user.keyboard(`{ArrowDown}{${key}}`)
  expect(active()).toBeNull()
})

test('Enter chooses the active option, or the first one, and empties the field', async () => {
  const { user, field, onChoose } = await open()
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onChoose).toHaveBeenLastCalledWith('heart')
  await user.type(field, 'he{Enter}')
  expect(onChoose).toHaveBeenLastCalledWith('heist')
  expect((field as HTMLInputElement).value).toBe('')
})

test('Escape empties the field first and is the surroundings’ after that', async () => {
  const around = vi.fn<(event: KeyboardEvent) => void>()
  addEventListener('keydown', around)
  const { user, field } = await open()
  await user.keyboard('{Escape}{Escape}')
  removeEventListener('keydown', around)
  const escapes = around.mock.calls.map(([event]) => event).filter(({ key }) => key === 'Escape')
  expect(escapes.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, false])
  expect((field as HTMLInputElement).value).toBe('')
})

test('the keys of an input method that composes choose nothing', async () => {
  const { field, onChoose } = await open()
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  expect(active()).toBeNull()
  expect(onChoose).not.toHaveBeenCalled()
})

test('a press on an option chooses it and leaves the focus in the field', async () => {
  const { user, field, onChoose } = await open()
  await user.click(screen.getByRole('option', { name: 'hero' }))
  expect(onChoose).toHaveBeenCalledWith('hero')
  expect(document.activeElement).toBe(field)
})
