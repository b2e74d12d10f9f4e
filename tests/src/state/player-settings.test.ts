// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const key = 'player'

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

/** The settings as a page that starts reads them. */
const opened = (stored?: unknown) => {
  if (stored !== undefined) localStorage.setItem(key, typeof stored === 'string' ? stored : JSON.stringify(stored))
  return import('#state/player-settings.ts')
}

/** Valtio tells of changes a moment later. */
const written = async (): Promise<unknown> => {
  await Promise.resolve()
  await Promise.resolve()
  return JSON.parse(localStorage.getItem(key) ?? 'null')
}

test('what was chosen is there after a reload', async () => {
  const { setPlayer } = await opened()
  setPlayer({ volume: 0.4, subtitles: 'de', size: 150 })
  expect(await written()).toMatchObject({ volume: 0.4, subtitles: 'de', size: 150 })
  vi.resetModules()
  const { playerSettings } = await opened()
  expect(playerSettings).toMatchObject({ volume: 0.4, subtitles: 'de', size: 150, look: 'outline' })
})

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[1]'],
  ['a text', '"x"'],
])('%s in its place is as nothing', async (_name, stored) => {
  const { playerSettings } = await opened(stored)
  expect(playerSettings).toMatchObject({ volume: 1, isMuted: false, subtitles: null, speeds: {} })
})

test('what is no setting is left out, the rest stays', async () => {
  const { playerSettings } = await opened({
    volume: 7,
    isMuted: 'yes',
    size: 99,
    look: 'pink',
    subtitles: 4,
    speeds: { 'tv:1': 1.5, 'tv:2': 9, 'tv:3': 'fast' },
    line: 'demo',
  })
  expect(playerSettings).toMatchObject({
    volume: 1,
    isMuted: false,
    size: 100,
    look: 'outline',
    subtitles: null,
    speeds: { 'tv:1': 1.5 },
    line: 'demo',
  })
})

test('a speed is remembered for its title, of the last hundred', async () => {
  const { playerSettings, setSpeedOf, speedOf } = await opened()
  for (let title = 1; title <= 101; title += 1) setSpeedOf(`tv:${title}`, 1.5)
  expect([speedOf('tv:1'), speedOf('tv:2'), speedOf('tv:101')]).toEqual([1, 1.5, 1.5])
  setSpeedOf('tv:101', 1)
  expect(speedOf('tv:101')).toBe(1)
  expect(Object.keys(playerSettings.speeds)).toHaveLength(99)
})
