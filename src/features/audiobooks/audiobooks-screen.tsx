import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { BookCover } from '#components/books/book-cover.tsx'
import { Duration } from '#components/books/duration.tsx'
import { AgeMark } from '#components/cards/age-mark.tsx'
import { item, list, room } from '#components/cards/poster-grid.css.ts'
import { listenPath } from '#components/links/paths.ts'
import { PageFailed } from '#components/page/page-failed.tsx'
import * as plain from '#components/page/plain-page.css.ts'
import type { BookSummary } from '#contract/audiobooks.ts'
import type { Listening } from '#contract/entities/listening.ts'
import { useBooks } from '#data/audiobooks/books.ts'
import { useContinueListening } from '#data/audiobooks/listening.ts'
import { choicesOf, chosenBooks } from '#domain/audiobooks/choose-books.ts'
import { bookGenreName } from '#i18n/book-genre-names.ts'
import { useFormat } from '#i18n/formats.ts'
import { Button } from '#ui/controls/button.tsx'
import { Select } from '#ui/controls/choice.tsx'
import { TextField } from '#ui/controls/text-field.tsx'
import { useTyped } from '#ui/controls/use-typed.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { SearchIcon } from '#ui/icons/icons.tsx'
import { useTimer } from '#ui/states/use-timer.ts'
import { useWindowLines } from '#ui/virtual/use-window-lines.ts'
import { WindowList } from '#ui/virtual/window-list.tsx'
import { BookScreen } from './book-screen.tsx'
import { ContinueListening } from './continue-listening.tsx'
import { YourListening } from './your-listening.tsx'
import * as css from './audiobooks.css.ts'

/** What the address says: of the list what is looked for, of a book the place to begin at. */
interface PageProps {
  address?: string | undefined
  q?: string | undefined
  language?: string | undefined
  genre?: string | undefined
  chapter?: string | undefined
  t?: string | undefined
}

/** The page of a book, or of all of them: together in one file of the build, as whoever sees one sees the other. */
export function AudiobooksPage({ address, chapter, t, ...search }: PageProps) {
  const [id = ''] = address?.split('/') ?? []
  return address === undefined ? (
    <AudiobooksScreen {...search} />
  ) : (
    <BookScreen key={id} id={id} address={address} chapter={chapter} moment={t} />
  )
}

const none: readonly Listening[] = []
/** So long (ms) the books wait for what was begun. */
const patienceMs = 1000

function useHasWaited(): boolean {
  const [hasWaited, setWaited] = useState(false)
  const timer = useTimer()
  useEffect(() => timer.start(() => setWaited(true), patienceMs), [timer])
  return hasWaited
}

type Search = Pick<PageProps, 'q' | 'language' | 'genre'>

/** Every audiobook there is, with what somebody looks for in the address. */
function AudiobooksScreen({ q: asked = '', language = '', genre = '' }: Search) {
  const { t } = useLingui()
  const navigate = useNavigate({ from: '/audiobooks' })
  const { value: books, failure, asOf, retry } = useBooks()
  const begun = useContinueListening()
  // Of what the address says then: something may have been chosen while somebody was typing.
  const look = (change: Search): void =>
    void navigate({
      search: (now) => Object.fromEntries(Object.entries({ ...now, ...change }).filter(([, value]) => value !== '')),
      replace: true,
      resetScroll: false,
    })
  const [q, type] = useTyped(asked, (typed) => look({ q: typed }))
  const hasWaited = useHasWaited()
  if (!books && failure) return <PageFailed failure={failure} onRetry={retry} />
  const found = books && chosenBooks(books, { q, language, genre })
  // What was begun stands above the books: they wait for it, but not for a database that does not open.
  const isSettled = found !== undefined && (begun !== undefined || hasWaited)
  return (
    <div className={plain.screen}>
      <title>{t`Audiobooks – Matinee`}</title>
      <header className={plain.head}>
        <h1 className={plain.title}>
          <Trans>Audiobooks</Trans>
        </h1>
        <AgeMark asOf={asOf} failed={failure !== undefined} />
      </header>
      <Filters books={books ?? []} q={q} language={language} genre={genre} onType={type} onLook={look} />
      {!isSettled && <BooksSkeleton />}
      {isSettled && q === '' && language === '' && genre === '' && <ContinueListening begun={begun ?? none} books={books ?? []} />}
      {isSettled && found.length > 0 && <BookGrid books={found} />}
      {books?.length === 0 && (
        <p>
          <Trans>No audiobooks are known to this server.</Trans>
        </p>
      )}
      {books && books.length > 0 && found?.length === 0 && (
        <EmptyState
          art={<SearchIcon size={48} />}
          title={<Trans>No audiobook fits</Trans>}
          action={
            <Button
              onClick={() => {
                type('')
                look({ q: '', language: '', genre: '' })
              }}
            >
              <Trans>Show all</Trans>
            </Button>
          }
        >
          <Trans>Try other words, another language or another genre.</Trans>
        </EmptyState>
      )}
      {found && <Count of={found.length} />}
      <YourListening />
    </div>
  )
}

