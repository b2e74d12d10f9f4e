import { assert, constantFrom, property, shuffledSubarray } from 'fast-check'
import { expect, it } from 'vitest'
import { homePlaces } from '#contract/home-places.ts'
import { homeMove, listChanges, type SettingRow, settingsIn } from '#contract/setting-lists.ts'

/** The rows after some of them were changed. */
const after = (rows: readonly SettingRow[], changes: readonly SettingRow[]): SettingRow[] =>
  [...new Map([...rows, ...changes].map((row) => [row.key, row])).values()].filter(({ value }) => value !== null)

const home = Object.keys(homePlaces)
const filter = (id: string, name: string) => ({ id: id.repeat(16), type: 'movie', name, query: `query=${name}` }) as const
const [drama, kids] = [filter('a', 'Drama'), filter('b', 'For the kids')]

it('knows what was decided: a setting by its row, a list by the rows of its elements, and nothing of what nobody touched', () => {
  const rows = [
    { key: 'accentColor', value: '#9b87f5' },
    { key: 'services/netflix', value: true },
    { key: 'services/hulu', value: true },
  ]
  expect(settingsIn(rows)).toEqual({ accentColor: '#9b87f5', services: ['hulu', 'netflix'] })
  expect(settingsIn([])).toEqual({})
})

it('a list that was sent whole changes the elements that differ, and no other', () => {
  const rows = [
    { key: 'services/hulu', value: true },
    { key: 'services/netflix', value: true },
    { key: 'homeHidden/today', value: true },
  ]
  expect(listChanges('services', ['peacock', 'netflix'], rows)).toEqual([
    { key: 'services/peacock', value: true },
    { key: 'services/hulu', value: null },
  ])
  expect(listChanges('homeHidden', ['today'], rows)).toEqual([])
})

it('a filter that is renamed is one row, and keeps its place', () => {
  const rows = after([], listChanges('savedFilters', [drama, kids], []))
  const changes = listChanges('savedFilters', [{ ...drama, name: 'Sundays' }, kids], rows)
  expect(changes.map(({ key }) => key)).toEqual([`savedFilters/${drama.id}`])
  expect(settingsIn(after(rows, changes)).savedFilters).toEqual([{ ...drama, name: 'Sundays' }, kids])
})

it('what another client made of a filter is left out', () => {
  expect(settingsIn([{ key: `savedFilters/${drama.id}`, value: 'spoilt' }])).toEqual({ savedFilters: [] })
})

it('a row of home that is moved is one row; the others stand where they usually do', () => {
  const [first = '', second = '', ...others] = home
  const changes = homeMove([second, first, ...others], second, [])
  expect(changes).toEqual([{ key: `homeOrder/${second}`, value: 0 }])
  expect(settingsIn(changes).homeOrder).toEqual([second, first, ...others])
})

it('a row that stands there already, and a pinned filter that another device has taken away, are not written', () => {
  expect(homeMove(home, 'today', [])).toEqual([])
  expect(homeMove(['filter:gone', ...home], 'today', [])).toEqual([])
})

it('rows that two devices moved into the same gap stand there both, and either can be moved on', () => {
  const rows = [
    { key: 'homeOrder/today', value: 1.5 },
    { key: 'homeOrder/rotating', value: 1.5 },
  ]
  const order = settingsIn(rows).homeOrder ?? []
  expect(order.slice(0, 4)).toEqual(['continue', 'rotating', 'today', 'heroes-movie'])
  const wanted = ['continue', 'today', 'rotating', ...order.slice(3)]
  expect(settingsIn(after(rows, homeMove(wanted, 'today', rows))).homeOrder).toEqual(wanted)
})

it('home stands in any order that was sent, and in any that was moved to, row by row', () => {
  assert(
    property(shuffledSubarray(home, { minLength: home.length }), constantFrom(...home), (order, moved) => {
      const rows = listChanges('homeOrder', order, [])
      expect(settingsIn(after([], rows)).homeOrder ?? home).toEqual(order)
      const next = [moved, ...order.filter((row) => row !== moved)]
      expect(settingsIn(after(rows, homeMove(next, moved, rows))).homeOrder ?? home).toEqual(next)
    }),
  )
})

it('a list that was sent empty takes every element away', () => {
  const rows = listChanges('homeOrder', home.toReversed(), [])
  expect(settingsIn(after(rows, listChanges('homeOrder', [], rows)))).toEqual({})
})
