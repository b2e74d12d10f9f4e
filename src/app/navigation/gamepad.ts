import { type Held, padPresses, type PadState } from '#domain/gamepad.ts'
import { keysOf, pressOf } from '#domain/keys.ts'
import type { PadAction } from '#product/gamepad.ts'
import { keyGroups } from '#product/keys.ts'
import { keySettings } from '#state/key-settings.ts'
import { remote } from '#state/remote.ts'
import { moveInside, press } from '#ui/focus/own-arrows.ts'

/** The key that a button of a gamepad stands for: whoever listens to keys hears gamepads too. */
const keyFor: Record<PadAction, () => string | undefined> = {
  up: () => 'ArrowUp',
  down: () => 'ArrowDown',
  left: () => 'ArrowLeft',
  right: () => 'ArrowRight',
  press: () => 'Enter',
  back: () => 'GoBack',
  menu: () => keysOf(keyGroups.page, 'palette', keySettings)[0],
}

let isReading = false

/** Reads the gamepads while one is connected and the page is seen, until `signal` aborts. */
export function readGamepads(signal: AbortSignal): void {
  remote.isUsed = true
  if (isReading) return
  isReading = true
  let held: Held = new Map()
  const read = (): void => {
    const pads = navigator.getGamepads().filter((pad) => pad !== null)
    if (pads.length === 0 || signal.aborted) {
      isReading = false
      return
    }
    const { presses, held: next } = padPresses(pads.map(stateOf), held, performance.now())
    held = next
    for (const { action, isRepeat } of presses) send(action, isRepeat)
    // A page that is not seen has no frames, and so hears nothing.
    requestAnimationFrame(read)
  }
  read()
}

const stateOf = ({ buttons, axes }: Gamepad): PadState => ({
  buttons: buttons.map(({ pressed }) => pressed),
  x: axes[0] ?? 0,
  y: axes[1] ?? 0,
})

/** Presses the key of a button. What a browser does by itself with a key that was really pressed is done here: Enter presses
 * what has the focus, arrows move what they are left to. */
function send(action: PadAction, isRepeat: boolean): void {
  const chord = keyFor[action]()
  const target = document.activeElement ?? document.body
  if (chord === undefined) return
  const wanted = target.dispatchEvent(
    new KeyboardEvent('keydown', { ...pressOf(chord), repeat: isRepeat, bubbles: true, cancelable: true, composed: true }),
  )
  if (action === 'up' || action === 'down' || action === 'left' || action === 'right') {
    if (wanted) moveInside(target, action)
  } else if (wanted && action === 'press' && target instanceof HTMLElement && target !== document.body) press(target)
  target.dispatchEvent(new KeyboardEvent('keyup', { ...pressOf(chord), bubbles: true, composed: true }))
}
