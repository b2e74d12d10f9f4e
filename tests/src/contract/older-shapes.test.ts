import { describe, expect, it } from 'vitest'
import type { KeyState } from '#contract/older-shapes.ts'
import { upcast } from '#sync/payload-versions.ts'

const title = { media_id: 1, media_type: 'movie', title: 'Movie 1', poster_path: null, backdrop_path: null, updated_at: 1 }
const opinion = (value: unknown): KeyState => ({ entity: 'title_notes', key: 'movie:1', value })
const rating = (stars: number | null): KeyState => ({ entity: 'ratings', key: 'movie:1', value: stars && { ...title, stars } })
const note = (words: string | null): KeyState => ({ entity: 'title_notes', key: 'movie:1', value: words && { ...title, note: words } })

describe('stars and words of version 1', () => {
  it.each([
    ['both', { stars: 4, note: 'x' }, [], [rating(4), note('x')]],
    ['stars: of words nobody knows', { stars: 4, note: '' }, [], [rating(4)]],
    ['words: of stars nobody knows', { stars: null, note: 'x' }, [], [note('x')]],
    ['words where there were stars: they were taken back', { stars: null, note: 'x' }, [rating(4)], [rating(null), note('x')]],
    ['other stars: the words were not touched', { stars: 5, note: 'x' }, [rating(4), note('x')], [rating(5)]],
    ['nothing new', { stars: 4, note: 'x' }, [rating(4), note('x')], []],
  ])('%s', (_, { stars, note: words }, held, expected) => {
    expect(upcast(opinion({ ...title, stars, note: words }), 1, { held })).toEqual(expected)
  })

  it('a deletion takes both away', () => {
    expect(upcast(opinion(null), 1)).toEqual([rating(null), note(null)])
  })

  it.each([['a text'], [7], [[]], [{ ...title, stars: null, note: '' }]])('%j stays what it is, and is refused', (value) => {
    expect(upcast(opinion(value), 1)).toEqual([opinion(value)])
  })
})

const setting = (key: string, value: unknown): KeyState => ({ entity: 'preferences', key, value })
const filter = { id: '0123456789abcdef', type: 'movie', name: 'Drama', query: 'genres=drama' }
const { id, ...words } = filter

describe('lists of settings of version 1', () => {
  it.each([
    ['marks', 'services', ['hulu'], [], [setting('services/hulu', true)]],
    ['a mark they knew and no longer name is gone', 'services', [], [setting('services/hulu', true)], [setting('services/hulu', null)]],
    ['names that nothing has', 'homeHidden', ['', 'über uns', 7], [], []],
    ['only what was moved of home', 'homeOrder', ['heroes-movie', 'continue', 'services'], [], [setting('homeOrder/continue', 2.5)]],
    ['filters, in their order', 'savedFilters', [filter], [], [setting(`savedFilters/${id}`, { ...words, place: 1 })]],
    ['a list that was reset', 'services', null, [setting('services/hulu', true)], [setting('services/hulu', null)]],
  ])('%s', (_, key, value, held, expected) => {
    expect(upcast(setting(key, value), 1, { held })).toEqual(expected)
  })

  it.each([
    ['savedFilters', ['a text']],
    ['savedFilters', 'a text'],
    ['services', { hulu: true }],
    ['accentColor', '#9b87f5'],
  ])('%s %j stays what it is', (key, value) => {
    expect(upcast(setting(key, value), 1)).toEqual([setting(key, value)])
  })
})
