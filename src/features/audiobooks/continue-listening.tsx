import { Trans, useLingui } from '@lingui/react/macro'
import { BookCover } from '#components/books/book-cover.tsx'
import { ProgressBar } from '#components/cards/progress-bar.tsx'
import { listenPath } from '#components/links/paths.ts'
import type { BookSummary } from '#contract/audiobooks.ts'
import type { Listening } from '#contract/entities/listening.ts'
import { removeListening } from '#data/audiobooks/listening.ts'
import { nowMs } from '#data/today.ts'
import { momentText } from '#domain/watching/moment.ts'
import { useFormat } from '#i18n/formats.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { CloseIcon } from '#ui/icons/later-icons.tsx'
import * as css from './audiobooks.css.ts'

/** More than these are further down in the list of all. */
const mostShown = 6

/** The books somebody has begun, the latest first; nothing when there are none. */
export function ContinueListening({ begun, books }: { begun: readonly Listening[]; books: readonly BookSummary[] }) {
  if (begun.length === 0) return null
  return (
    <section className={css.section}>
      <h2 className={css.heading}>
        <Trans>Continue listening</Trans>
      </h2>
      <ul className={css.resumes}>
        {begun.slice(0, mostShown).map((place) => (
          <Resume key={place.book_id} place={place} book={books.find(({ id }) => id === place.book_id)} />
        ))}
      </ul>
    </section>
  )
}

/** What is known of the book counts; where its source does not name it any more, what was kept with the place. */
function Resume({ place, book }: { place: Listening; book: BookSummary | undefined }) {
  const { t } = useLingui()
  const format = useFormat()
  const { chapter, chapters, position, duration, updated_at: notedAt } = place
  const shown = book ?? { id: place.book_id, title: place.title, picture: place.picture }
  const { title } = shown
  const moment = momentText(position)
  return (
    <li className={css.resume}>
      <a href={listenPath(shown)} className={css.resumeLink} data-card>
        <BookCover book={shown} />
        <span className={css.resumeWords}>
          <span className={css.resumeName} lang={book?.language ?? undefined}>
            {title}
          </span>
          <span className={css.line}>
            <Trans>
              Chapter {chapter} of {chapters}, {moment}
            </Trans>
            {notedAt !== undefined && ` · ${format.ago(notedAt, nowMs())}`}
          </span>
          <ProgressBar share={(chapter - 1 + (duration > 0 ? Math.min(1, position / duration) : 0)) / chapters} className={css.bar} />
        </span>
      </a>
      <IconButton label={t`Remove ${title} from Continue listening`} onClick={() => void removeListening(place)}>
        <CloseIcon size={20} />
      </IconButton>
    </li>
  )
}
