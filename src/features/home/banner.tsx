import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef } from 'react'
import type { Title } from '#domain/title.ts'
import { limits } from '#spec/limits.ts'
import { PauseIcon, PlayIcon } from '#ui/icons.tsx'
import { useRotation } from '#ui/use-rotation.ts'
import { useSlides } from '#ui/use-slides.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { BannerSlide } from './banner-slide.tsx'
import * as css from './banner.css.ts'

/** The banner carousel: swiped, stepped by its dots, or moving on by itself with a visible pause button. */
export function Banner({ titles }: { titles: readonly Title[] }) {
  const { t } = useLingui()
  const { ref, current, show } = useSlides<HTMLDivElement>()
  const count = titles.length
  const place = useRef(0)
  useEffect(() => {
    place.current = current
  }, [current])
  const next = useCallback(() => show((place.current + 1) % count), [show, count])
  const showWords = (name: string): string => t`Show ${name}`
  const slides = titles.map((title, index) => {
    const number = index + 1
    return { title, index, label: t`${number} of ${count}` }
  })
  const rotation = useRotation(count, limits.rotatingHero.rotateMs, next)
  return (
    <section
      className={css.banner}
      aria-roledescription={t`carousel`}
      aria-label={t`New this week`}
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
              first={index === 0}
              shown={index === current}
              near={Math.abs(index - current) <= 1}
            />
          ))}
        </div>
        {count > 1 && (
          <div className={css.controls}>
            <button
              type="button"
              className={css.pause}
              onClick={rotation.toggle}
              aria-label={rotation.playing ? t`Pause the banner` : t`Play the banner`}
            >
              {rotation.playing ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
            </button>
            {slides.map(({ title, index }) => (
              <button
                key={`${title.type}${title.id}`}
                type="button"
                className={css.dot}
                aria-label={showWords(title.title)}
                aria-current={index === current}
                onClick={() => {
                  rotation.stop()
                  show(index)
                }}
              />
            ))}
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
