// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastRegion, type ToastView } from '#ui/overlays/toast-region.tsx'
import { render } from '#support/render.tsx'
import { isPopoverOpen } from '#support/top-layer.ts'

beforeEach(() => {
  vi.useFakeTimers()
  dismissed.mockReset()
})
afterEach(() => void vi.useRealTimers())

const dismissed = vi.fn<(id: number) => void>()

const toast = (id: number, given: Partial<ToastView> = {}): ToastView => ({
  id,
  kind: 'info',
  title: `Toast ${id}`,
  description: undefined,
  actions: [],
  durationMs: 5000,
  dismiss: () => dismissed(id),
  ...given,
})

const region = (views: readonly ToastView[]) => <ToastRegion label="Notifications" dismissLabel="Dismiss" toasts={views} />

function show(...toasts: ToastView[]) {
  const { rerender } = render(region(toasts))
  return { update: (...views: ToastView[]) => rerender(region(views)) }
}

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))

test('each toast leaves after its own time; one without a time stays', () => {
  show(toast(1, { durationMs: 5000 }), toast(2, { durationMs: 10_000 }), toast(3, { durationMs: null }))
  pass(4999)
  expect(dismissed).not.toHaveBeenCalled()
  pass(1)
  expect(dismissed.mock.calls).toEqual([[1]])
  pass(3_600_000)
  expect(dismissed.mock.calls).toEqual([[1], [2]])
})

test('no time passes while somebody points at them or is inside them', () => {
  show(toast(1))
  const region = screen.getByRole('region', { name: 'Notifications' })
  fireEvent.pointerEnter(region)
  pass(60_000)
  fireEvent.pointerLeave(region)
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }))
  pass(60_000)
  expect(dismissed).not.toHaveBeenCalled()
  fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }))
  pass(5000)
  expect(dismissed).toHaveBeenCalledWith(1)
})

test('an action acts once', () => {
  const undo = vi.fn<() => void>()
  show(toast(1, { actions: [{ label: 'Undo', run: undo }] }), toast(2))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
})

test('errors are announced at once, everything else when there is a pause', () => {
  show(toast(1, { kind: 'error' }), toast(2, { kind: 'success' }))
  expect(screen.getByRole('alert').textContent).toContain('Toast 1')
  expect(screen.getByRole('status').textContent).toContain('Toast 2')
})

test('they stand in their order, above everything else while there are any, and never take the focus', () => {
  const { update } = show(toast(1), toast(2))
  const region = screen.getByRole('region', { name: 'Notifications' })
  expect(isPopoverOpen(region)).toBe(true)
  expect(region.textContent?.indexOf('Toast 1')).toBeLessThan(region.textContent?.indexOf('Toast 2') ?? -1)
  expect(document.activeElement).toBe(document.body)
  update()
  expect(isPopoverOpen(region)).toBe(false)
})

test('they stand at the top while what was pressed last would be covered', () => {
  const { update } = show()
  const region = screen.getByRole('region', { name: 'Notifications', hidden: true })
  vi.spyOn(region, 'getBoundingClientRect').mockReturnValue(new DOMRect(16, 0, 358, 120))
  const press = (clientX: number, clientY: number, id: number): string | undefined => {
    fireEvent.pointerDown(document.body, { clientX, clientY })
    update(toast(id))
    return region.dataset['raised']
  }
  expect(press(200, 100, 1)).toBe('false')
  expect(press(200, innerHeight - 150, 2)).toBe('true')
  expect(press(8, innerHeight - 150, 3)).toBe('false')
  expect(press(200, innerHeight - 250, 4)).toBe('false')
})
