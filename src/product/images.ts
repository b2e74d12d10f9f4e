/**
 * The picture sizes our image proxy makes, by name: the width in px and, where the crop is fixed, the height
 * (specification, sections 7 and 9; decision P13). Nothing else is ever resized.
 */
export const imageSizes = {
  w92: { width: 92 },
  w185: { width: 185 },
  w342: { width: 342 },
  w500: { width: 500 },
  w780: { width: 780 },
  w1280: { width: 1280 },
  backdrop: { width: 1368, height: 726 },
  logo: { width: 300 },
} as const satisfies Record<string, { width: number; height?: number }>

export type ImageSize = keyof typeof imageSizes

/** The movie database's own file names, without the leading slash. */
export const imageFilePattern = /^[A-Za-z0-9]{20,40}\.(?:jpg|png|svg)$/
