import type { Palette } from '../palettes.ts'

/**
 * Where a motif is drawn. It fills `w` x `h`; what matters lies around (`cx`, `cy`) within the radius `r`. The picture may go
 * on below in the ink `floor`, so whatever stands on the ground ends in it. `next` gives the same numbers for the same title.
 */
export interface Stage {
  w: number
  h: number
  cx: number
  cy: number
  r: number
  floor: string
  palette: Palette
  next: () => number
}

export type Motif = (stage: Stage) => string
