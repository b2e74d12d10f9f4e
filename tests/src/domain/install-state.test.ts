import { expect, test } from 'vitest'
import { installStateOf } from '#domain/install-state.ts'

const facts = { runsAsApp: false, offered: false, flag: false, appleTouch: false }

test.each([
  ['a browser that offers nothing', {}, 'unavailable'],
  ['a browser that offers to install', { offered: true }, 'offered'],
  ['a browser in which the app was installed', { flag: true }, 'installed'],
  ['a stale flag, because the browser offers again', { flag: true, offered: true }, 'offered'],
  ['the app in its own window', { runsAsApp: true }, 'installed'],
  ['the app in its own window with a flag', { runsAsApp: true, flag: true }, 'installed'],
  ['the app in its own window, whatever is offered', { runsAsApp: true, offered: true }, 'installed'],
  ['the app in its own window, with both', { runsAsApp: true, offered: true, flag: true }, 'installed'],
  ['an iPhone in the browser', { appleTouch: true }, 'by-hand'],
  ['an iPhone from the home screen', { appleTouch: true, runsAsApp: true }, 'installed'],
] as const)('%s', (_, known, state) => {
  expect(installStateOf({ ...facts, ...known })).toBe(state)
})
