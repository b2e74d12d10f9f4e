import type { MoodKey } from '../catalogue/moods/all.ts'
import type { FaceName } from './fonts.ts'
import { city, door, house, lighthouse, windowLight } from './motifs/buildings.ts'
import { crown, mask, pawn, wheel } from './motifs/emblems.ts'
import { blocks, contours, halftone, rings, spiral, stairs, stripes, waves } from './motifs/geometry.ts'
import { forest, mesa } from './motifs/land.ts'
import type { Motif } from './motifs/motif.ts'
import { cactus, fish, flower, moth, peaks, snow, tree } from './motifs/nature.ts'
import { candle, clock, letter, piano, umbrella } from './motifs/objects.ts'
import { constellation, hills, mist, moons, planet, sun } from './motifs/sky.ts'
import { balloon, birds, eye, filmstrip, keyhole, portrait, rails, record, ship } from './motifs/things.ts'
import type { PaletteName } from './palettes.ts'

/** What the pictures of one mood are made of. */
export interface Style {
  motifs: readonly [Motif, ...Motif[]]
  palettes: readonly [PaletteName, ...PaletteName[]]
  faces: readonly [FaceName, ...FaceName[]]
}

export const styles: Readonly<Record<MoodKey | 'silent', Style>> = {
  scifi: {
    motifs: [planet, constellation, rings, waves, rails, moons, halftone, clock],
    palettes: ['night', 'cobalt', 'lime', 'plum', 'petrol', 'slate', 'bone'],
    faces: ['geometric', 'condensed', 'grotesque'],
  },
  drama: {
    motifs: [windowLight, portrait, house, birds, mist, ship, sun, piano, tree, letter, flower],
    palettes: ['slate', 'sand', 'petrol', 'bone', 'blush', 'moss', 'rust'],
    faces: ['didone', 'grotesque', 'geometric', 'italic'],
  },
  family: {
    motifs: [balloon, ship, blocks, sun, birds, hills, moons, wheel, fish, umbrella],
    palettes: ['sky', 'mustard', 'blush', 'cobalt', 'sand', 'petrol', 'crimson'],
    faces: ['brush', 'grotesque', 'geometric'],
  },
  crime: {
    motifs: [keyhole, city, stripes, eye, door, stairs, rings, pawn, clock, mask, letter],
    palettes: ['crimson', 'lime', 'slate', 'bone', 'night', 'rust', 'mustard'],
    faces: ['condensed', 'slab', 'didone'],
  },
  romance: {
    motifs: [portrait, sun, birds, windowLight, rings, record, moons, flower, letter, umbrella],
    palettes: ['blush', 'rose', 'sky', 'sand', 'plum', 'crimson', 'bone'],
    faces: ['italic', 'brush', 'didone'],
  },
  fantasy: {
    motifs: [forest, moons, mist, hills, constellation, lighthouse, contours, crown, candle, tree, moth],
    palettes: ['moss', 'plum', 'petrol', 'night', 'mustard', 'rose', 'sky'],
    faces: ['didone', 'slab', 'italic'],
  },
  comedy: {
    motifs: [blocks, stairs, balloon, stripes, door, record, halftone, umbrella, wheel, clock, fish],
    palettes: ['mustard', 'sky', 'crimson', 'blush', 'bone', 'cobalt', 'sand'],
    faces: ['grotesque', 'brush', 'condensed'],
  },
  thriller: {
    motifs: [rails, eye, spiral, door, waves, city, stairs, keyhole, clock, pawn, mask],
    palettes: ['lime', 'night', 'crimson', 'slate', 'bone', 'rust', 'petrol'],
    faces: ['condensed', 'geometric', 'grotesque'],
  },
  anime: {
    motifs: [sun, rails, birds, planet, lighthouse, waves, house, fish, umbrella, snow, wheel],
    palettes: ['cobalt', 'blush', 'sky', 'crimson', 'plum', 'mustard', 'night'],
    faces: ['grotesque', 'condensed', 'geometric'],
  },
  history: {
    motifs: [ship, hills, contours, portrait, mesa, keyhole, stripes, crown, candle, letter, snow],
    palettes: ['rust', 'moss', 'sand', 'mustard', 'slate', 'bone', 'rose'],
    faces: ['didone', 'slab', 'italic'],
  },
  horror: {
    motifs: [house, eye, forest, spiral, keyhole, moons, mist, candle, moth, mask, clock],
    palettes: ['night', 'crimson', 'lime', 'rose', 'moss', 'plum', 'bone'],
    faces: ['didone', 'condensed', 'brush'],
  },
  adventure: {
    motifs: [hills, contours, ship, balloon, lighthouse, mesa, sun, peaks, wheel, snow],
    palettes: ['petrol', 'rust', 'sky', 'mustard', 'cobalt', 'moss', 'sand'],
    faces: ['condensed', 'slab', 'grotesque'],
  },
  documentary: {
    motifs: [contours, halftone, filmstrip, record, stairs, waves, city, wheel, tree, flower, piano],
    palettes: ['bone', 'slate', 'moss', 'sky', 'lime', 'blush', 'cobalt'],
    faces: ['geometric', 'slab', 'grotesque'],
  },
  western: {
    motifs: [mesa, sun, rails, birds, house, stripes, door, cactus, peaks, snow],
    palettes: ['rust', 'sand', 'mustard', 'crimson', 'petrol', 'slate', 'night'],
    faces: ['slab', 'condensed'],
  },
  silent: {
    motifs: [
      filmstrip,
      portrait,
      moons,
      ship,
      stripes,
      city,
      windowLight,
      halftone,
      rings,
      rails,
      door,
      eye,
      mist,
      house,
      clock,
      mask,
      umbrella,
      flower,
      letter,
      candle,
      piano,
      wheel,
    ],
    palettes: ['sepia', 'parchment', 'verdigris', 'oxblood', 'pewter'],
    faces: ['didone', 'slab', 'italic', 'geometric'],
  },
}
