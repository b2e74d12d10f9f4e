import { imageFilePattern, type ImageSize, imageSizes } from '#product/images.ts'

/** The file of a movie-database picture path (`/abc.jpg`), or null when it is none: missing pictures are drawn, not fetched. */
const fileOf = (path: string | null): string | null => {
  const file = path?.replace(/^\//, '') ?? ''
  return imageFilePattern.test(file) ? file : null
}

/** Where our image proxy serves a picture; null when there is none (decision P13). */
export function imageUrl(path: string | null, size: ImageSize): string | null {
  const file = fileOf(path)
  return file && `/img/${size}/${file}.webp`
}

/** The candidates of a `srcset`, widest last; null when there is no picture. */
export function imageSrcSet(path: string | null, sizes: readonly ImageSize[]): string | null {
  const file = fileOf(path)
  return file && sizes.map((size) => `/img/${size}/${file}.webp ${imageSizes[size].width}w`).join(', ')
}

/** The movie database's own server has fewer widths than our proxy. */
const originSizes: Partial<Record<ImageSize, string>> = { backdrop: 'w1280', logo: 'w300' }

/** The same picture at the movie database's own server, for when our proxy fails. */
export function originImageUrl(base: string, path: string | null, size: ImageSize): string | null {
  const file = fileOf(path)
  return file && `${base.replace(/\/$/, '')}/${originSizes[size] ?? size}/${file}`
}

/** A lettering of a title. `language` is ISO 639-1, null or `xx` for one without words. */
export interface Logo {
  language: string | null
  path: string
  /** Width in px of the original. */
  width: number
}

/** The width (px) that is preferred where there are several (specification, section 2). */
const preferredLogoWidth = 1916

/** The logo in the language of the words it stands for, of the preferred width if there is one; undefined where the words are to be shown. */
export function pickLogo(logos: readonly Logo[], language: string): Logo | undefined {
  const own = logos.filter((logo) => logo.language === language)
  return own.find((logo) => logo.width === preferredLogoWidth) ?? own[0]
}
