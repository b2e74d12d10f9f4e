import { expect, test, vi } from 'vitest'
import { type FileHandle, openFile } from '#platform/local-files.ts'

const film = new File(['film'], 'film.mp4')

/** A handle as the browser gives it, with what the person allows before and when they are asked. */
function handle({ before, asked, isGone = false }: { before?: PermissionState; asked?: PermissionState; isGone?: boolean }) {
  const requestPermission = vi.fn(async () => asked ?? 'denied')
  const getFile = async (): Promise<File> => {
    if (isGone) throw new DOMException('A requested file or directory could not be found.', 'NotFoundError')
    return film
  }
  const made = { getFile, requestPermission, ...(before !== undefined && { queryPermission: async () => before }) }
  return Object.assign(made as unknown as FileHandle, { asked: requestPermission })
}

test('a file that may be opened is opened, without asking', async () => {
  const known = handle({ before: 'granted' })
  expect(await openFile(known, true)).toBe(film)
  expect(known.asked).not.toHaveBeenCalled()
  // Where browsers have no such permissions, having it is the permission.
  expect(await openFile(handle({}), false)).toBe(film)
})

test('one that has to be allowed again is asked for at a press alone', async () => {
  const closed = handle({ before: 'prompt', asked: 'granted' })
  expect(await openFile(closed, false)).toBe('closed')
  expect(closed.asked).not.toHaveBeenCalled()
  expect(await openFile(closed, true)).toBe(film)
  expect(await openFile(handle({ before: 'prompt', asked: 'denied' }), true)).toBe('closed')
  expect(await openFile(handle({ before: 'denied' }), true)).toBe('closed')
})

test('one that was moved or deleted is gone', async () => {
  expect(await openFile(handle({ before: 'granted', isGone: true }), true)).toBe('gone')
})
