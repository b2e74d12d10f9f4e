import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { BookCover } from '#components/books/book-cover.tsx'
import { Duration } from '#components/books/duration.tsx'
import { ShareButton } from '#components/cards/share-button.tsx'
import { useEntry } from '#components/cards/use-entry.tsx'
import { DownloadButton } from '#components/downloads/download-button.tsx'
import { link } from '#components/facts/facts.css.ts'
import { audiobooksPath, listenPath } from '#components/links/paths.ts'
import { actions } from '#components/page/layout.css.ts'
import { crumb, steps } from '#components/page/page-navigation.css.ts'
import * as plain from '#components/page/plain-page.css.ts'
import type { Book } from '#contract/audiobooks.ts'
import { useBook } from '#data/audiobooks/books.ts'
import { startBookCopy, useBookCopy } from '#data/audiobooks/copies.ts'
import { bookCopyKey } from '#domain/watching/download.ts'
import { readMoment } from '#domain/watching/moment.ts'
import { bookGenreName } from '#i18n/book-genre-names.ts'
import { useFormat } from '#i18n/formats.ts'
import { bookPlayer, queueBook, unqueueBook } from '#state/book-player.ts'
import { player } from '#state/player.ts'
import { Button, buttonClass } from '#ui/controls/button.tsx'
import { PlayIcon } from '#ui/icons/icons.tsx'
import { EpisodesIcon } from '#ui/icons/player-icons.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { BookControls } from './book-controls.tsx'
import { listenTo } from './book-playback.ts'
import { Bookmarks } from './bookmarks.tsx'
import { Chapters, useResumePlace } from './chapters.tsx'
import { useBookKeys } from './use-book-keys.ts'
import * as css from './book.css.ts'

interface BookScreenProps {
  id: string
  /** What stands behind `/listen/`. */
  address: string
  /** The place to begin at; whatever names none means where the person is. */
  chapter: string | undefined
  moment: string | undefined
}

/** The page of one audiobook. An address without its title, or with another one, is replaced by the canonical one. */
export function BookScreen({ id, address, chapter, moment }: BookScreenProps) {
  const router = useRouter()
  const navigate = useNavigate()
  const answer = useBook(id)
  const { value: book, mark, instead } = useEntry(answer, router)
  const canonical = book && listenPath(book)
  useEffect(() => {
    if (canonical !== undefined && decodeURI(canonical) !== `/listen/${address}`)
      void navigate({ href: canonical + router.state.location.searchStr, replace: true, resetScroll: false })
  }, [canonical, address, navigate, router])
  if (book) return <BookPage book={book} mark={mark} chapter={chapter} moment={moment} />
  return instead(
    <div className={plain.screen} aria-busy="true">
      <div className={css.top}>
        <div className={css.cover} style={{ aspectRatio: '2 / 3' }}>
          <Skeleton height="100%" />
        </div>
        <Skeleton width="min(28rem, 90%)" height="3rem" />
      </div>
    </div>,
  )
}

interface BookPageProps extends Pick<BookScreenProps, 'chapter' | 'moment'> {
  book: Book
  mark: ReactNode
}

