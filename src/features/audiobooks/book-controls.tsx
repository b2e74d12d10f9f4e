import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import type { Book } from '#contract/audiobooks.ts'
import { nowMs } from '#data/today.ts'
import { secondsLeft } from '#domain/audiobooks/places.ts'
import { momentText } from '#domain/watching/moment.ts'
import { useFormat } from '#i18n/formats.ts'
import { listening } from '#product/listening.ts'
import { bookPlayer, unqueueBook } from '#state/book-player.ts'
import { Button } from '#ui/controls/button.tsx'
import { Select } from '#ui/controls/choice.tsx'
import { BookmarkIcon, PlayIcon } from '#ui/icons/icons.tsx'
import { CloseIcon } from '#ui/icons/later-icons.tsx'
import { NextIcon, PauseIcon, PreviousIcon } from '#ui/icons/player-icons.tsx'
import { bookMedia, markPlace, move, setSpeed, toChapter, togglePlay, useBookState } from './book-playback.ts'
import { useChapterName } from './chapter-name.ts'
import { SleepTimer } from './sleep-timer.tsx'
import * as css from './book.css.ts'

/** The same function each time, or every later drawing would take the focus again. */
const takeFocus = (element: HTMLElement | null): void => element?.focus()

/** The player on the page of its book. @param takesFocus it takes the place of the button that was pressed */
export function BookControls({ book, takesFocus }: { book: Book; takesFocus: boolean }) {
  const { t } = useLingui()
  const { chapter } = useSnapshot(bookPlayer)
  const name = useChapterName(book, chapter)
  const isPaused = useBookState((state) => state.isPaused)
  const failure = useBookState((state) => state.failure)
  const { title } = book
  const { back, forward } = listening.jumpSeconds
  const isLast = chapter === book.chapters.at(-1)?.number
  return (
    <section className={css.player} aria-label={t`Audiobook player: ${title}`}>
      <p className={css.playing} lang={book.language ?? undefined}>
        {name}
      </p>
      <Place book={book} chapter={chapter} />
      <div className={css.buttons}>
        <button
          type="button"
          className={css.jump}
          aria-label={t`Previous chapter`}
          title={t`Previous chapter`}
          onClick={() => toChapter(-1)}
        >
          <PreviousIcon />
        </button>
        <button type="button" className={css.jump} aria-label={t`${back} seconds back`} onClick={() => move(-back)}>
          −{back}
        </button>
        <button
          type="button"
          ref={takesFocus ? takeFocus : undefined}
          className={css.play}
          aria-label={isPaused ? t`Play` : t`Pause`}
          aria-keyshortcuts="Space K"
          onClick={togglePlay}
        >
          {isPaused ? <PlayIcon size={28} /> : <PauseIcon size={28} />}
        </button>
        <button type="button" className={css.jump} aria-label={t`${forward} seconds forward`} onClick={() => move(forward)}>
          +{forward}
        </button>
        <button
          type="button"
          className={css.jump}
          aria-label={t`Next chapter`}
          title={t`Next chapter`}
          aria-disabled={isLast}
          onClick={() => !isLast && toChapter(1)}
        >
          <NextIcon />
        </button>
      </div>
      {failure !== null && (
        <div role="alert">
          <p>
            {failure === 'unreachable' ? (
              <Trans>This chapter cannot be had at the moment. Where you are is kept.</Trans>
            ) : (
              <Trans>This chapter cannot be played.</Trans>
            )}
          </p>
          <Button onClick={togglePlay}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      <div className={css.choices}>
        <Speed />
        <SleepTimer />
        <BookmarkButton name={name} />
      </div>
      <Queue />
    </section>
  )
}

/** How far it is: in the chapter, and until the end of the book at the chosen speed. */
function Place({ book, chapter }: { book: Book; chapter: number }) {
  const { t } = useLingui()
  const format = useFormat()
  const second = useBookState((state) => Math.floor(state.position))
  const known = useBookState((state) => Math.floor(state.duration))
  const speed = useBookState((state) => state.speed)
  const duration = known || Math.floor(book.chapters.find(({ number }) => number === chapter)?.seconds ?? 0)
  const left = secondsLeft(book.chapters, { chapter, at: second })
  const [now, whole] = [momentText(second), momentText(duration)]
  const untilEnd = left === null ? '' : momentText(left / speed)
  const endsAt = left === null ? '' : format.time(nowMs() + (left / speed) * 1000)
  return (
    <>
      <input
        type="range"
        className={css.range}
        style={{ '--share': `${duration > 0 ? (second / duration) * 100 : 0}%` }}
        aria-label={t`Place in the chapter`}
        aria-valuetext={t`${now} of ${whole}`}
        min={0}
        max={Math.max(1, duration)}
        step={1}
        value={Math.min(second, Math.max(1, duration))}
        onChange={({ target }) => bookMedia().seek(Number(target.value))}
      />
      <p className={css.times}>
        <span>
          <Trans>
            {now} of {whole}
          </Trans>
        </span>
        {left !== null && (
          <span>
            <Trans>
              {untilEnd} left in the book, until {endsAt}
            </Trans>
          </span>
        )}
      </p>
    </>
  )
}

function Speed() {
  const { t } = useLingui()
  const format = useFormat()
  const speed = useBookState((state) => state.speed)
  return (
    <Select
      label={t`Speed`}
      value={String(speed)}
      options={listening.speeds.map((one) => [String(one), `${format.number(one)} ×`])}
      onChoose={(chosen) => setSpeed(Number(chosen))}
    />
  )
}

function BookmarkButton({ name }: { name: string }) {
  return (
    <Button className={css.bookmark} onClick={() => markPlace(name)}>
      <BookmarkIcon size={20} />
      <Trans>Bookmark</Trans>
    </Button>
  )
}

/** The books that come next. */
function Queue() {
  const { t } = useLingui()
  const { queue } = useSnapshot(bookPlayer)
  if (queue.length === 0) return null
  return (
    <div>
      <p className={css.note}>
        <Trans>Next:</Trans>
      </p>
      <ul className={css.lines}>
        {queue.map(({ id, title }) => (
          <li key={id} className={css.line}>
            <span className={css.markName} style={{ flex: 1 }}>
              {title}
            </span>
            <button type="button" className={css.jump} aria-label={t`Remove ${title} from what comes next`} onClick={() => unqueueBook(id)}>
              <CloseIcon size={20} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
