import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { searchText } from '#domain/search/search-text.ts'
import { limits } from '#product/limits.ts'
import { SearchIcon } from '#ui/icons/icons.tsx'
import { onSlash } from '#ui/controls/on-slash.ts'
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx'
import { SearchOption } from './search-option.tsx'
import * as css from './search-box.css.ts'
import { useSuggestions } from './use-suggestions.ts'
import { useTypedPlaceholder } from './use-typed-placeholder.ts'

/** The search of the header: a combobox with up to five titles. Enter searches, or opens the title that is marked. */
export function SearchBox() {
  const { t } = useLingui()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [focused, setFocused] = useState(false)
  const [open, setOpen] = useState(false)
  const [marked, setMarked] = useState(-1)
  const titles = useSuggestions(typed, focused)
  const count = titles.length
  const shown = open && focused && count > 0
  const placeholder = useTypedPlaceholder([t`Search for TV Show...`, t`Search for Movie...`], !focused && typed === '')
  useEffect(() => onSlash(() => field.current?.focus()), [])

  const clear = (): void => {
    setTyped('')
    setOpen(false)
    setMarked(-1)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // While an input method composes, its keys are its own.
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && titles.length > 0) {
      event.preventDefault()
      setOpen(true)
      // One place more than titles: between the last and the first stands the text itself.
      const places = titles.length + 1
      setMarked(((marked + 1 + step + places) % places) - 1)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      if (shown) setOpen(false)
      else if (typed !== '') clear()
      else field.current?.blur()
    }
  }
  const onSubmit = (event: FormEvent): void => {
    const option = shown && marked >= 0 ? list.current?.querySelectorAll('a')[marked] : undefined
    if (option || searchText(typed) === null) event.preventDefault()
    option?.click()
    // After the form's own values have been read.
    setTimeout(clear)
  }
  return (
    <form action="/search" method="get" role="search" className={css.box} onSubmit={onSubmit}>
      <SearchIcon size={20} className={css.icon} />
      <input
        ref={field}
        className={css.field}
        type="search"
        name="q"
        value={typed}
        placeholder={placeholder}
        aria-label={t`Search movies and shows`}
        aria-keyshortcuts="/"
        role="combobox"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && marked >= 0 ? `${listId}-${marked}` : undefined}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        onChange={(event) => {
          setTyped(event.target.value)
          setOpen(true)
          setMarked(-1)
        }}
        onKeyDown={onKeyDown}
        onFocus={() => setFocused(true)}
        // A tap on a suggestion takes the focus away before it lands.
        onBlur={() => setTimeout(() => setFocused(false), limits.search.blurMs)}
      />
      <VisuallyHidden>
        <span role="status">{shown && plural(count, { one: 'One suggestion', other: `${count} suggestions` })}</span>
      </VisuallyHidden>
      <div ref={list} id={listId} role="listbox" aria-label={t`Suggestions`} hidden={!shown} className={css.list}>
        {shown &&
          titles.map((title, index) => (
            <SearchOption
              key={`${title.type}${title.id}`}
              id={`${listId}-${index}`}
              title={title}
              marked={index === marked}
              onChosen={clear}
            />
          ))}
      </div>
    </form>
  )
}
