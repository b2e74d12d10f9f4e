// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CommitField } from '#ui/controls/commit-field.tsx'
import { TextField } from '#ui/controls/text-field.tsx'
import { useAutosavedDraft } from '#ui/controls/use-autosaved-draft.ts'
import { render } from '#support/render.tsx'

/** What is read aloud with a field besides its name. */
const description = (field: HTMLElement): string | null =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? null

function Year({ onCommit }: { onCommit: (value: string) => void }) {
  const [value, setValue] = useState('1999')
  const commit = (year: string): void => {
    onCommit(year)
    setValue(year)
  }
  return <CommitField label="Year" type="number" min={1900} max={2026} value={value} wrong="A year from 1900" onCommit={commit} />
}

function Note({ saved, save }: { saved: string; save: (text: string) => void }) {
  const { text, write, leave } = useAutosavedDraft(saved, save)
  return <textarea aria-label="Note" value={text} onChange={({ target }) => write(target.value)} onBlur={leave} />
}
const openNote = () => {
  const save = vi.fn<(text: string) => void>()
  const view = render(<Note saved="old" save={save} />)
  const field = screen.getByRole('textbox', { name: 'Note' })
  return { ...view, save, field, type: (value: string) => fireEvent.change(field, { target: { value } }) }
}

describe('a text field', () => {
  test('reads its hint, and instead of it what is wrong', () => {
    const { rerender } = render(<TextField label="Password" hint="At least 10 characters." />)
    const field = screen.getByRole('textbox', { name: 'Password' })
    expect(description(field)).toBe('At least 10 characters.')
    expect(field.getAttribute('aria-invalid')).toBeNull()
    rerender(<TextField label="Password" hint="At least 10 characters." error="Enter your password." />)
    expect(description(field)).toBe('Enter your password.')
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })
})

describe('a field that is committed', () => {
  test('takes effect with Enter or on leaving it, once, and not while somebody types', async () => {
    const onCommit = vi.fn<(value: string) => void>()
    const { user } = render(<Year onCommit={onCommit} />)
    const field = screen.getByRole('spinbutton', { name: 'Year' })
    await user.clear(field)
    await user.type(field, '2001')
    expect(onCommit).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    await user.tab()
    expect(onCommit.mock.calls).toEqual([['2001']])
  })

  test('says what is wrong with a value outside its bounds and does not commit it', async () => {
    const onCommit = vi.fn<(value: string) => void>()
    const { user } = render(<Year onCommit={onCommit} />)
    const field = screen.getByRole('spinbutton', { name: 'Year' })
    await user.clear(field)
    await user.type(field, '1800{Enter}')
    expect(description(field)).toBe('A year from 1900')
    expect(onCommit).not.toHaveBeenCalled()
  })
})

describe('a draft that saves itself', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('after a pause in writing, not at every letter', () => {
    const { save, type } = openNote()
    type('n')
    vi.advanceTimersByTime(1000)
    type('new')
    vi.advanceTimersByTime(1499)
    expect(save).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(save.mock.calls).toEqual([['new']])
  })

  test('on leaving the field, and when the page is gone', () => {
    const { save, type, field, unmount } = openNote()
    type('left')
    fireEvent.blur(field)
    expect(save.mock.calls).toEqual([['left']])
    type('gone')
    unmount()
    expect(save.mock.calls).toEqual([['left'], ['gone']])
  })

  test('what another device saved meanwhile does not disturb who writes', () => {
    const { rerender, save, type, field } = openNote()
    type('mine')
    rerender(<Note saved="theirs" save={save} />)
    expect(field).toHaveProperty('value', 'mine')
  })

  test('what could not be saved stays in the field', () => {
    const { save, type, field } = openNote()
    type('unsaved')
    fireEvent.blur(field)
    expect(save).toHaveBeenCalledOnce()
    expect(field).toHaveProperty('value', 'unsaved')
  })
})
