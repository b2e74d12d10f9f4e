import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import { SavedButton } from '#components/cards/saved-button.tsx'
import { TitleLogo } from '#components/cards/title-logo.tsx'
import { titlePath, watchTitlePath } from '#components/links/title-path.ts'
import { inkOf, Picture } from '#components/pictures/picture.tsx'
import { yearOf } from '#domain/calendar-date.ts'
import type { Title } from '#domain/title/title.ts'
import { genreNames } from '#i18n/genre-names.ts'
import { appearance } from '#state/appearance.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { PlayIcon } from '#ui/icons/icons.tsx'
import * as css from './banner.css.ts'

interface BannerSlideProps {
  title: Title
  /** "1 of 5". */
  label: string
  /** The first slide's picture is the largest of the first view. */
  first: boolean
  shown: boolean
  /** Shown or beside it: only then it is drawn. */
  near: boolean
  badge?: ReactNode
}

/** On phones the frame is upright, so the landscape picture is taken twice as wide. */
const sizes = '(min-width: 1440px) 1344px, (min-width: 768px) 94vw, 180vw'

export function BannerSlide({ label, shown, near, ...slide }: BannerSlideProps) {
  const { t } = useLingui()
  const [met, setMet] = useState(near)
  if (near && !met) setMet(true)
  return (
    <div className={`${css.slide} ${inkOf(slide.title.id)}`} role="group" aria-roledescription={t`slide`} aria-label={label} inert={!shown}>
      {met && <Slide {...slide} />}
    </div>
  )
}

function Slide({ title, first, badge }: Pick<BannerSlideProps, 'title' | 'first' | 'badge'>) {
  const { t } = useLingui()
  const { language } = useSnapshot(appearance)
  const name = title.title
  const kind = title.type === 'movie' ? t`Movie` : t`Show`
  const facts = [kind, yearOf(title.date), genreNames(title.genreIds, language).slice(0, 2).join(', ')].filter(Boolean)
  return (
    <>
      <Picture
        path={title.backdropPath}
        widths={['w780', 'backdrop']}
        sizes={sizes}
        ratio={726 / 1368}
        priority={first ? 'highest' : undefined}
      />
      <div className={css.words}>
        {badge}
        <p className={css.facts}>{facts.join(' · ')}</p>
        <h2 className={css.title}>
          <TitleLogo title={title} seen className={css.logo} />
        </h2>
        {title.overview && (
          <p className={css.overview} lang={title.foreign?.overview}>
            {title.overview}
          </p>
        )}
        <div className={css.actions}>
          <a href={watchTitlePath(title)} className={buttonClass('primary')} aria-label={t`Watch ${name}`}>
            <PlayIcon size={20} />
            <Trans>Watch</Trans>
          </a>
          <a href={titlePath(title)} className={buttonClass()} aria-label={t`Details of ${name}`}>
            <Trans>Details</Trans>
          </a>
          <SavedButton title={title} look="round" />
        </div>
      </div>
    </>
  )
}
