import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { AgeMark } from '#components/cards/age-mark.tsx'
import { TitleCard } from '#components/cards/title-card.tsx'
import { titlePath } from '#components/links/title-path.ts'
import { FailedBlock } from '#components/page/failed-block.tsx'
import { inkOf, Picture } from '#components/pictures/picture.tsx'
import type { Failure } from '#data/catalogue/catalogue.ts'
import { useYourTitles } from '#data/news/your-titles.ts'
import type { ChangedTitle, TitleChange } from '#domain/news/title-changes.ts'
import { type Formats, useFormat } from '#i18n/formats.ts'
import { buttonClass } from '#ui/controls/button.tsx'
import { HeartIcon } from '#ui/icons/icons.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import * as css from './news.css.ts'

/** What is new for the titles a person keeps: facts with their day, as the movie database has them. */
export function YourTitles() {
  const { changed, failure, count, asOf, retry } = useYourTitles()
  if (changed && count === 0) {
    return (
      <EmptyState
        art={<HeartIcon size={48} />}
        title={<Trans>No titles of yours yet</Trans>}
        action={
          <a href="/" className={buttonClass('primary')}>
            <Trans>Find something</Trans>
          </a>
        }
      >
        <Trans>Add movies and shows to your favorites or your watchlist, and what is new for them stands here.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <p className={css.facts}>
        <Trans>From your favorites and your watchlist: what is new, and what has a day.</Trans>
        <AgeMark asOf={asOf} failed={failure !== undefined} />
      </p>
      {changed ? <ChangedTitles changed={changed} failure={failure} onRetry={retry} /> : <TitlesSkeleton />}
    </>
  )
}

interface ChangedTitlesProps {
  changed: readonly ChangedTitle[]
  failure: Failure | undefined
  onRetry: () => void
}

function ChangedTitles({ changed, failure, onRetry }: ChangedTitlesProps) {
  return (
    <>
      {changed.length > 0 && (
        <ul className={css.titles}>
          {changed.map((one) => (
            <ChangedRow key={`${one.title.type}${one.title.id}`} changed={one} />
          ))}
        </ul>
      )}
      {failure && (
        <FailedBlock failure={failure} onRetry={onRetry}>
          <Trans>Not all of your titles could be looked up.</Trans>
        </FailedBlock>
      )}
      {changed.length === 0 && !failure && (
        <p className={css.muted}>
          <Trans>Nothing new for your titles these days.</Trans>
        </p>
      )}
    </>
  )
}

function ChangedRow({ changed: { title, changes } }: { changed: ChangedTitle }) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <li>
      <a href={titlePath(title)} className={css.title} data-card>
        <span className={`${css.poster} ${inkOf(title.id)}`}>
          <Picture path={title.posterPath} widths={['w92', 'w185']} sizes="56px" ratio={1.5}>
            <TitleCard title={title.title} />
          </Picture>
        </span>
        <span className={css.text}>
          <span className={css.name}>{title.title}</span>
          {changes.map((change) => (
            <span key={`${change.kind} ${change.date}`} className={css.change}>
              {sentenceOf(i18n, format, change)}
            </span>
          ))}
        </span>
      </a>
    </li>
  )
}

/** What has changed, in a sentence. */
function sentenceOf(i18n: I18n, format: Formats, change: TitleChange): string {
  const day = format.day(change.date)
  const say = (sentence: typeof comesOut, values: Record<string, unknown> = {}): string =>
    i18n._({ ...sentence, values: { day, ...values } })
  switch (change.kind) {
    case 'comes-out':
      return say(comesOut)
    case 'came-out':
      return say(cameOut)
    case 'digital':
      return say(digital)
    case 'season-begins':
      return say(seasonBegins, { season: change.season })
    case 'season-began':
      return say(seasonBegan, { season: change.season })
    case 'episode': {
      const { season, number, name } = change
      return name === '' ? say(episode, { season, number }) : say(namedEpisode, { season, number, name })
    }
    case 'trailer':
      return say(trailer, { name: change.name })
  }
}

const comesOut = msg`Comes out on {day}`
const cameOut = msg`Came out on {day}`
const digital = msg`Can be watched at home from {day}`
const seasonBegins = msg`Season {season} begins on {day}`
const seasonBegan = msg`Season {season} began on {day}`
const episode = msg`Season {season}, episode {number}: {day}`
const namedEpisode = msg`Season {season}, episode {number}, “{name}”: {day}`
const trailer = msg`New trailer of {day}: {name}`

const TitlesSkeleton = () => (
  <div className={css.titles} aria-busy="true">
    {Array.from({ length: 4 }, (_, place) => (
      <Skeleton key={place} height="84px" />
    ))}
  </div>
)
