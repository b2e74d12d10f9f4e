import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
// Node loads this package as CommonJS, where only the default import exists; its types and its bundle say otherwise.
// oxlint-disable-next-line import/default -- the default is all Node finds in it
import opentype from 'opentype.js'
import type { Font } from 'opentype.js'

/** The display faces the titles are set in: files of their npm packages, so the machine needs no font of its own. */
const files = {
  grotesque: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff',
  didone: '@fontsource/bodoni-moda/files/bodoni-moda-latin-700-normal.woff',
  italic: '@fontsource/bodoni-moda/files/bodoni-moda-latin-600-italic.woff',
  condensed: '@fontsource/anton/files/anton-latin-400-normal.woff',
  slab: '@fontsource/zilla-slab/files/zilla-slab-latin-700-normal.woff',
  brush: '@fontsource/caveat-brush/files/caveat-brush-latin-400-normal.woff',
  geometric: '@fontsource/jost/files/jost-latin-600-normal.woff',
  text: '@fontsource/jost/files/jost-latin-500-normal.woff',
} as const

export type FaceName = keyof typeof files

const require = createRequire(import.meta.url)
const loaded = new Map<FaceName, Font>()

/** A face, read from its package the first time. */
export function face(name: FaceName): Font {
  const known = loaded.get(name)
  if (known !== undefined) return known
  const bytes = readFileSync(require.resolve(files[name]))
  // oxlint-disable-next-line import/no-named-as-default-member -- see the import
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  loaded.set(name, font)
  return font
}

/** True when the face has a glyph for every character of the text. */
export const canSet = (name: FaceName, text: string): boolean => [...text].every((letter) => face(name).charToGlyphIndex(letter) > 0)
