import { useLingui } from '@lingui/react/macro'
import type { Title } from '#domain/title/title.ts'
import { bareButton } from '#components/pictures/artwork.css.ts'
import { limits } from '#product/limits.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/icons.tsx'
import * as css from './banner.css.ts'

interface BannerPlaceProps {
  titles: readonly Title[]
  current: number
  onShow: (place: number) => void
}

/** Where a carousel stands, and the way to another slide: a dot for each of a few, a step and a count for many. */
export function BannerPlace({ titles, current, onShow }: BannerPlaceProps) {
  const { t } = useLingui()
  const count = titles.length
  const words = (title: string): string => t`Show ${title}`
  if (count > limits.banner.max) {
    const step = (by: number): void => onShow((current + by + count) % count)
    return (
      <>
        <button type="button" className={bareButton} aria-label={t`Previous slide`} onClick={() => step(-1)}>
          <ChevronLeftIcon size={20} />
        </button>
        <span className={css.count} aria-hidden="true">
          {current + 1} / {count}
        </span>
        <button type="button" className={bareButton} aria-label={t`Next slide`} onClick={() => step(1)}>
          <ChevronRightIcon size={20} />
        </button>
      </>
    )
  }
  return titles.map((title, index) => (
    <button
      key={`${title.type}${title.id}`}
      type="button"
      className={css.dot}
      aria-label={words(title.title)}
      aria-current={index === current}
      onClick={() => onShow(index)}
    />
  ))
}
