import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react'
import { yearOf } from '#domain/calendar-date.ts'
import { searchText } from '#domain/search/search-text.ts'
import type { Title } from '#domain/title/title.ts'
import { titlePath } from '#components/links/title-path.ts'
import { limits } from '#product/limits.ts'
import { Picture } from '#components/pictures/picture.tsx'
import { SearchIcon } from '#ui/icons/icons.tsx'
import { useCombobox } from '#ui/controls/use-combobox.ts'
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx'
import * as css from './search-box.css.ts'
import { useSuggestions } from './use-suggestions.ts'

/** The search of the header: a combobox with up to five titles. Enter searches, or opens the title that is active. */
export function SearchBox() {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [focused, setFocused] = useState(false)
  const [open, setOpen] = useState(false)
  const titles = useSuggestions(typed, focused)
  const count = titles.length
  const [forShows, forMovies] = [t`Search for TV Show...`, t`Search for Movie...`]
  const isIdle = !focused && typed === ''
  useEffect(() => onSlash(() => field.current?.focus()), [])
  useEffect(() => {
    const input = field.current
    if (!input || !isIdle || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const over = new AbortController()
    import('./type-placeholder.ts').then(
      ({ typePlaceholder }) => typePlaceholder(input, [forShows, forMovies], over.signal),
      () => undefined,
    )
    return () => over.abort()
  }, [isIdle, forShows, forMovies])

  const clear = (): void => {
    setTyped('')
    setOpen(false)
  }
  const combobox = useCombobox({
    keys: titles.map(({ type, id }) => type + id),
    typed,
    onType(text) {
      setTyped(text)
      setOpen(true)
    },
    isOpen: open && focused,
    onOpen: () => setOpen(true),
    onEscape() {
      if (combobox.isShown) setOpen(false)
      else if (typed !== '') clear()
      else field.current?.blur()
    },
  })
  const onSubmit = (event: FormEvent): void => {
    if (searchText(typed) === null) event.preventDefault()
    // After the form's own values have been read.
    setTimeout(clear)
  }
  return (
    <form action="/search" method="get" role="search" className={css.box} onSubmit={onSubmit}>
      <SearchIcon size={20} className={css.icon} />
      <input
        {...combobox.field}
        ref={field}
        className={css.field}
        type="search"
        name="q"
        placeholder={forShows}
        aria-label={t`Search movies and shows`}
        aria-keyshortcuts="/"
        enterKeyHint="search"
        maxLength={200}
        onFocus={() => setFocused(true)}
        // A tap on a suggestion takes the focus away before it lands.
        onBlur={() => setTimeout(() => setFocused(false), limits.search.blurMs)}
      />
      <VisuallyHidden>
        <span role="status">{combobox.isShown && plural(count, { one: 'One suggestion', other: `${count} suggestions` })}</span>
      </VisuallyHidden>
      <div {...combobox.list} aria-label={t`Suggestions`} className={css.list}>
        {combobox.isShown &&
          titles.map((title, place) => (
            <Suggestion key={title.type + title.id} title={title} {...combobox.option(place)} onClick={clear} />
          ))}
      </div>
    </form>
  )
}

/** A link for the pointer, an option for the keyboard, which stays in the field. */
function Suggestion({ title, ...option }: Omit<ComponentProps<'a'>, 'title'> & { title: Title }) {
  const { t } = useLingui()
  const facts = [title.type === 'movie' ? t`Movie` : t`Show`, yearOf(title.date)].filter(Boolean)
  return (
    <a {...option} href={titlePath(title)} className={css.option}>
      <span className={css.poster}>
        <Picture path={title.posterPath} widths={['w92']} sizes="40px" ratio={1.5} />
      </span>
      <span>
        <span className={css.name} lang={title.foreign?.title}>
          {title.title}
        </span>
        <span className={css.facts}>{facts.join(' · ')}</span>
      </span>
    </a>
  )
}

/** Calls back on `/`, except where a person is typing or a panel lies above the page. Returns the way to stop. */
function onSlash(pressed: () => void): () => void {
  const listen = (event: KeyboardEvent): void => {
    const inField = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable], dialog')
    if (event.key !== '/' || inField || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    pressed()
  }
  addEventListener('keydown', listen)
  return () => removeEventListener('keydown', listen)
}
