import { beforeEach, expect, test } from 'vitest'
import { forgetPersonalNotices, logNotices, noteAnswer, noticeLog } from '#state/notice-log.ts'
import { showToast, toasts } from '#state/toasts.ts'

beforeEach(() => {
  toasts.list.splice(0)
  noticeLog.list.splice(0)
})

const titles = () => noticeLog.list.map(({ values }) => values['title'])

test('what was shown stands in the log once, the newest first, after it has left the screen', () => {
  showToast({ notice: 'favorite-added', values: { title: 'One' } })
  logNotices(toasts.list)
  showToast({ notice: 'favorite-added', values: { title: 'Two' } })
  logNotices(toasts.list)
  toasts.list.splice(0)
  logNotices(toasts.list)
  expect(titles()).toEqual(['Two', 'One'])
})

test('it holds the last fifty, and one that goes on standing on the screen does not come back into it', () => {
  showToast({ notice: 'update-ready' })
  logNotices(toasts.list)
  for (let count = 1; count <= 60; count += 1) {
    showToast({ notice: 'favorite-added', values: { title: `${count}` } })
    logNotices(toasts.list.filter(({ durationMs }) => durationMs !== null))
    toasts.list.splice(1)
    logNotices(toasts.list)
  }
  expect(toasts.list.map(({ notice }) => notice)).toEqual(['update-ready'])
  expect(titles()).toHaveLength(50)
  expect([titles().at(0), titles().at(-1)]).toEqual(['60', '11'])
})

test('of one person nothing stays for the next; what concerns the app does', () => {
  showToast({ notice: 'update-ready' })
  showToast({ notice: 'favorite-removed', values: { title: 'Secret' }, undo: () => undefined })
  logNotices(toasts.list)
  forgetPersonalNotices()
  expect(noticeLog.list.map(({ notice }) => notice)).toEqual(['update-ready'])
  logNotices(toasts.list)
  expect(noticeLog.list).toHaveLength(1)
})

test('what was answered, on screen or in the log, has nothing left to answer', () => {
  showToast({ notice: 'favorite-removed', undo: () => undefined, actions: [{ label: 'library', run: () => undefined }] })
  logNotices(toasts.list)
  expect(noticeLog.list[0]?.actions.map(({ label }) => label)).toEqual(['undo', 'library'])
  noteAnswer(toasts.list[0]?.id ?? 0)
  expect(noticeLog.list[0]?.actions).toEqual([])
})
