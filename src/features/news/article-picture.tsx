import { useState } from 'react'
import * as css from './news.css.ts'

interface ArticlePictureProps {
  url: string
  alt?: string
  className: string
  /** Width over height of its frame, where the sheet does not say it. */
  ratio?: number
  /** In the first view. */
  isFirst?: boolean
}

/** A picture of an article, by way of our server. Where it cannot be had its frame stays, so that nothing moves. */
export function ArticlePicture({ url, alt = '', className, ratio, isFirst = false }: ArticlePictureProps) {
  const [failed, setFailed] = useState<string>()
  return (
    <span className={`${css.frame} ${className}`} style={{ aspectRatio: ratio }}>
      {failed !== url && (
        <img
          key={url}
          className={css.picture}
          src={url}
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onError={() => setFailed(url)}
        />
      )}
    </span>
  )
}
