// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readGamepads } from '#app/navigation/gamepad.ts'
import { remote } from '#state/remote.ts'

const frames: FrameRequestCallback[] = []
let pads: (Gamepad | null)[] = []
const life = { now: new AbortController() }

/** A gamepad of which these buttons are down. */
const pad = (...down: number[]): Gamepad =>
  ({ buttons: Array.from({ length: 17 }, (_, at) => ({ pressed: down.includes(at) })), axes: [0, 0] }) as unknown as Gamepad

const frame = (...now: (Gamepad | null)[]): void => {
  pads = now
  for (const callback of frames.splice(0)) callback(0)
}

const heard: string[] = []
const hear = ({ key, ctrlKey, type }: KeyboardEvent): void => void heard.push(`${type} ${ctrlKey ? 'Ctrl+' : ''}${key}`)

beforeEach(() => {
  life.now = new AbortController()
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
  Object.assign(navigator, { getGamepads: () => pads })
  for (const type of ['keydown', 'keyup'] as const) addEventListener(type, hear, { signal: life.now.signal })
})
afterEach(() => {
  life.now.abort()
  frame()
  heard.length = 0
  vi.unstubAllGlobals()
  remote.isUsed = false
})

test('buttons are heard as keys, once until they come up', () => {
  pads = [null, pad()]
  readGamepads(life.now.signal)
  expect(remote.isUsed).toBe(true)
  frame(null, pad(13))
  frame(null, pad(13))
  frame(null, pad(1))
  frame(null, pad(9))
  expect(heard).toEqual(['keydown ArrowDown', 'keyup ArrowDown', 'keydown GoBack', 'keyup GoBack', 'keydown Ctrl+k', 'keyup Ctrl+k'])
})

test('A presses what has the focus, unless the key was taken', () => {
  const button = document.body.appendChild(document.createElement('button'))
  const pressed = vi.fn<() => void>()
  button.addEventListener('click', pressed)
  button.focus()
  pads = [pad()]
  readGamepads(life.now.signal)
  frame(pad(0))
  expect(pressed).toHaveBeenCalledTimes(1)
  frame(pad())
  addEventListener('keydown', (event) => event.preventDefault(), { once: true })
  frame(pad(0))
  expect(pressed).toHaveBeenCalledTimes(1)
  button.remove()
})

test('arrows that nobody took move a list of choices and a slider, which tell of it', () => {
  document.body.innerHTML = '<select><option>a<option selected>b<option>c</select><input type="range" min="0" max="10" value="5">'
  const [select, slider] = [document.querySelector('select'), document.querySelector('input')]
  const changed = vi.fn<() => void>()
  document.body.addEventListener('change', changed)
  pads = [pad()]
  readGamepads(life.now.signal)
  select?.focus()
  frame(pad(13))
  expect(select?.value).toBe('c')
  frame(pad())
  frame(pad(13))
  expect(select?.value).toBe('c')
  frame(pad(12))
  expect(select?.value).toBe('b')
  // This document does not step ranges itself.
  const [up, down] = [vi.fn<() => void>(), vi.fn<() => void>()]
  Object.assign(slider ?? {}, { stepUp: up, stepDown: down })
  slider?.focus()
  frame(pad(15))
  frame(pad(14))
  expect([up.mock.calls.length, down.mock.calls.length]).toEqual([1, 1])
  expect(changed).toHaveBeenCalledTimes(4)
  document.body.removeEventListener('change', changed)
  document.body.innerHTML = ''
})

test('without a gamepad nothing is asked any more, until one is connected', () => {
  pads = [pad()]
  readGamepads(life.now.signal)
  readGamepads(life.now.signal)
  expect(frames).toHaveLength(1)
  frame(null)
  expect(frames).toHaveLength(0)
  pads = [pad(12)]
  readGamepads(life.now.signal)
  expect(heard).toContain('keydown ArrowUp')
})
