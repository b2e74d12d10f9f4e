import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useHome } from '#data/home/home.ts'
import { today } from '#data/today.ts'
import { rotatingTitles } from '#domain/home/hero-selection.ts'
import type { Title } from '#domain/title/title.ts'
import { badge } from '#components/cards/hero-card.css.ts'
import { useInView } from '#ui/virtual/use-in-view.ts'
import { Banner, BannerSkeleton } from './banner.tsx'
import * as css from './rotating-hero.css.ts'

/**
 * Up to ten of today's trending titles that have just come out, the kind this person prefers first (decision P6). Undefined while
 * they are on their way.
 */
export function RotatingHero({ titles }: { titles: readonly Title[] | undefined }) {
  const { t } = useLingui()
  const { preferred: known } = useHome()
  // What is learnt while it turns changes the next visit: slides do not change places under a person's eyes.
  const [preferred] = useState(known)
  const [ref, seen] = useInView<HTMLDivElement>()
  const shown = titles && rotatingTitles(titles, titles, { today: today(), preferred })
  if (shown?.length === 0) return null
  const words = (
    <p className={`${badge} ${css.badge}`}>
      <Trans>Trending Now</Trans>
    </p>
  )
  return (
    <div ref={ref} className={css.place}>
      {shown && seen ? <Banner label={t`Trending now`} titles={shown} badge={words} /> : <BannerSkeleton />}
    </div>
  )
}
