import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { sharePicture, useYourYear, type YearLook, type YearWords } from '#data/watching/your-year.ts'
import type { YourYear } from '#domain/watching/your-year.ts'
import { useFormat } from '#i18n/formats.ts'
import { session } from '#state/session.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { Select } from '#ui/controls/choice.tsx'
import { PlayIcon } from '#ui/icons/icons.tsx'
import { ShareIcon } from '#ui/icons/later-icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { vars } from '#ui/theme/theme.css.ts'
import { visuallyHidden } from '#ui/theme/visually-hidden.css.ts'
import * as library from './library.css.ts'
import * as css from './your-year.css.ts'

/** What somebody watched in a year, drawn on their device from their history and for nobody else, unless they share it. */
export function YourYearScreen() {
  const { t } = useLingui()
  const { user } = useSnapshot(session)
  const [wanted, setWanted] = useState<number>()
  const found = useYourYear(user?.id ?? '', wanted)
  const shown = found?.shown
  return (
    <div className={library.screen}>
      <title>{t`Your year – Matinee`}</title>
      <div className={library.head}>
        <h1 className={library.title}>
          <Trans>Your year</Trans>
        </h1>
        {found && shown && found.years.length > 1 && (
          <Select
            label={t`Year`}
            quiet
            value={String(shown.year)}
            options={found.years.map((year) => [String(year), String(year)])}
            onChoose={(year) => setWanted(Number(year))}
          />
        )}
      </div>
      {shown && <Year year={shown} />}
      {found && !shown && <NothingWatched />}
    </div>
  )
}

const NothingWatched = () => (
  <EmptyState
    art={<PlayIcon size={48} />}
    title={<Trans>Nothing in your history yet</Trans>}
    action={
      <Link to="/" className={buttonClass('primary')}>
        <Trans>Find something</Trans>
      </Link>
    }
  >
    <Trans>What you watch is counted here. It never leaves this device unless you share it.</Trans>
  </EmptyState>
)

function Year({ year: of }: { year: YourYear }) {
  const { t } = useLingui()
  const format = useFormat()
  const box = useRef<HTMLDivElement>(null)
  const { year, months, busiestMonth, days, streak, topShow, first, last } = of
  const figures = useFigures(of)
  const busiest = Math.max(1, ...months)
  const month = busiestMonth === null ? '' : format.month(busiestMonth)
  const show = topShow?.title ?? ''
  const share = async (): Promise<void> => {
    const words: YearWords = {
      heading: t`My ${year}`,
      figures: figures.slice(0, 4),
      months: months.map((seconds, place) => [format.monthLetter(place), seconds / busiest]),
      foot: show === '' ? '' : t`Most of all: ${show}`,
    }
    if (box.current) await sharePicture(words, lookOf(box.current), `matinee-${year}.png`)
  }
  return (
    <div ref={box} className={css.year}>
      <dl className={css.figures}>
        {figures.map(([figure, words]) => (
          <div key={words} className={css.figure}>
            <dt className={css.words}>{words}</dt>
            <dd className={css.number}>{figure}</dd>
          </div>
        ))}
      </dl>
      {busiestMonth !== null && (
        <section className={css.section}>
          <h2 className={css.heading}>
            <Trans>Month by month</Trans>
          </h2>
          <ol className={css.months}>
            {months.map((seconds, place) => (
              <li key={format.month(place)} className={css.month}>
                <span className={css.track}>
                  <span className={css.bar} data-busiest={place === busiestMonth} style={{ height: `${(seconds / busiest) * 100}%` }} />
                </span>
                <span aria-hidden="true">{format.monthLetter(place)}</span>
                <span className={visuallyHidden}>
                  {format.month(place)}: <Hours seconds={seconds} />
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <ul className={css.sentences}>
        {month !== '' && (
          <li>
            <Trans>You watched most in {month}.</Trans>
          </li>
        )}
        <li>
          <Plural value={days} one="You watched on # day." other="You watched on # days." />{' '}
          {streak > 1 && <Plural value={streak} one="At most # in a row." other="At most # in a row." />}
        </li>
        {topShow && (
          <li>
            <Trans>Most of all you watched {show}.</Trans>
          </li>
        )}
        <li>
          <Trans>
            First came {first}, last {last}.
          </Trans>
        </li>
      </ul>
      <div className={css.actions}>
        <Button look="primary" onClick={() => void share()}>
          <ShareIcon size={20} />
          <Trans>Share as a picture</Trans>
        </Button>
        <p className={css.note}>
          <Trans>Counted on this device from your history. What you watched again counts where you watched it last.</Trans>
        </p>
      </div>
    </div>
  )
}

function Hours({ seconds }: { seconds: number }) {
  const hours = Math.round(seconds / 3600)
  return <Plural value={hours} one="# hour" other="# hours" />
}

/** What there is of everything, each with what it counts; what is not there is left out. */
function useFigures({ seconds, movies, shows, episodes }: YourYear): (readonly [string, string])[] {
  const { number } = useFormat()
  const hours = Math.round(seconds / 3600)
  const all: readonly (readonly [number, string])[] = [
    [hours, plural(hours, { one: 'hour watched', other: 'hours watched' })],
    [movies, plural(movies, { one: 'movie', other: 'movies' })],
    [episodes, plural(episodes, { one: 'episode', other: 'episodes' })],
    [shows, plural(shows, { one: 'show', other: 'shows' })],
  ]
  return all.flatMap(([count, words]) => (count > 0 ? [[number(count), words] as const] : []))
}

/** As the page looks now, for what is drawn. */
function lookOf(element: Element): YearLook {
  const style = getComputedStyle(element)
  const valueOf = (variable: string): string => style.getPropertyValue(variable.slice('var('.length, -1))
  const { ground, text, muted, accent } = vars.color
  return { ground: valueOf(ground), text: valueOf(text), muted: valueOf(muted), accent: valueOf(accent), font: valueOf(vars.font.display) }
}
