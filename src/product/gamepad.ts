/** What a button of a gamepad does: an arrow, OK, Back, or the palette, which is the menu: search, pages and settings from one field. */
export type PadAction = 'up' | 'down' | 'left' | 'right' | 'press' | 'back' | 'menu'

/** The buttons of a gamepad by the standard mapping of browsers. */
export const padButtons: ReadonlyMap<number, PadAction> = new Map([
  // A, B, Y, Start, and the cross.
  [0, 'press'],
  [1, 'back'],
  [3, 'menu'],
  [9, 'menu'],
  [12, 'up'],
  [13, 'down'],
  [14, 'left'],
  [15, 'right'],
])

export const gamepad = {
  /** How far the left stick is pushed before it counts, 0 to 1. */
  deadZone: 0.5,
  /** A direction that is held comes again after so long, and then in these steps, ms. */
  repeat: { afterMs: 400, everyMs: 120 },
} as const
