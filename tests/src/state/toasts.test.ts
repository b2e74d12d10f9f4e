import { beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, showToast, toasts, undoLatest } from '#state/toasts.ts'

beforeEach(() => void toasts.list.splice(0))

test('up to 5 toasts are shown at once; the oldest makes room', () => {
  for (let count = 1; count <= 6; count += 1) showToast({ notice: 'favorite-added', values: { title: `Title ${count}` } })
  expect(toasts.list.map(({ values }) => values['title'])).toEqual(['Title 2', 'Title 3', 'Title 4', 'Title 5', 'Title 6'])
})

test('a toast stays 5 seconds, 8 with something to press, and until dismissed where it must not be missed', () => {
  showToast({ notice: 'accent-saved' })
  showToast({ notice: 'favorites-need-sign-in', actions: [{ label: 'signIn', run: () => undefined }] })
  showToast({ notice: 'favorite-removed', undo: () => undefined })
  showToast({ notice: 'update-ready' })
  expect(toasts.list.map(({ durationMs }) => durationMs)).toEqual([5000, 8000, 8000, null])
})

test('dismissing removes that toast alone', () => {
  const first = showToast({ notice: 'favorite-added' })
  const second = showToast({ notice: 'favorite-removed' })
  dismissToast(first)
  dismissToast(first)
  expect(toasts.list.map(({ id }) => id)).toEqual([second])
})

test('undo takes back the newest removal still on screen, then the one before', () => {
  const undone: string[] = []
  showToast({ notice: 'favorite-removed', undo: () => undone.push('first') })
  showToast({ notice: 'favorite-removed', undo: () => undone.push('second') })
  showToast({ notice: 'accent-saved' })
  expect([undoLatest(), undoLatest(), undoLatest()]).toEqual([true, true, false])
  expect(undone).toEqual(['second', 'first'])
  expect(toasts.list.map(({ notice }) => notice)).toEqual(['accent-saved'])
})

test('a removal offers Undo before anything else', () => {
  const undo = vi.fn<() => void>()
  showToast({ notice: 'favorite-removed', undo, actions: [{ label: 'library', run: () => undefined }] })
  expect(toasts.list[0]?.actions.map(({ label }) => label)).toEqual(['undo', 'library'])
})

test('a notice may stay longer or shorter than usual', () => {
  showToast({ notice: 'accent-saved', durationMs: 10_000 })
  expect(toasts.list[0]?.durationMs).toBe(10_000)
})
