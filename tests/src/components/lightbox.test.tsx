// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Lightbox } from '#components/pictures/lightbox.tsx'
import { render } from '#support/render.tsx'
import { isModal } from '#support/top-layer.ts'

const paths = [1, 2, 3, 4].map((number) => `/scene0000000000000000${number}.jpg`)

/** Slides of 1000 px; a scroll arrives at once. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(function (this: HTMLElement, options?: ScrollToOptions | number) {
    this.scrollLeft = (typeof options === 'object' ? options.left : options) ?? 0
    this.dispatchEvent(new Event('scroll'))
  })
})

function open(start: number) {
  const onClose = vi.fn<() => void>()
  const { user } = render(<Lightbox paths={paths} start={start} label="Scenes" ratio={0.5} onClose={onClose} />)
  const dialog = document.querySelector('dialog')
  if (!dialog) throw new Error('there is no dialog')
  return { user, dialog, onClose }
}

const place = (): string | null | undefined => document.querySelector('[aria-live]')?.textContent
const loaded = (): number => screen.getAllByRole('img', { name: 'Scenes' }).length

test('opens as a modal dialog at its picture, with the neighbours loaded for a swipe', () => {
  const { dialog } = open(2)
  expect(isModal(dialog)).toBe(true)
  expect(place()).toBe('3 of 4')
  expect(loaded()).toBe(3)
})

test('the arrow keys and the buttons walk through the pictures and stop at both ends', async () => {
  const { user } = open(2)
  screen.getByRole('button', { name: 'Close' }).focus()
  const walk: (string | null | undefined)[] = []
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) {
    await user.keyboard(`{${key}}`)
    walk.push(place())
  }
  expect(walk).toEqual(['4 of 4', '4 of 4', '3 of 4'])
  await user.click(screen.getByRole('button', { name: 'Next picture' }))
  expect(place()).toBe('4 of 4')
  expect(screen.getByRole('button', { name: 'Next picture' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: 'Previous picture' }).getAttribute('aria-disabled')).toBe('false')
})

test('closes with its button and with Escape', async () => {
  const { user, dialog, onClose } = open(0)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
  act(() => void fireEvent(dialog, new Event('cancel')))
  expect(onClose).toHaveBeenCalledTimes(2)
})
