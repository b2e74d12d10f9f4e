import { expect, test } from 'vitest'
import { type Held, padPresses, type PadState } from '#domain/gamepad.ts'
import { gamepad } from '#product/gamepad.ts'

const nothing: PadState = { buttons: [], x: 0, y: 0 }
const down = (...numbers: number[]): PadState => ({ buttons: Array.from({ length: 17 }, (_, at) => numbers.includes(at)), x: 0, y: 0 })
const stick = (x: number, y: number): PadState => ({ buttons: [], x, y })

/** What is pressed at each of these instants. */
function played(steps: readonly (readonly [ms: number, ...pads: PadState[]])[]): string[][] {
  let held: Held = new Map()
  return steps.map(([now, ...pads]) => {
    const { presses, held: next } = padPresses(pads, held, now)
    held = next
    return presses.map(({ action, isRepeat }) => (isRepeat ? `${action}…` : action))
  })
}

test.each([
  [0, ['press']],
  [1, ['back']],
  [2, []],
  [3, ['menu']],
  [9, ['menu']],
  [12, ['up']],
  [13, ['down']],
  [14, ['left']],
  [15, ['right']],
])('button %i is %j', (button, expected) => {
  expect(played([[0, down(button)]])).toEqual([expected])
})

test.each([
  [0.4, 0, []],
  [0.6, 0, ['right']],
  [-0.6, 0.5, ['left']],
  [0.5, 0.9, ['down']],
  [0, -1, ['up']],
])('the stick at %f, %f is %j', (x, y, expected) => {
  expect(played([[0, stick(x, y)]])).toEqual([expected])
})

test('a direction that is held comes again, after a while and then in steps; a button does not', () => {
  const { afterMs, everyMs } = gamepad.repeat
  expect(
    played([
      [0, down(15)],
      [afterMs - 1, down(15)],
      [afterMs, down(15)],
      [afterMs + everyMs - 1, down(15)],
      [afterMs + everyMs, down(15)],
      [afterMs + everyMs + 1, nothing],
      [afterMs + everyMs + 2, down(15)],
    ]),
  ).toEqual([['right'], [], ['right…'], [], ['right…'], [], ['right']])
  expect(
    played([
      [0, down(0)],
      [10_000, down(0)],
      [10_001, nothing],
      [10_002, down(0)],
    ]),
  ).toEqual([['press'], [], [], ['press']])
})

test('cross, stick and several gamepads that say the same are one press', () => {
  expect(played([[0, { ...down(12), y: -1 }, down(12)]])).toEqual([['up']])
})
