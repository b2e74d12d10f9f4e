import { expect, test, vi } from 'vitest'
import { mayLookAhead, rememberPlay } from '#data/sources/report.ts'
import { sourceAt } from '#support/source-at.ts'

const url = 'https://media.example.org/film'

test('a film that its server converts while it plays is asked for no other place, everything else is', () => {
  const play = { ItemId: 'item', MediaSourceId: 'file', PlaySessionId: 'session' }
  for (const id of ['converted', 'direct']) rememberPlay(id, sourceAt('jellyfin', 'https://media.example.org'), play)
  expect(mayLookAhead({ id: 'converted', delivery: 'hls', url })).toBe(false)
  expect(mayLookAhead({ id: 'direct', delivery: 'file', url })).toBe(true)
  expect(mayLookAhead({ id: 'of somebody else', delivery: 'hls', url })).toBe(true)
})

test('who saves data is asked for nothing more by other hosts, but has what is here', () => {
  vi.stubGlobal('navigator', { language: 'en-US', connection: { saveData: true } })
  expect(mayLookAhead({ id: 'film', delivery: 'file', url })).toBe(false)
  expect(mayLookAhead({ id: 'film', delivery: 'file', url: '/media/demo/film.mp4' })).toBe(true)
  expect(mayLookAhead({ id: 'own', delivery: 'file', url: 'blob:https://matinee.example/1' })).toBe(true)
})
