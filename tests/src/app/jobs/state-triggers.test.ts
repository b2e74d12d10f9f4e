import { expect, test } from 'vitest'
import { proxy } from 'valtio'
import { toastWhile } from '#app/jobs/state-triggers.ts'
import { dismissToast, showToast, toasts } from '#state/toasts.ts'

const shown = () => toasts.list.map(({ notice }) => notice)

test('a notice stands while its reason holds, leaves with it, and comes again when it does', async () => {
  const state = proxy({ ended: true })
  toastWhile(
    state,
    () => state.ended,
    () => showToast({ notice: 'session-ended' }),
  )
  expect(shown()).toEqual(['session-ended'])
  state.ended = false
  await expect.poll(shown).toEqual([])
  state.ended = true
  await expect.poll(shown).toEqual(['session-ended'])
  dismissToast(toasts.list[0]?.id ?? 0)
  state.ended = false
  await Promise.resolve()
  expect(shown()).toEqual([])
})