function BookPage({ book, mark, chapter, moment }: BookPageProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { book: heard } = useSnapshot(player)
  const isHeard = heard?.id === book.id
  const [isBegunHere, setBegunHere] = useState(false)
  const { title, authors, readers, licence, homepage, language, source } = book
  const [writers, voices] = [authors.join(', '), readers.join(', ')]
  useBookKeys(isHeard ? book : null)
  useEffect(() => {
    if (!isHeard) return undefined
    bookPlayer.isOnPage = true
    return () => {
      bookPlayer.isOnPage = false
    }
  }, [isHeard])
  return (
    <article className={plain.screen}>
      <title>{t`${title} – Matinee`}</title>
      <div className={steps}>
        <nav>
          <a className={crumb} href={audiobooksPath()}>
            <Trans>Audiobooks</Trans>
          </a>
        </nav>
        {mark}
      </div>
      <div className={css.top}>
        <BookCover book={book} isEarly className={css.cover} />
        <div className={css.words}>
          <h1 className={css.title} lang={language ?? undefined}>
            {title}
          </h1>
          <p className={css.facts}>
            {writers !== '' && <span>{writers}</span>}
            <Duration seconds={book.seconds} />
            {language !== null && <span>{format.languageName(language) ?? language}</span>}
            {book.genres.length > 0 && <span>{book.genres.map((genre) => bookGenreName(i18n, genre)).join(', ')}</span>}
          </p>
          {voices !== '' && (
            <p className={css.note}>
              <Trans>Read by {voices}</Trans>
            </p>
          )}
          {isHeard && <BookControls book={book} takesFocus={isBegunHere} />}
          <div className={actions}>
            {book.chapters.length > 0
              ? !isHeard && <ListenButton book={book} chapter={chapter} moment={moment} onBegin={() => setBegunHere(true)} />
              : homepage !== null && (
                  <a className={buttonClass('primary')} href={homepage} target="_blank" rel="noreferrer">
                    <Trans>Listen at {source}</Trans>
                  </a>
                )}
            <BookDownload book={book} />
            {book.chapters.length > 0 && !isHeard && <QueueButton book={book} />}
            <ShareButton name={title} path={listenPath(book)} />
          </div>
          {book.chapters.length > 0 && !book.downloadable && (
            <p className={css.note}>
              <Trans>This book cannot be downloaded: the host of its files lets other sites play them, but not copy them.</Trans>
            </p>
          )}
          <p className={css.description} lang={language ?? undefined}>
            {book.description}
          </p>
          {licence && (
            <p className={css.note}>
              {licence.attribution} ·{' '}
              <a className={link} href={licence.url} target="_blank" rel="noreferrer license">
                <Trans>Licence: {licence.name}</Trans>
              </a>
              {homepage !== null && (
                <>
                  {' '}
                  ·{' '}
                  <a className={link} href={homepage} target="_blank" rel="noreferrer">
                    {source}
                  </a>
                </>
              )}
            </p>
          )}
        </div>
      </div>
      {book.chapters.length > 0 && <Chapters book={book} isHeard={isHeard} />}
      <Bookmarks book={book} />
    </article>
  )
}

interface ListenButtonProps extends Pick<BookPageProps, 'book' | 'chapter' | 'moment'> {
  onBegin: () => void
}

/** Begins at the place the address names, else where the person is. */
function ListenButton({ book, chapter, moment, onBegin }: ListenButtonProps) {
  const resume = useResumePlace(book)
  const named = book.chapters.find(({ number }) => number === Number(chapter))
  const place = named && { chapter: named.number, at: readMoment(String(moment ?? '')) ?? 0 }
  const { chapter: number, at } = place ?? resume ?? { chapter: 1, at: 0 }
  const press = (): void => {
    onBegin()
    void listenTo(book, place)
  }
  const isBegun = number !== book.chapters[0]?.number || at > 0
  return (
    <Button look="primary" onClick={press}>
      <PlayIcon size={20} />
      {isBegun ? <Trans>Continue with chapter {number}</Trans> : <Trans>Listen</Trans>}
    </Button>
  )
}

/** What is heard after the book in the player. */
function QueueButton({ book }: { book: Book }) {
  const { queue } = useSnapshot(bookPlayer)
  const isQueued = queue.some(({ id }) => id === book.id)
  return (
    <Button aria-pressed={isQueued} onClick={() => (isQueued ? unqueueBook(book.id) : queueBook(book))}>
      <EpisodesIcon size={20} />
      {isQueued ? <Trans>Comes next</Trans> : <Trans>Listen next</Trans>}
    </Button>
  )
}

/** Brings a book onto this device; nothing where it may not be copied. */
function BookDownload({ book }: { book: Book }) {
  const copy = useBookCopy(book.id)
  if (copy === undefined && (!book.downloadable || book.chapters.length === 0)) return null
  const bytes = book.chapters.reduce(
    (sum: number | null, chapter) => (sum === null || chapter.bytes === null ? null : sum + chapter.bytes),
    0,
  )
  return <DownloadButton id={bookCopyKey(book.id)} download={copy} bytes={bytes} start={() => startBookCopy(book)} />
}
