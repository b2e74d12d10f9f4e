import { gamepad, type PadAction, padButtons } from '#product/gamepad.ts'

/** What matters of a gamepad: which buttons are down by their numbers, and where the left stick is (-1 to 1, right and down). */
export interface PadState {
  buttons: readonly boolean[]
  x: number
  y: number
}

/** What is held down, and when (ms) it counts again. */
export type Held = ReadonlyMap<PadAction, number>

const directions: ReadonlySet<PadAction> = new Set(['up', 'down', 'left', 'right'])

/** The stick counts as the one direction it is pushed to most. */
function stickAction({ x, y }: PadState): PadAction | undefined {
  if (Math.max(Math.abs(x), Math.abs(y)) < gamepad.deadZone) return undefined
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? 'left' : 'right'
  return y < 0 ? 'up' : 'down'
}

function actionsOf(pad: PadState): Set<PadAction> {
  const pressed = pad.buttons.flatMap((isDown, number) => (isDown ? (padButtons.get(number) ?? []) : []))
  const pushed = stickAction(pad)
  return new Set(pushed ? [...pressed, pushed] : pressed)
}

/**
 * What counts as pressed on gamepads at an instant (ms): what was not held before, and directions that are held long enough.
 *
 * @returns the presses, `isRepeat` for those of something held, and what is held from now on
 */
export function padPresses(
  pads: readonly PadState[],
  held: Held,
  now: number,
): { presses: { action: PadAction; isRepeat: boolean }[]; held: Held } {
  const presses: { action: PadAction; isRepeat: boolean }[] = []
  const next = new Map<PadAction, number>()
  for (const action of new Set(pads.flatMap((pad) => [...actionsOf(pad)]))) {
    const due = held.get(action)
    if (due === undefined) {
      presses.push({ action, isRepeat: false })
      next.set(action, now + gamepad.repeat.afterMs)
    } else if (directions.has(action) && now >= due) {
      presses.push({ action, isRepeat: true })
      next.set(action, now + gamepad.repeat.everyMs)
    } else next.set(action, due)
  }
  return { presses, held: next }
}
