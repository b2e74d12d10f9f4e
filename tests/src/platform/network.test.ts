import { afterEach, expect, test, vi } from 'vitest'
import { savesData } from '#platform/network.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['a browser that tells nothing', {}, false],
  ['a fast line', { connection: { saveData: false, effectiveType: '4g' } }, false],
  ['somebody who asks to save data', { connection: { saveData: true, effectiveType: '4g' } }, true],
  ['a line like 2G', { connection: { effectiveType: '2g' } }, true],
  ['a line slower than 2G', { connection: { effectiveType: 'slow-2g' } }, true],
])('what %s fetches ahead', (_, navigator, saves) => {
  vi.stubGlobal('navigator', navigator)
  expect(savesData()).toBe(saves)
})
