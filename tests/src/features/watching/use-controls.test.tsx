// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useControls } from '#features/watching/use-controls.ts'
import { playing } from '#product/playing.ts'
import type { Media } from '#ui/media/media.ts'
import { render } from '#support/render.tsx'

const media = { now: () => ({ isPaused: false }) } as Media

function Player() {
  const frame = useRef<HTMLElement>(null)
  const isShown = useControls(frame, media, false)
  return (
    <section ref={frame} aria-label="Player">
      <div data-controls>
        <input type="range" />
      </div>
      <output>{isShown ? 'shown' : 'hidden'}</output>
    </section>
  )
}

const line = (): HTMLElement => screen.getByRole('slider')
const shown = (): string | null => screen.getByRole('status').textContent
const waits = (): void => act(() => void vi.advanceTimersByTime(playing.hideControlsMs))

beforeEach(() => {
  vi.useFakeTimers()
  render(<Player />)
})
afterEach(() => void vi.useRealTimers())

test('the controls go when nobody moves, and come with the mouse and with a key', () => {
  expect(shown()).toBe('shown')
  waits()
  expect(shown()).toBe('hidden')
  fireEvent.pointerMove(screen.getByLabelText('Player'), { pointerType: 'mouse' })
  expect(shown()).toBe('shown')
  waits()
  fireEvent.keyDown(screen.getByLabelText('Player'), { key: 'k' })
  expect(shown()).toBe('shown')
})

test('a finger that leaves the picture does not bring them', () => {
  waits()
  fireEvent.pointerMove(screen.getByLabelText('Player'), { pointerType: 'touch' })
  expect(shown()).toBe('hidden')
})

test('a finger that rests on the line keeps them; after it has left they go', () => {
  fireEvent.pointerDown(line(), { pointerType: 'touch' })
  waits()
  waits()
  expect(shown()).toBe('shown')
  fireEvent.pointerUp(line(), { pointerType: 'touch' })
  waits()
  expect(shown()).toBe('hidden')
})
