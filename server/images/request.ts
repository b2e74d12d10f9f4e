import { imageFilePattern, imageSizes } from '#product/images.ts'
import type { ImageSize } from '#product/images.ts'

export interface PictureRequest {
  size: ImageSize
  /** The movie database's file name, without a slash. */
  file: string
}

const ending = '.webp'

/** Reads the two path segments of `/img/{size}/{file}.webp`; undefined unless both are exactly as they must be. */
export function readPictureRequest(size: string, name: string): PictureRequest | undefined {
  const file = name.slice(0, -ending.length)
  if (!Object.hasOwn(imageSizes, size) || !name.endsWith(ending) || !imageFilePattern.test(file)) return undefined
  return { size: size as ImageSize, file }
}
