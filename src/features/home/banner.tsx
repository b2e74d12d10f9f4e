import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { bareButton } from '#components/pictures/artwork.css.ts'
import type { Title } from '#domain/title/title.ts'
import { limits } from '#product/limits.ts'
import { useRotation } from '#ui/carousel/use-rotation.ts'
import { useSlides } from '#ui/carousel/use-slides.ts'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '#ui/icons/icons.tsx'
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx'
import { BannerSlide } from './banner-slide.tsx'
import * as css from './banner.css.ts'

interface BannerProps {
  /** What it is called. */
  label: string
  titles: readonly Title[]
  /** Said on every slide. */
  badge?: ReactNode
  /** Stands at the top of the page: its first picture is the largest of the first view. */
  first?: boolean
}

/** A carousel of large pictures: swiped, stepped by its dots, or moving on by itself with a visible pause button. */
export function Banner({ label: name, titles, badge, first = false }: BannerProps) {
  const { t } = useLingui()
  const { ref, current, show } = useSlides<HTMLDivElement>(limits.gestures.swipePx)
  const count = titles.length
  const place = useRef(0)
  useEffect(() => {
    place.current = current
  }, [current])
  const next = useCallback(() => show((place.current + 1) % count), [show, count])
  const showPlace = (index: number): void => {
    rotation.stop()
    show(index)
  }
  const slides = titles.map((title, index) => {
    const number = index + 1
    return { title, index, label: t`${number} of ${count}` }
  })
  const rotation = useRotation(count, limits.rotatingHero.rotateMs, next)
  return (
    <section
      className={css.banner}
      aria-roledescription={t`carousel`}
      aria-label={name}
      onPointerEnter={() => rotation.hold(true)}
      onPointerLeave={() => rotation.hold(false)}
    >
      <div className={css.stage}>
        {/* Reading on or swiping means the person has taken over. */}
        <div
          ref={ref}
          className={css.track}
          onFocus={rotation.stop}
          onTouchStart={rotation.stop}
          aria-live={rotation.playing ? 'off' : 'polite'}
        >
          {slides.map(({ title, index, label }) => (
            <BannerSlide
              key={`${title.type}${title.id}`}
              title={title}
              label={label}
              first={first && index === 0}
              badge={badge}
              shown={index === current}
              near={Math.abs(index - current) <= 1}
            />
          ))}
        </div>
        {count > 1 && (
          <div className={css.controls}>
            <button
              type="button"
              className={bareButton}
              onClick={rotation.toggle}
              aria-label={rotation.playing ? t`Pause the banner` : t`Play the banner`}
            >
              {rotation.playing ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
            </button>
            <SlidePicker titles={titles} current={current} onShow={showPlace} />
          </div>
        )}
      </div>
    </section>
  )
}

/** The same geometry while the titles are on their way. */
export function BannerSkeleton() {
  return (
    <div className={css.banner} aria-busy="true">
      <div className={css.stage}>
        <VisuallyHidden>
          <Trans>Loading…</Trans>
        </VisuallyHidden>
      </div>
    </div>
  )
}

interface SlidePickerProps {
  titles: readonly Title[]
  current: number
  onShow: (place: number) => void
}

/** Where a carousel stands, and the way to another slide: a dot for each of a few, a step and a count for many. */
function SlidePicker({ titles, current, onShow }: SlidePickerProps) {
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