function Count({ of: count }: { of: number }) {
  return (
    <p role="status" className={css.count}>
      <Plural value={count} one="# audiobook" other="# audiobooks" />
    </p>
  )
}

interface FiltersProps extends Required<{ [Field in keyof Search]: string }> {
  books: readonly BookSummary[]
  onType: (typed: string) => void
  onLook: (change: Search) => void
}

function Filters({ books, q, language, genre, onType, onLook }: FiltersProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { languages, genres } = choicesOf(books)
  return (
    <search className={css.controls}>
      <TextField
        label={t`Title, author or genre`}
        type="search"
        autoComplete="off"
        maxLength={100}
        value={q}
        onChange={({ target }) => onType(target.value)}
      />
      <Select
        label={t`Language`}
        value={language}
        options={[['', t`All languages`], ...format.byName(languages, format.languageName)]}
        onChoose={(chosen) => onLook({ language: chosen })}
      />
      <Select
        label={t`Genre`}
        value={genre}
        options={[['', t`All genres`], ...format.byName(genres, (name) => bookGenreName(i18n, name))]}
        onChoose={(chosen) => onLook({ genre: chosen })}
      />
    </search>
  )
}

/** How many covers the first view holds at most: they are fetched at once. */
const firstView = 6

/** Covers in lines, of any number. */
function BookGrid({ books }: { books: readonly BookSummary[] }) {
  const lines = useWindowLines<HTMLUListElement>('books', books.length)
  return (
    <div className={room}>
      <WindowList lines={lines} className={list.grid}>
        {(place) => {
          const book = books[place]
          return (
            <li key={book?.id ?? place} className={item} data-place={place}>
              {book && <BookCard book={book} isEarly={place < firstView} />}
            </li>
          )
        }}
      </WindowList>
    </div>
  )
}

function BookCard({ book, isEarly }: { book: BookSummary; isEarly: boolean }) {
  const format = useFormat()
  return (
    <a href={listenPath(book)} className={css.card} data-card>
      <BookCover book={book} isEarly={isEarly} />
      <span className={css.name} lang={book.language ?? undefined}>
        {book.title}
      </span>
      <span className={css.line}>{book.authors.join(', ')}</span>
      <span className={css.line}>
        <Duration seconds={book.seconds} />
        {book.language !== null && ` · ${format.languageName(book.language) ?? book.language}`}
      </span>
    </a>
  )
}

const aDozen = Array.from({ length: 12 }, (_, place) => place)

function BooksSkeleton() {
  return (
    <div className={room} aria-busy="true">
      <ul className={list.grid}>
        {aDozen.map((place) => (
          <li key={place} className={item}>
            <BookCardSkeleton />
          </li>
        ))}
      </ul>
    </div>
  )
}

const BookCardSkeleton = () => (
  <>
    <div style={{ aspectRatio: '2 / 3' }}>
      <Skeleton height="100%" />
    </div>
    <span className={css.name} />
    <span className={css.line}>&nbsp;</span>
    <span className={css.line}>&nbsp;</span>
  </>
)
