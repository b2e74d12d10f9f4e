import { type ReactNode, useState } from 'react'
import { colorOf, configNow } from '#data/catalogue/catalogue.ts'
import { imageSrcSet, imageUrl, originImageUrl } from '#domain/title/picture.ts'
import { type ImageSize, imageSizes } from '#product/images.ts'
import * as css from './picture.css.ts'

interface PictureProps {
  /** The movie database's path; null draws what stands in for it. */
  path: string | null
  /** The widths to choose from, smallest first. */
  widths: readonly [ImageSize, ...ImageSize[]]
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string
  /** Height over width. */
  ratio: number
  alt?: string
  /** In the first view: fetched at once and shown without a fade; `highest` only for the largest picture of the page. */
  priority?: 'highest' | 'view' | undefined
  /** Shown whole in a frame of another shape, beside which its color must not stand. */
  isWhole?: boolean
  /** Drawn instead of a missing picture. */
  children?: ReactNode
}

const show = (image: HTMLImageElement): void => {
  image.dataset['shown'] = ''
}

/** From the cache a picture is there before the first frame: then it must not fade in. */
const follow = (image: HTMLImageElement) => {
  if (image.complete && image.naturalWidth > 0) show(image)
  return () => {
    // The browser would go on fetching for an element that has left, before those that are in view.
    if (!image.complete) for (const name of ['srcset', 'src']) image.removeAttribute(name)
  }
}

/** A picture from our image proxy, over its dominant color; if that fails, from the movie database itself; if that fails too, what is drawn instead. */
export function Picture({ path, widths, sizes, ratio, alt = '', priority, isWhole = false, children }: PictureProps) {
  const [failed, setFailed] = useState<{ path: string; times: number } | null>(null)
  const largest = widths.at(-1) ?? widths[0]
  const times = failed && failed.path === path ? failed.times : 0
  const base = configNow()?.imageBaseUrl ?? ''
  const url = times === 0 ? imageUrl(path, largest) : times === 1 && base !== '' ? originImageUrl(base, path, largest) : null
  if (path === null || url === null) return children
  const { width } = imageSizes[largest]
  const color = isWhole ? undefined : colorOf(path)
  return (
    <img
      key={url}
      ref={follow}
      className={priority || color ? css.opaque : css.picture}
      {...(color && { style: { background: color } })}
      // Each of the three has the browser choose anew: with a choice of widths, a single address beside it would only cost.
      {...(times === 0 && widths.length > 1 ? { sizes, srcSet: imageSrcSet(path, widths) ?? '' } : { src: url })}
      crossOrigin={times === 0 ? undefined : 'anonymous'}
      width={width}
      height={Math.round(width * ratio)}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'auto' : 'async'}
      fetchPriority={priority === 'highest' ? 'high' : 'auto'}
      draggable={false}
      onLoad={(event) => show(event.currentTarget)}
      onError={() => setFailed({ path, times: times + 1 })}
    />
  )
}

const inks = Object.values(css.ink)

/** The ink of a picture's frame, as a class: the same title, person or episode always has the same one, in both themes. */
export const inkOf = (id: number): string => inks[id % inks.length] ?? css.ink.slate
