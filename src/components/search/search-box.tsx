import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import { searchText } from '#domain/search/search-text.ts'
import { limits } from '#product/limits.ts'
import { lazyPart } from '#i18n/i18n.ts'
import { SearchIcon } from '#ui/icons/icons.tsx'
import { useCombobox } from '#ui/controls/use-combobox.ts'
import { useTimer } from '#ui/states/use-timer.ts'
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx'
import * as css from './search-box.css.ts'

/** Loaded when the page is idle, or with the first focus. */
export const SuggestionList = lazyPart(async () => (await import('./suggestion-list.tsx')).SuggestionList)

interface SearchBoxProps {
  /** What the page of results is about; undefined on every other page. */
  query: string | undefined
}

/**
 * The search of the header: a combobox with up to five titles and people. Enter searches, or opens what is active. On the page of results it
 * holds what was searched for; a page that is something else empties it (decision T18).
 */
export function SearchBox({ query }: SearchBoxProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(query ?? '')
  const [held, setHeld] = useState(query)
  const [focused, setFocused] = useState(false)
  const [open, setOpen] = useState(false)
  const blurring = useTimer()
  const [keys, setKeys] = useState<readonly string[]>([])
  const count = keys.length
  const [forShows, forMovies] = [t`Search for TV Show...`, t`Search for Movie...`]
  if (held !== query) {
    setHeld(query)
    setTyped(query ?? '')
  }
  const isIdle = !focused && typed === ''
  useEffect(() => {
    const input = field.current
    if (!input || !isIdle) return undefined
    const over = new AbortController()
    import('#ui/controls/type-placeholder.ts').then(
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
    keys,
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
    setOpen(false)
    if (searchText(typed) === null) event.preventDefault()
    // A phone's keyboard would cover the results.
    else field.current?.blur()
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
        enterKeyHint="search"
        maxLength={200}
        onFocus={() => {
          blurring.stop()
          setFocused(true)
        }}
        // A tap on a suggestion takes the focus away before it lands.
        onBlur={() => blurring.start(() => setFocused(false), limits.search.blurMs)}
      />
      <VisuallyHidden>
        <span role="status">{combobox.isShown && plural(count, { one: 'One suggestion', other: `${count} suggestions` })}</span>
      </VisuallyHidden>
      <div {...combobox.list} aria-label={t`Suggestions`} className={css.list}>
        {focused && (
          <Suspense>
            <SuggestionList typed={typed} isShown={combobox.isShown} option={combobox.option} onFound={setKeys} onChosen={clear} />
          </Suspense>
        )}
      </div>
    </form>
  )
}
