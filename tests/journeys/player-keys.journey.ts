import { expect } from '@playwright/test'
import { test } from '#support/journey.ts'
import { newVisitor } from '#support/visitors.ts'
import { isPaused, movies, plays, lowWindow, video } from '#support/watching.ts'

test('every key of the player does what it says @full', async ({ browser, server }) => {
  const { playable } = await movies(server.url)
  const page = await newVisitor(browser, { viewport: lowWindow })
  await page.goto(`${server.url}/watch/movie/${playable}?t=65`)
  await plays(page, 65)
  const state = () =>
    video(page).evaluate(({ currentTime, paused, playbackRate, volume, muted, duration }: HTMLVideoElement) => ({
      currentTime,
      paused,
      playbackRate,
      volume,
      muted,
      duration,
    }))
  await page.keyboard.press('k')
  await expect.poll(async () => (await state()).paused).toBe(true)
  /** Presses a key on the paused film; answers how far it moved. */
  const moves = async (key: string): Promise<number> => {
    const { currentTime } = await state()
    await page.keyboard.press(key)
    return (await state()).currentTime - currentTime
  }
  for (const [key, seconds] of [
    ['ArrowRight', 5],
    ['ArrowLeft', -5],
    ['Shift+ArrowRight', 1],
    ['Shift+ArrowLeft', -1],
    ['l', 10],
    ['j', -10],
    ['.', 1 / 24],
    [',', -1 / 24],
  ] as const)
    expect(await moves(key), key).toBeCloseTo(seconds, 1)

  const { duration } = await state()
  for (const [key, at] of [
    ['5', duration / 2],
    ['0', 0],
    ['End', duration],
    ['Home', 0],
    ['PageUp', 60],
    ['Control+ArrowRight', 120],
    ['Alt+ArrowLeft', 60],
    ['PageDown', 0],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(async () => Math.abs((await state()).currentTime - at), key).toBeLessThan(0.6)
  }

  for (const [key, speed] of [
    ['>', 1.25],
    ['>', 1.5],
    ['<', 1.25],
    ['\\', 1],
  ] as const) {
    await page.keyboard.press(key)
    expect((await state()).playbackRate, key).toBe(speed)
  }
  await page.keyboard.press('ArrowDown')
  expect((await state()).volume).toBeCloseTo(0.95)
  await page.keyboard.press('ArrowUp')
  expect((await state()).volume).toBeCloseTo(1)
  await page.keyboard.press('m')
  expect((await state()).muted).toBe(true)
  await page.keyboard.press('m')
  expect((await state()).muted).toBe(false)

  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
  await page.keyboard.press('t')
  await expect(page.locator('[data-player]')).toHaveAttribute('data-wide', 'true')
  for (const [key, name] of [
    ['?', 'Keyboard shortcuts'],
    ['Shift+C', 'Subtitles and voice'],
    ['d', 'Playback figures'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.keyboard.press('Space')
  await expect.poll(() => isPaused(page)).toBe(false)

  // What somebody writes belongs to the field.
  const search = page.getByRole('combobox').first()
  await search.focus()
  await page.keyboard.type('km ')
  await expect(search).toHaveValue('km ')
  expect(await isPaused(page)).toBe(false)
})
