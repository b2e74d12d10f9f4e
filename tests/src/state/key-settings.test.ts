// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { keyGroups } from '#product/keys.ts'

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

/** The keys as a page that starts reads them. */
const opened = (stored: Readonly<Record<string, unknown>> = {}) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
  return import('#state/key-settings.ts')
}

test('a chosen key is there after a reload, and belongs to one action', async () => {
  const { setKey } = await opened()
  expect(setKey(keyGroups.player, 'play', 'X')).toBeUndefined()
  expect(setKey(keyGroups.player, 'mute', 'X')).toEqual({ group: 'player', action: 'play' })
  expect(setKey(keyGroups.page, 'help', 'X')).toEqual({ group: 'cards', action: 'remove' })
  await Promise.resolve()
  await Promise.resolve()
  vi.resetModules()
  const { keySettings } = await opened()
  expect(keySettings.own).toMatchObject({ player: { mute: 'X' }, page: { help: 'X' } })
  expect(keySettings.own.player).not.toHaveProperty('play')
})

test('choosing the key that an action has takes it from nobody', async () => {
  const { setKey } = await opened()
  expect(setKey(keyGroups.cards, 'favorites', 'H')).toBeUndefined()
})

test('the usual keys come back group by group', async () => {
  const { keySettings, resetKeys, setKey } = await opened()
  setKey(keyGroups.player, 'play', 'X')
  setKey(keyGroups.places, 'home', 'Z')
  resetKeys([keyGroups.player])
  expect(keySettings.own).toMatchObject({ player: {}, places: { home: 'Z' } })
})

test.each([
  ['nothing', 'null'],
  ['no JSON', '{'],
  ['other shapes', { own: { player: ['X'], page: { help: 5, fly: 'Z' }, cards: 'H' }, areCharactersOff: 'yes' }],
])('what is kept may be %s', async (_name, kept) => {
  const { keySettings } = await opened({ keys: kept })
  expect(keySettings).toEqual({ own: { page: {}, cards: {}, places: {}, player: {}, channel: {}, book: {} }, areCharactersOff: false })
})

test('keys that stood among the settings of the player stay chosen', async () => {
  const { keySettings } = await opened({ player: { volume: 0.5, own: { play: 'X' }, areCharactersOff: true } })
  expect(keySettings.areCharactersOff).toBe(true)
  expect(keySettings.own.player).toEqual({ play: 'X' })
  expect(JSON.parse(localStorage.getItem('keys') ?? '')).toMatchObject({ areCharactersOff: true })
})
