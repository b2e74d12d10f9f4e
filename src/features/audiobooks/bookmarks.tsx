import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Book } from '#contract/audiobooks.ts'
import { type Bookmark, bookmarkLimits } from '#contract/entities/bookmarks.ts'
import { changeBookmark, removeBookmark, useBookmarks } from '#data/audiobooks/bookmarks.ts'
import { momentText } from '#domain/watching/moment.ts'
import { player } from '#state/player.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/text-field.tsx'
import { PencilIcon, TrashIcon } from '#ui/icons/later-icons.tsx'
import { goTo, listenTo } from './book-playback.ts'
import * as css from './book.css.ts'

/** The places a person marked in a book; nothing before there is one. */
export function Bookmarks({ book }: { book: Book }) {
  const bookmarks = useBookmarks(book.id)
  const [edited, edit] = useState<string | null>(null)
  if (!bookmarks || bookmarks.length === 0) return null
  return (
    <section className={css.section}>
      <h2 className={css.heading}>
        <Trans>Bookmarks</Trans>
      </h2>
      <ul className={css.lines}>
        {bookmarks.map((bookmark) => (
          <li key={bookmark.id} className={css.line}>
            {edited === bookmark.id ? (
              <BookmarkForm bookmark={bookmark} onEnd={() => edit(null)} />
            ) : (
              <BookmarkLine book={book} bookmark={bookmark} onEdit={() => edit(bookmark.id)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface BookmarkLineProps {
  book: Book
  bookmark: Bookmark
  onEdit: () => void
}

function BookmarkLine({ book, bookmark, onEdit }: BookmarkLineProps) {
  const { t } = useLingui()
  const { book: heard } = useSnapshot(player)
  const { name, note, chapter, at } = bookmark
  const press = (): void => {
    if (heard?.id === book.id) goTo({ chapter, at })
    else void listenTo(book, { chapter, at })
  }
  return (
    <>
      <button type="button" className={css.chapter} onClick={press}>
        <span className={css.number}>{chapter}</span>
        <span className={css.mark}>
          <span className={css.markName}>{name}</span>
          {note !== '' && <span className={css.markNote}>{note}</span>}
        </span>
        <span className={css.time}>{momentText(at)}</span>
      </button>
      <IconButton label={t`Edit the bookmark ${name}`} onClick={onEdit}>
        <PencilIcon size={20} />
      </IconButton>
      <IconButton label={t`Remove the bookmark ${name}`} onClick={() => void removeBookmark(bookmark)}>
        <TrashIcon size={20} />
      </IconButton>
    </>
  )
}

/** Name and note, saved together. */
function BookmarkForm({ bookmark, onEnd }: { bookmark: Bookmark; onEnd: () => void }) {
  const { t } = useLingui()
  const [name, setName] = useState(bookmark.name)
  const [note, setNote] = useState(bookmark.note)
  const save = (event: FormEvent): void => {
    event.preventDefault()
    void changeBookmark(bookmark, { name, note })
    onEnd()
  }
  return (
    <form className={css.form} onSubmit={save}>
      <TextField label={t`Name`} required maxLength={bookmarkLimits.name} value={name} onChange={({ target }) => setName(target.value)} />
      <label className={css.label}>
        <Trans>Note</Trans>
        <textarea className={css.area} maxLength={bookmarkLimits.note} value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
      <span className={css.buttons} style={{ justifyContent: 'start' }}>
        <Button type="submit" look="primary">
          <Trans>Save</Trans>
        </Button>
        <Button onClick={onEnd}>
          <Trans>Cancel</Trans>
        </Button>
      </span>
    </form>
  )
}
