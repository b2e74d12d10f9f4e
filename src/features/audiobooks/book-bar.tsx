import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { BookCover } from '#components/books/book-cover.tsx'
import { listenPath } from '#components/links/paths.ts'
import type { Book } from '#contract/audiobooks.ts'
import { momentText } from '#domain/watching/moment.ts'
import { listening } from '#product/listening.ts'
import { bookPlayer } from '#state/book-player.ts'
import { closePlayer } from '#state/player.ts'
import { session } from '#state/session.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { PlayIcon } from '#ui/icons/icons.tsx'
import { CloseIcon } from '#ui/icons/later-icons.tsx'
import { PauseIcon } from '#ui/icons/player-icons.tsx'
import { showMediaSession } from '#ui/media/media-session.ts'
import { bookMedia, move, toChapter, togglePlay, useBookState } from './book-playback.ts'
import { useChapterName } from './chapter-name.ts'
import * as css from './book.css.ts'

/** What is listened to, on every page but its own; there the page has everything. */
export function BookBar({ book }: { book: Book }) {
  const { t } = useLingui()
  const { isOnPage, chapter } = useSnapshot(bookPlayer)
  const isPaused = useBookState((state) => state.isPaused)
  const hasFailed = useBookState((state) => state.failure !== null)
  const second = useBookState((state) => Math.floor(state.position))
  const duration = useBookState((state) => state.duration)
  const chapterName = useChapterName(book, chapter)
  useOnDevice(book, chapterName, chapter)
  useLeaving()
  const { title } = book
  if (isOnPage) return null
  return (
    <aside className={css.bar} aria-label={t`Audiobook player: ${title}`} data-book-bar>
      <span className={css.progress} style={{ width: '100%', scale: `${duration > 0 ? second / duration : 0} 1` }} aria-hidden="true" />
      <a className={css.barLink} href={listenPath(book)} title={t`Back to ${title}`}>
        <BookCover book={book} />
        <span className={css.barWords}>
          <span className={css.barTitle} lang={book.language ?? undefined}>
            {title}
          </span>
          <span className={css.barLine}>
            {hasFailed ? (
              <Trans>Playing stopped</Trans>
            ) : (
              <>
                {momentText(second)} · {chapterName}
              </>
            )}
          </span>
        </span>
      </a>
      <span className={css.buttons}>
        <IconButton label={isPaused ? t`Play` : t`Pause`} onClick={togglePlay}>
          {isPaused ? <PlayIcon size={20} /> : <PauseIcon size={20} />}
        </IconButton>
        <IconButton label={t`Close the player`} onClick={closePlayer}>
          <CloseIcon size={20} />
        </IconButton>
      </span>
    </aside>
  )
}

/** Lock screen, headset and keyboard show what is heard and move in it. */
function useOnDevice({ title, picture, chapters }: Book, chapterName: string, chapter: number): void {
  const hasNext = chapters.some(({ number }) => number > chapter)
  useEffect(() => {
    const artwork = picture === null ? [] : [{ src: picture }]
    return showMediaSession(
      bookMedia(),
      { title: chapterName, artist: title, artwork },
      {
        move,
        step: listening.jumpSeconds,
        next: hasNext ? () => toChapter(1) : undefined,
        previous: () => toChapter(-1),
        leave: undefined,
      },
    )
  }, [title, picture, chapterName, hasNext])
}

/** What one person listens to is nothing for the next one. */
function useLeaving(): void {
  const { user } = useSnapshot(session)
  const [owner] = useState(user?.id)
  useEffect(() => {
    if (user?.id !== owner) closePlayer()
  }, [user, owner])
}
