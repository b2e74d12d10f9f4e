import { expect, test } from 'vitest'
import { AnswerStore } from '#server/tmdb/answer-store.ts'

const answer = (bytes: number) => ({ status: 200, body: Buffer.alloc(bytes), etag: '', at: 0 })

test('answers take no more memory than they may, and what was asked for lately stays', () => {
  const store = new AnswerStore(10_000)
  for (let id = 1; id <= 6; id += 1) store.put(`/movie/${id}`, answer(1000))
  store.get('/movie/1')
  store.put('/movie/7', answer(1000))
  expect([1, 2, 3, 7].map((id) => store.get(`/movie/${id}`) !== undefined)).toEqual([true, false, true, true])
  expect(store.bytes).toBeLessThanOrEqual(10_000)
})

test('a newer answer takes the place of the older one, and one that is too large is not kept', () => {
  const store = new AnswerStore(10_000)
  store.put('/a', answer(4000))
  store.put('/a', answer(2000))
  expect(store.bytes).toBe(2500)
  store.put('/b', answer(20_000))
  expect(store.get('/b')).toBeUndefined()
  expect(store.bytes).toBe(0)
})
