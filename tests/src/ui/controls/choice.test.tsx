// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ChipChoice } from '#ui/controls/chip-choice.tsx'
import { Segmented, Select } from '#ui/controls/choice.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { render } from '#support/render.tsx'

function Shield() {
  const [on, setOn] = useState(false)
  return <Switch label="Spoiler shield" hint="Hides pictures" on={on} onChange={setOn} />
}

test('a switch tells its state, is named by its label and turns with a press or the space bar', async () => {
  const { user } = render(<Shield />)
  const control = screen.getByRole('switch', { name: /Spoiler shield/ })
  expect(control.getAttribute('aria-checked')).toBe('false')
  await user.click(screen.getByText('Spoiler shield'))
  expect(control.getAttribute('aria-checked')).toBe('true')
  await user.keyboard(' ')
  expect(control.getAttribute('aria-checked')).toBe('false')
})

test('segments are the radio buttons of one group with a name', async () => {
  const onChoose = vi.fn<(theme: string) => void>()
  const options = [
    ['light', 'Light'],
    ['dark', 'Dark'],
  ] as const
  const { user } = render(<Segmented label="Theme" value="light" options={options} onChoose={onChoose} />)
  expect(screen.getByRole('group', { name: 'Theme' })).toBeDefined()
  expect(screen.getByRole('radio', { name: 'Light' })).toHaveProperty('checked', true)
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(onChoose).toHaveBeenCalledWith('dark')
})

test('a select answers with the value of the option, not with its name', async () => {
  const onChoose = vi.fn<(region: string) => void>()
  const options = [
    ['US', 'United States'],
    ['DE', 'Germany'],
  ] as const
  const { user } = render(<Select label="Region" value="US" options={options} onChoose={onChoose} />)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'Germany')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('DE')
})

test('of several kinds one is pressed at a time, and pressing it again shows all', async () => {
  const kinds = [
    { kind: 'movie', name: 'Movies', count: 3 },
    { kind: 'tv', name: 'Shows', count: 2 },
  ] as const
  const onChoose = vi.fn<(kind: string | undefined) => void>()
  const { user } = render(<ChipChoice label="Kinds" kinds={kinds} chosen="movie" onChoose={onChoose} />)
  const [movies, shows] = screen.getAllByRole('button')
  expect([movies, shows].map((chip) => chip?.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
  await user.click(screen.getByRole('button', { name: 'Shows 2' }))
  await user.click(screen.getByRole('button', { name: 'Movies 3' }))
  expect(onChoose.mock.calls).toEqual([['tv'], [undefined]])
})

test('of one kind alone there is nothing to choose', () => {
  render(<ChipChoice label="Kinds" kinds={[{ kind: 'movie', name: 'Movies', count: 3 }]} chosen={undefined} onChoose={() => undefined} />)
  expect(screen.queryByRole('button')).toBeNull()
})
