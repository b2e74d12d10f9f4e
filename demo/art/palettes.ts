/** The five colours of a picture: its motif and its title use no others. */
export interface Palette {
  ground: string
  deep: string
  mid: string
  light: string
  accent: string
}

const row = (ground: string, deep: string, mid: string, light: string, accent: string): Palette => ({ ground, deep, mid, light, accent })

export const palettes = {
  night: row('#121729', '#070a14', '#33477a', '#ece2ca', '#e4573d'),
  petrol: row('#0f3d43', '#071f24', '#2f7472', '#f2e7d0', '#f2a65a'),
  rust: row('#8a3420', '#3a120c', '#c8653c', '#f7e4c6', '#f1b84b'),
  bone: row('#ebe1cc', '#26211d', '#c9b896', '#fbf6ea', '#c43a28'),
  moss: row('#2d3d2b', '#131c14', '#71875a', '#efe9cf', '#dd9335'),
  plum: row('#3d1e44', '#1a0a20', '#7d4579', '#f4e1e0', '#f1805f'),
  cobalt: row('#1e3b9c', '#0b1a50', '#5b7be0', '#f5edd9', '#f4c542'),
  sand: row('#dbb584', '#4c2d18', '#bb7b41', '#f8ead0', '#1f5150'),
  blush: row('#e9bba7', '#52202e', '#d08073', '#fff2e5', '#a4243c'),
  lime: row('#15181c', '#08090b', '#3f4750', '#eff1e7', '#c9de4c'),
  sky: row('#a8cbd7', '#153649', '#5c96ad', '#f8f4e7', '#f07d52'),
  crimson: row('#a8132b', '#470611', '#d64148', '#faead8', '#f2b33d'),
  mustard: row('#dc9e20', '#38250a', '#b97513', '#fcefca', '#1e3d5c'),
  slate: row('#44525d', '#1a2228', '#7b8c98', '#f1ece1', '#e9a53e'),
  rose: row('#6a1f36', '#2c0a16', '#b0526a', '#fbe6e0', '#f3b1a0'),
  sepia: row('#2b221a', '#130f0b', '#7d6448', '#eddebe', '#bb8a3f'),
  parchment: row('#e5d4ae', '#2a2017', '#b99a6a', '#f6ecd4', '#8f2f22'),
  verdigris: row('#25312f', '#0f1716', '#5f7872', '#e9e0c5', '#cb9c4b'),
  oxblood: row('#5c2a22', '#27100c', '#97573f', '#f1e0c0', '#e1b45e'),
  pewter: row('#3a414e', '#181c24', '#727c8d', '#ede5d1', '#c9744b'),
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes

/** Relative luminance of a colour, 0 to 1 (WCAG 2). */
export function luminance(ink: string): number {
  const channel = (at: number): number => {
    const value = Number.parseInt(ink.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** The palette's light or deep colour, whichever has more contrast to the background `paper`. */
export function inkOn(paper: string, palette: Palette): string {
  const paperLight = luminance(paper)
  const contrast = (ink: string): number => {
    const [high, low] = [Math.max(luminance(ink), paperLight), Math.min(luminance(ink), paperLight)]
    return (high + 0.05) / (low + 0.05)
  }
  return contrast(palette.light) >= contrast(palette.deep) ? palette.light : palette.deep
}

/** Mixes two colours; `part` is the share of the second, 0 to 1. */
export function mixInk(ink: string, other: string, part: number): string {
  const channel = (at: number): string => {
    const [from, to] = [Number.parseInt(ink.slice(at, at + 2), 16), Number.parseInt(other.slice(at, at + 2), 16)]
    return Math.round(from + (to - from) * part)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
