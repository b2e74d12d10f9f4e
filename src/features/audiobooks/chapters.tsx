import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { Book, BookChapter } from '#contract/audiobooks.ts'
import type { Listening } from '#contract/entities/listening.ts'
import { useListeningTo } from '#data/audiobooks/listening.ts'
import { nowMs } from '#data/today.ts'
import { type BookPlace, isHeard as isChapterHeard, placeIn, placeToResume, shareHeard } from '#domain/audiobooks/places.ts'
import { momentText } from '#domain/watching/moment.ts'
import { useFormat } from '#i18n/formats.ts'
import { bookPlayer } from '#state/book-player.ts'
import { CheckIcon } from '#ui/icons/later-icons.tsx'
import { visuallyHidden } from '#ui/theme/visually-hidden.css.ts'
import { goTo, listenTo } from './book-playback.ts'
import { useChapterName } from './chapter-name.ts'
import * as css from './book.css.ts'

/** By which the keys find them. */
export const chaptersId = 'book-chapters'

/** Where a book would be gone on with now; undefined while the database opens. */
export function useResumePlace(book: Book): BookPlace | undefined {
  const rows = useListeningTo(book.id)
  return useMemo(() => rows && placeToResume(rows, book.chapters, nowMs()), [rows, book])
}

const none: readonly Listening[] = []

/** Every chapter; a press listens to it, where the person is in it. */
export function Chapters({ book, isHeard }: { book: Book; isHeard: boolean }) {
  const { chapter: current } = useSnapshot(bookPlayer)
  const format = useFormat()
  const rows = useListeningTo(book.id) ?? none
  const share = shareHeard(rows, book.chapters)
  const percent = format.percent(share)
  const press = ({ number }: BookChapter): void => {
    const place = { chapter: number, at: placeIn(rows, number) }
    if (!isHeard) void listenTo(book, place)
    else if (number !== current) goTo(place)
  }
  return (
    <section className={css.section} id={chaptersId}>
      <h2 className={css.heading}>
        <Trans>Chapters</Trans>
      </h2>
      {share > 0 && (
        <p className={css.heard}>
          <Trans>{percent} heard</Trans>
        </p>
      )}
      <ol className={css.lines}>
        {book.chapters.map((chapter) => (
          <li key={chapter.number} className={css.line}>
            <button
              type="button"
              className={css.chapter}
              aria-current={isHeard && chapter.number === current ? 'true' : undefined}
              onClick={() => press(chapter)}
            >
              <ChapterLine book={book} chapter={chapter} row={rows.find((row) => row.chapter === chapter.number)} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface ChapterLineProps {
  book: Book
  chapter: BookChapter
  row: Listening | undefined
}

function ChapterLine({ book, chapter: { number, seconds }, row }: ChapterLineProps) {
  const { t } = useLingui()
  const name = useChapterName(book, number)
  const isOver = row !== undefined && isChapterHeard(row)
  const at = momentText(row?.position ?? 0)
  const whole = momentText(seconds)
  return (
    <>
      <span className={css.number}>
        {isOver ? (
          <>
            <CheckIcon size={18} />
            <span className={visuallyHidden}>{t`Heard: ${number}`}</span>
          </>
        ) : (
          number
        )}
      </span>
      <span lang={book.language ?? undefined}>{name}</span>
      <span className={css.time}>
        {row && !isOver && row.position > 0 ? (
          <Trans>
            {at} of {whole}
          </Trans>
        ) : (
          seconds > 0 && whole
        )}
      </span>
    </>
  )
}
